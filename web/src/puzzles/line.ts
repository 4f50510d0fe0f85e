/** A puzzle answers a table's commands as a socket would: the server is asked anew each time and keeps no table. */
import * as api from '../api'
import type { Asked, Line } from '../state/connection'
import type { Ears } from '../state/socket'
import { PROTOCOL, type Catalogue, type PuzzleAnswer, type PuzzleAsk, type Puzzle, type Thing } from '../wire'
import { words } from '../words/index.svelte'

export class PuzzleLine implements Line {
  private now: Puzzle | null = null
  private catalogue: Promise<Catalogue> | null = null
  private n = 1
  private ears: Ears | null = null

  constructor(
    private readonly game: string,
    private readonly id: string,
    private readonly told: (now: Puzzle, answer: PuzzleAnswer | null) => void,
  ) {}

  /** The table listens from now on. */
  readonly dial = (ears: Ears): Line => {
    this.ears = ears
    void this.open()
    return this
  }

  private async open(): Promise<void> {
    try {
      const now = await this.ask({ do: 'show' })
      this.now = now
      this.ears?.online(true)
      this.ears?.hear({ type: 'welcome', protocol: PROTOCOL, table: now.card, chat: [], server: '', time: 0, update: { ...now.update, n: this.n } })
      this.told(now, null)
    } catch (error) {
      if (error instanceof api.ApiError && error.code === 'not_found') this.ears?.lost(4404)
      else setTimeout(() => void this.open(), 1500)
    }
  }

  /** Show the solution. */
  async solve(): Promise<void> {
    await this.judged(await this.ask({ do: 'solve' }))
  }

  /** The position once more, as at first. */
  again(): void {
    if (!this.now) return
    this.ears?.hear({ ...this.now.update, type: 'update', n: ++this.n })
    this.told(this.now, null)
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    if (!this.now) return
    this.now = await this.ask({ do: 'show' })
    this.catalogue = null
    this.ears?.hear({ type: 'table', table: this.now.card })
    this.again()
  }

  async thing(what: string): Promise<Thing | null> {
    return (await this.ask({ do: 'thing', what })).thing
  }

  command(command: Asked): void {
    this.answer(command).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : ''
      this.ears?.hear({ type: 'refused', id: command.id, code: error instanceof api.ApiError ? error.code : 'offline', text })
    })
  }

  send(): void {
    // greetings and pings need no answer here
  }

  close(): void {
    this.ears = null
  }

  private async answer(command: Asked): Promise<void> {
    const { id } = command
    const { n } = this
    if (command.do === 'play') {
      const now = await this.ask({ do: 'play', what: command.notation ?? (await this.notation(command.move)) })
      this.ears?.hear({ type: 'ack', id, n })
      await this.judged(now)
    } else if (command.do === 'preview') {
      const { preview, standing } = await this.ask({ do: 'preview', what: await this.notation(command.move) })
      this.ears?.hear({ type: 'preview', id, n, move: command.move, scene: preview, standing })
    } else if (command.do === 'why_not') {
      const { reasons } = await this.ask({ do: 'why_not', what: command.touch ?? '' })
      this.ears?.hear({ type: 'reasons', id, n, reasons, more: 0 })
    } else this.ears?.hear({ type: 'refused', id, code: 'not_allowed', text: '' })
  }

  /** After the best move nothing more is decided; after another one may try again. */
  private async judged(now: Puzzle): Promise<void> {
    const { answer } = now
    if (answer?.right) this.ears?.hear({ ...now.update, type: 'update', n: ++this.n, moves: '', yours: [], bar: [], buttons: {}, offers: {}, steps: [] })
    this.told(now, answer)
  }

  private async notation(move: number | undefined): Promise<string> {
    if (!this.now || move === undefined) return ''
    this.catalogue ??= api.catalogue(this.now.card.catalogue, this.now.seat)
    return (await this.catalogue).moves[move]?.notation ?? ''
  }

  private ask(doing: PuzzleAsk): Promise<Puzzle> {
    return api.puzzle(this.game, this.id, words.language, doing)
  }
}
