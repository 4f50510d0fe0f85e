/** A study answers a table's commands as a socket would: each moment is asked for, and what is tried becomes a branch. */
import * as api from '../api'
import type { Asked, Line } from '../state/connection'
import type { Ears } from '../state/socket'
import { continuing } from '../state/present'
import type { Card, Catalogue, Position, StudyLook, Thing, Update } from '../wire'
import { PROTOCOL } from '../wire'
import { words } from '../words/index.svelte'

/** A line of the study, and after how many moves of the game. */
export interface Moment {
  line: number
  move: number
}

export class StudyLine implements Line {
  private ears: Ears | null = null
  private n = 0
  private card: Card | null = null
  private last: Update | null = null
  private here: StudyLook = {}
  private catalogues = new Map<string, Promise<Catalogue>>()
  private seen = new Map<string, Promise<Position>>()

  constructor(
    private readonly study: string,
    private readonly key: string | null,
    /** A move is tried at a moment; what comes of it is shown by whoever hears of it. */
    private readonly tried: (at: Moment, seat: number, notation: string) => Promise<void>,
  ) {}

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

  async thing(what: string): Promise<Thing | null> {
    return (await this.ask({ ...this.here, do: 'thing', what })).thing ?? null
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
    const { n, here } = this
    if (command.do === 'play') {
      await this.tried({ line: here.line ?? 0, move: here.move ?? 0 }, command.seat, command.notation ?? (await this.notation(command.move, command.seat)))
      this.ears?.hear({ type: 'ack', id, n })
    } else if (command.do === 'preview') {
      const { preview = null, standing = null } = await this.ask({ ...here, do: 'preview', what: await this.notation(command.move, command.seat) })
      this.ears?.hear({ type: 'preview', id, n, move: command.move, scene: preview, standing })
    } else if (command.do === 'why_not') {
      const { reasons = [] } = await this.ask({ ...here, do: 'why_not', what: command.touch ?? '' })
      this.ears?.hear({ type: 'reasons', id, n, reasons, more: 0 })
    } else this.ears?.hear({ type: 'refused', id, code: 'not_allowed', text: '' })
  }

  private async notation(move: number | undefined, seat: number): Promise<string> {
    if (!this.card || move === undefined) return ''
    const name = `${this.card.catalogue}/${seat}`
    if (!this.catalogues.has(name)) this.catalogues.set(name, api.catalogue(this.card.catalogue, seat))
    return (await this.catalogues.get(name)!).moves[move]?.notation ?? ''
  }
}
