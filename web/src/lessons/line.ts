/** A lesson answers a table's commands as a socket would: the server is asked anew each time and keeps nothing. */
import * as api from '../api'
import type { Asked, Line } from '../state/connection'
import type { Ears } from '../state/socket'
import { continuing } from '../state/present'
import type { Catalogue, LessonAsk, LessonNow, Thing, Update } from '../wire'
import { words } from '../words/index.svelte'
import { PROTOCOL } from '../wire'

export class LessonLine implements Line {
  private now: LessonNow | null = null
  private last: Update | null = null
  private catalogue: Promise<Catalogue> | null = null
  private n = 0
  private ears: Ears | null = null

  constructor(
    private readonly game: string,
    private readonly name: string,
    private readonly first: string,
    private readonly told: (now: LessonNow) => void,
  ) {}

  /** The table listens from now on. */
  readonly dial = (ears: Ears): Line => {
    this.ears = ears
    void this.open()
    return this
  }

  private async open(): Promise<void> {
    try {
      const now = await this.ask({ do: 'show', step: this.first, moves: null })
      this.ears?.online(true)
      this.now = now
      this.ears?.hear({ type: 'welcome', protocol: PROTOCOL, table: now.card, chat: [], server: '', time: 0, update: this.numbered(now) })
      this.told(now)
    } catch (error) {
      if (error instanceof api.ApiError && error.code === 'not_found') this.ears?.lost(4404)
      else setTimeout(() => void this.open(), 1500)
    }
  }

  /** Something that is no move: on, back, an answer. */
  async go(doing: LessonAsk['do'], what = ''): Promise<void> {
    this.take(await this.ask({ do: doing, what, ...this.here() }))
  }

  /** The same step in another language. */
  async speak(): Promise<void> {
    if (this.now) await this.go('show')
  }

  async thing(what: string): Promise<Thing | null> {
    return (await this.ask({ do: 'thing', what, ...this.here() })).thing
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
    const n = this.n
    if (command.do === 'play') {
      const now = await this.ask({ do: 'play', what: command.notation ?? (await this.notation(command.move)), ...this.here() })
      if (now.reply?.kind === 'refused') this.ears?.hear({ type: 'refused', id, code: 'illegal', text: now.reply.text, rule: now.reply.rule })
      else {
        this.ears?.hear({ type: 'ack', id, n })
        this.take(now)
      }
    } else if (command.do === 'preview') {
      const { preview, standing } = await this.ask({ do: 'preview', what: await this.notation(command.move), ...this.here() })
      this.ears?.hear({ type: 'preview', id, n, move: command.move, scene: preview, standing })
    } else if (command.do === 'why_not') {
      const { reasons } = await this.ask({ do: 'why_not', what: command.touch ?? '', ...this.here() })
      this.ears?.hear({ type: 'reasons', id, n, reasons, more: 0 })
    } else this.ears?.hear({ type: 'refused', id, code: 'not_allowed', text: '' })
  }

  private async notation(move: number | undefined): Promise<string> {
    if (!this.now || move === undefined) return ''
    this.catalogue ??= api.catalogue(this.now.card.catalogue, this.now.update.seat ?? 0)
    return (await this.catalogue).moves[move]?.notation ?? ''
  }

  private ask(doing: LessonAsk): Promise<LessonNow> {
    return api.lesson(this.game, this.name, words.language, doing)
  }

  private here(): Omit<LessonAsk, 'do'> {
    const { now } = this
    return now ? { step: now.step?.id ?? '', moves: now.moves, tried: now.tried, answered: now.answered } : { step: this.first, moves: null }
  }

  private take(now: LessonNow): void {
    const before = this.last
    const on = this.now?.moves.every((move, at) => now.moves[at] === move)
    const update = this.numbered(now)
    this.now = now
    this.ears?.hear({ type: 'table', table: now.card })
    this.ears?.hear(on && before ? continuing(before, update) : update)
    this.told(now)
  }

  /** The position with a number of its own, since the server keeps none. */
  private numbered(now: LessonNow): Update {
    return (this.last = { ...now.update, n: ++this.n })
  }
}
