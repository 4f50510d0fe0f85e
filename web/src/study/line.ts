/** A study as a table hears it: each moment is asked for, and what is tried becomes a branch. */
import * as api from '../api'
import { AskedLine, type Looked } from '../state/asked'
import type { Asked, Line } from '../state/connection'
import type { Ears } from '../state/socket'
import { continuing } from '../state/present'
import type { Card, Position, StudyLook, Update } from '../wire'
import { PROTOCOL } from '../wire'
import { words } from '../words/index.svelte'

/** A line of the study, and after how many moves of the game. */
export interface Moment {
  line: number
  move: number
}

export class StudyLine extends AskedLine {
  private card: Card | null = null
  private last: Update | null = null
  private here: StudyLook = {}
  private seen = new Map<string, Promise<Position>>()

  constructor(
    private readonly study: string,
    private readonly key: string | null,
    /** A move is tried at a moment; what comes of it is shown by whoever hears of it. */
    private readonly tried: (at: Moment, seat: number, notation: string) => Promise<void>,
  ) {
    super()
  }

  readonly dial = (ears: Ears): Line => {
    this.ears = ears
    ears.online(true)
    return this
  }

  /** Where a moment looks through a seat's eyes; asked once for each. */
  at(line: number, move: number, seat: number | null): Promise<Position> {
    const name = [line, move, seat, words.language].join('/')
    const known = this.seen.get(name)
    if (known) return known
    const asked = this.ask({ line, move, seat })
    this.seen.set(name, asked)
    asked.catch(() => this.seen.delete(name))
    return asked
  }

  /** Lines have changed: what was kept of branches may be another's now. */
  forget(): void {
    this.seen = new Map()
  }

  ask(look: StudyLook): Promise<Position> {
    return api.lookAt(this.study, words.language, { key: this.key, ...look })
  }

  /** Show a position; `on`: it goes on from the one before, so that what happened is told. */
  show(position: Position, card: Card, seat: number | null, on = false): void {
    const before = this.last
    const update = { ...position.update, n: ++this.n, type: 'update' as const }
    this.here = { line: position.line, move: position.move, seat }
    this.last = update
    if (this.card === null) this.ears?.hear({ type: 'welcome', protocol: PROTOCOL, table: card, chat: [], server: '', time: 0, update })
    else {
      if (this.card !== card) this.ears?.hear({ type: 'table', table: card })
      this.ears?.hear(on && before ? continuing(before, update) : update)
    }
    this.card = card
  }

  protected get catalogue(): string | null {
    return this.card?.catalogue ?? null
  }

  protected look(doing: 'preview' | 'why_not' | 'thing', what: string): Promise<Looked> {
    return this.ask({ ...this.here, do: doing, what })
  }

  protected async play({ id, seat }: Extract<Asked, { do: 'play' }>, notation: string): Promise<void> {
    const { n, here } = this
    await this.tried({ line: here.line ?? 0, move: here.move ?? 0 }, seat, notation)
    this.ears?.hear({ type: 'ack', id, n })
  }
}
