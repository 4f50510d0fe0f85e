/** A puzzle as a table hears it. */
import * as api from '../api'
import { AskedLine, type Looked } from '../state/asked'
import type { Asked, Line } from '../state/connection'
import type { Ears } from '../state/socket'
import { PROTOCOL, type PuzzleAnswer, type PuzzleAsk, type Puzzle } from '../wire'
import { words } from '../words/index.svelte'

export class PuzzleLine extends AskedLine {
  private now: Puzzle | null = null

  constructor(
    private readonly game: string,
    private readonly id: string,
    private readonly told: (now: Puzzle, answer: PuzzleAnswer | null) => void,
  ) {
    super()
  }

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
      this.ears?.hear({ type: 'welcome', protocol: PROTOCOL, table: now.card, chat: [], server: '', time: 0, update: { ...now.update, n: ++this.n } })
      this.told(now, null)
    } catch (error) {
      if (error instanceof api.ApiError && error.code === 'not_found') this.ears?.lost(4404)
      else setTimeout(() => void this.open(), 1500)
    }
  }

  /** Show the solution. */
  async solve(): Promise<void> {
    this.judged(await this.ask({ do: 'solve' }))
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
    this.ears?.hear({ type: 'table', table: this.now.card })
    this.again()
  }

  protected get catalogue(): string | null {
    return this.now?.card.catalogue ?? null
  }

  protected look(doing: 'preview' | 'why_not' | 'thing', what: string): Promise<Looked> {
    return this.ask({ do: doing, what })
  }

  protected async play({ id }: Asked, notation: string): Promise<void> {
    const { n } = this
    const now = await this.ask({ do: 'play', what: notation })
    this.ears?.hear({ type: 'ack', id, n })
    this.judged(now)
  }

  /** After the best move nothing more is decided; after another one may try again. */
  private judged(now: Puzzle): void {
    const { answer } = now
    if (answer?.right) this.ears?.hear({ ...now.update, type: 'update', n: ++this.n, prompt: answer.label, moves: '', yours: [], bar: [], buttons: {}, offers: {}, steps: [] })
    this.told(now, answer)
  }

  private ask(doing: PuzzleAsk): Promise<Puzzle> {
    return api.puzzle(this.game, this.id, words.language, doing)
  }
}
