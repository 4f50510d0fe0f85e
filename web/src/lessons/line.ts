/** A lesson as a table hears it: the server is told the step and the moves so far with every question. */
import * as api from '../api'
import { AskedLine, type Looked } from '../state/asked'
import type { Asked, Line } from '../state/connection'
import type { Ears } from '../state/socket'
import { continuing } from '../state/present'
import type { LessonAsk, LessonNow, Update } from '../wire'
import { words } from '../words/index.svelte'
import { PROTOCOL } from '../wire'

export class LessonLine extends AskedLine {
  private now: LessonNow | null = null
  private last: Update | null = null

  constructor(
    private readonly game: string,
    private readonly name: string,
    private readonly first: string,
    private readonly told: (now: LessonNow) => void,
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

  protected get catalogue(): string | null {
    return this.now?.card.catalogue ?? null
  }

  protected look(doing: 'preview' | 'why_not' | 'thing', what: string): Promise<Looked> {
    return this.ask({ do: doing, what, ...this.here() })
  }

  protected async play({ id }: Asked, notation: string): Promise<void> {
    const { n } = this
    const now = await this.ask({ do: 'play', what: notation, ...this.here() })
    if (now.reply?.kind === 'refused') this.ears?.hear({ type: 'refused', id, code: 'illegal', text: now.reply.text, rule: now.reply.rule })
    else {
      this.ears?.hear({ type: 'ack', id, n })
      this.take(now)
    }
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
