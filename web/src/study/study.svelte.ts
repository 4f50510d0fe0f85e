/** A study as this browser knows it: its lines and comments, where one is in it, what its decisions cost, and what is tried. */
import * as api from '../api'
import { problem } from '../session.svelte'
import { TableState } from '../state/table.svelte'
import type { Analysis, Card, Comment, Decision, Position, Study, StudyMove } from '../wire'
import { say, words } from '../words/index.svelte'
import { StudyLine, type Moment } from './line'
import { certain, costliest, hashOf, momentIn, movesOf } from './moments'

const NONE: ReadonlySet<string> = new Set()
const ASK_AGAIN = 1000

/** Who answers when something is tried: a bot of a level for every other seat; 0: whoever tries plays them all. */
export type Answering = 0 | 1 | 2 | 3 | 4 | 5

export class StudyState {
  study = $state.raw<Study | null>(null)
  /** Of the game that was played. */
  analysis = $state.raw<Analysis | null>(null)
  /** Of branches, by their lines, as far as somebody asked for them. */
  tried = $state.raw<ReadonlyMap<number, Analysis>>(new Map())
  missing = $state('')
  wrong = $state('')
  at = $state.raw<Moment>({ line: 0, move: 0 })
  /** What the move that is looked at touched, and the better one, each in its order. */
  touched = $state.raw<{ played: readonly string[]; better: readonly string[] }>({ played: [], better: [] })
  /** Of a costly decision: what was played, or what was better. */
  side = $state<'played' | 'better'>('better')
  /** The seat for which something is being tried; null: one only looks. */
  trying = $state<number | null>(null)
  answering = $state<Answering>(3)
  busy = $state(false)
  running = $state(false)
  mine = $state(false)

  readonly table: TableState
  private readonly line: StudyLine
  private asking: ReturnType<typeof setTimeout> | undefined
  private askingBranch: ReturnType<typeof setTimeout> | undefined
  private shown = 0
  private closed = false

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.line = new StudyLine(id, key, (at, seat, notation) => this.attempted(at, seat, notation))
    this.table = new TableState('study', null, this.line.dial, (thing) => this.line.thing(thing))
  }

  readonly lines = $derived.by(() => this.study?.lines ?? [])
  /** The moves of the line that is looked at, from the beginning of the game. */
  readonly moves = $derived.by((): StudyMove[] => movesOf(this.lines, this.at.line))
  readonly last = $derived(this.moves.length)
  readonly move = $derived.by((): StudyMove | null => this.moves[this.at.move - 1] ?? null)
  /** Whether the move that is looked at belongs to a branch and not to what it leaves. */
  readonly branched = $derived.by(() => this.at.line > 0 && this.at.move > (this.lines[this.at.line]?.after ?? 0))
  /** What is known of the branch that is looked at; null: nothing, since nobody has asked for it. */
  readonly branch = $derived.by((): Analysis | null => {
    const known = this.at.line > 0 ? this.tried.get(this.at.line) : undefined
    return known && known.status !== 'none' ? known : null
  })
  /** The line whose costliest decisions are listed: a branch that was analysed, else the game. */
  readonly listed = $derived.by(() => (this.branch ? this.at.line : 0))
  /** What is said of the move that is looked at. */
  readonly decision = $derived.by((): Decision | null => {
    const known = this.branched ? this.branch : this.analysis
    return known?.decisions.find((one) => one.move === this.at.move) ?? null
  })
  readonly costly = $derived.by(() => costliest(this.branch ?? this.analysis, this.mine ? (this.study?.seat ?? null) : null))
  readonly comments = $derived.by((): [Comment, number][] =>
    (this.study?.comments ?? []).flatMap((one, number) => (one.line === this.at.line && one.move === this.at.move ? [[one, number] as [Comment, number]] : [])),
  )
  /** Whether a better move is shown beside the one that was played. */
  readonly compared = $derived.by(() => this.trying === null && this.decision !== null && certain(this.decision))

  async open(hash: string): Promise<void> {
    try {
      this.study = await api.study(this.id, this.key, words.language)
      this.table.card = null
      this.mine = this.study.seat !== null && this.study.card.seats > 1
      const wanted = momentIn(hash, this.study.lines)
      await this.analyse(this.study.writes)
      await this.go(wanted ?? (this.costly[0] ? { line: 0, move: this.costly[0].move } : { line: 0, move: this.study.lines[0]?.moves.length ?? 0 }))
    } catch (error) {
      this.missing = error instanceof api.ApiError && error.code === 'not_found' ? say('study-missing') : problem(error)
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.asking)
    clearTimeout(this.askingBranch)
    this.table.close()
  }

  /** The same in another language. */
  async speak(): Promise<void> {
    if (!this.study) return
    this.study = await api.study(this.id, this.key, words.language)
    this.tried = new Map()
    await this.analyse(false)
    await this.analyseBranch(false)
    await this.show()
  }

  // ---- the analysis

  async analyse(begin: boolean): Promise<void> {
    clearTimeout(this.asking)
    try {
      const told = (this.analysis = await this.analysed(0, begin))
      if (told.status === 'running' && !this.closed) this.asking = setTimeout(() => void this.analyse(false).then(() => this.refresh()), ASK_AGAIN)
    } catch (error) {
      this.wrong = problem(error)
    }
  }

  /** The same of the branch that is looked at, as long as one looks at it. */
  async analyseBranch(begin: boolean): Promise<void> {
    clearTimeout(this.askingBranch)
    const { line } = this.at
    if (line === 0 || !this.lines[line]) return
    try {
      const told = await this.analysed(line, begin)
      if (this.at.line !== line || this.closed) return
      this.tried = new Map([...this.tried, [line, told]])
      await this.refresh()
      if (told.status === 'running') this.askingBranch = setTimeout(() => void this.analyseBranch(false), ASK_AGAIN)
    } catch (error) {
      this.wrong = problem(error)
    }
  }

  /** What is known of a line; `begin`: and if that is nothing, it shall be found out. */
  private async analysed(line: number, begin: boolean): Promise<Analysis> {
    const told = await api.studied(this.id, this.key, words.language, line)
    if (!begin || (told.status !== 'none' && told.status !== 'failed')) return told
    return api.beginStudied(this.id, this.key, words.language, line)
  }

  /** A verdict on the move that is looked at may have come. */
  private async refresh(): Promise<void> {
    if (this.trying === null && this.compared && this.table.better === null) await this.show()
  }

  // ---- looking

  async go(at: Moment, side: 'played' | 'better' = 'better'): Promise<void> {
    const line = this.lines[at.line] ? at.line : 0
    this.at = { line, move: Math.max(0, Math.min(at.move, movesOf(this.lines, line).length)) }
    this.side = side
    this.trying = null
    history.replaceState(null, '', `${location.pathname}${location.search}#${hashOf(this.at)}`)
    if (line > 0 && !this.tried.has(line)) void this.analyseBranch(false)
    await this.show()
  }

  /** The address names another moment now. */
  async follow(hash: string): Promise<void> {
    const wanted = momentIn(hash, this.lines)
    if (wanted && hashOf(wanted) !== hashOf(this.at)) await this.go(wanted)
  }

  step(by: number): void {
    void this.go({ line: this.at.line, move: this.at.move + by })
  }

  /** The next of the costliest decisions in the order of the game, or the one before; round at the ends. */
  mistake(by: 1 | -1): void {
    const moves = this.costly.map(({ move }) => move).sort((a, b) => a - b)
    const elsewhere = this.at.line !== this.listed
    const next = by > 0 ? moves.find((move) => move > this.at.move || elsewhere) : moves.findLast((move) => move < this.at.move || elsewhere)
    const chosen = next ?? (by > 0 ? moves[0] : moves.at(-1))
    if (chosen !== undefined) void this.go({ line: this.listed, move: chosen })
  }

  async look(side: 'played' | 'better'): Promise<void> {
    this.side = side
    await this.show()
  }

  /** Through whose eyes: whoever made a decision that is judged, else one's own. */
  private eyes(): number {
    return this.compared ? this.decision!.seat : (this.study?.seat ?? 0)
  }

  private async show(): Promise<void> {
    const number = ++this.shown
    const { line, move } = this.at
    const [seat, before] = [this.eyes(), this.compared && this.side === 'better']
    try {
      const [position, after] = await Promise.all([
        this.line.at(line, before ? move - 1 : move, seat),
        before ? this.line.ask({ line, move: move - 1, seat, do: 'preview', what: this.decision!.notation ?? '' }) : null,
      ])
      const played = before ? (await this.line.at(line, move, seat)).moved : position.moved
      if (number !== this.shown || this.closed) return
      this.line.show(quiet(position), this.cardFor(null), seat)
      this.touched = { played, better: this.compared ? (this.decision!.touches ?? []) : [] }
      this.table.marks = this.compared ? marked(played, before ? this.touched.better : []) : { played: NONE, better: new Set(position.moved) }
      this.table.better = after?.preview ?? null
      this.table.taught = before ? [...(this.decision!.touches ?? []), ...played] : position.moved
      if (move < this.last) void this.line.at(line, move + 1, this.study?.seat ?? 0)
    } catch (error) {
      this.wrong = problem(error)
    }
  }

  /** The card as the table needs it: whoever tries sits at one seat of a running game. */
  private cardFor(seat: number | null): Card {
    const card = this.study!.card
    const mine = seat === null ? [] : [seat]
    return { ...card, status: seat === null ? 'over' : 'running', mine, hints: false, undo: true, places: card.places.map((place) => ({ ...place, mine: place.seat === seat })) }
  }

  // ---- trying

  /** Play on from the moment that is looked at: before a decision that is judged, else after the move. */
  async whatIf(): Promise<void> {
    const { line, move } = this.at
    const start = this.compared ? move - 1 : move
    await this.attempt(async () => {
      const position = await this.line.ask({ line, move: start, seat: this.compared ? this.decision!.seat : (this.study?.seat ?? 0) })
      const seat = this.compared ? this.decision!.seat : (position.update.to_move[0] ?? this.moves[start]?.seat ?? 0)
      if (position.update.outcome) return
      this.trying = seat < 0 ? 0 : seat
      this.at = { line, move: start }
      await this.turn(false)
    })
  }

  /** Show the moment that was reached by trying, and whether a bot decides there. */
  private async reached(on: boolean): Promise<boolean> {
    this.table.marks = { played: NONE, better: NONE }
    this.table.better = null
    this.table.taught = []
    const first = await this.line.ask({ ...this.at, seat: this.trying })
    const waiting = first.update.to_move
    const mine = waiting.length === 0 || waiting.includes(this.trying ?? -1)
    if (!mine && !this.answering) this.trying = waiting[0]!
    const position = mine || this.answering ? first : await this.line.ask({ ...this.at, seat: this.trying })
    this.line.show(position, this.cardFor(this.trying), this.trying, on)
    return !mine && this.answering > 0 && !this.closed
  }

  /** The same, and bots answer until it is one's own turn. */
  private async turn(on: boolean): Promise<void> {
    if (await this.reached(on)) await this.answered()
  }

  private async answered(): Promise<void> {
    this.take(await api.changeStudy(this.id, 'answer', words.language, { ...this.at, level: this.answering }))
    await this.turn(true)
  }

  /** A move is answered with the position after it: a click before that would be one more try from where one was. */
  private async attempted(at: Moment, seat: number, notation: string): Promise<void> {
    this.take(await api.changeStudy(this.id, 'play', words.language, { ...at, seat, notation }))
    if (await this.reached(true)) void this.attempt(() => this.answered())
  }

  private take(study: Study): void {
    this.study = study
    this.tried = new Map()
    if (study.at) this.at = study.at
    this.line.forget()
    if (this.trying === null) void this.analyseBranch(false)
  }

  /** Back to looking, at what was reached. */
  async stop(): Promise<void> {
    this.trying = null
    await this.go(this.at, 'played')
  }

  /** One decision of one's own back; the branch keeps what was tried. */
  async back(): Promise<void> {
    const seat = this.trying
    let move = this.at.move - 1
    while (move > 0 && this.moves[move]?.seat !== seat) move--
    this.at = { ...this.at, move: Math.max(0, move) }
    await this.attempt(() => this.turn(false))
  }

  // ---- writing

  async comment(text: string): Promise<boolean> {
    return this.attempt(async () => this.take(await api.changeStudy(this.id, 'comments', words.language, { ...this.at, text })))
  }

  async withdraw(comment: number): Promise<void> {
    await this.attempt(async () => this.take(await api.changeStudy(this.id, 'cut', words.language, { version: this.study!.version, comment })))
  }

  async cut(line: number): Promise<void> {
    await this.attempt(async () => {
      this.take(await api.changeStudy(this.id, 'cut', words.language, { version: this.study!.version, line }))
      await this.go({ line: 0, move: this.at.line === 0 ? this.at.move : (this.lines[0]?.moves.length ?? 0) })
    })
  }

  rename(line: number, name: string): Promise<boolean> {
    return this.attempt(async () => this.take(await api.changeStudy(this.id, 'name', words.language, { line, name })))
  }

  private async attempt(work: () => void | Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.wrong = ''
    try {
      await work()
      return true
    } catch (error) {
      this.wrong = problem(error)
      this.table.tell({ text: this.wrong })
      return false
    } finally {
      this.busy = false
    }
  }
}

/** What is marked on the board: where both moves touch the same thing it is the better one's, if that leaves the other something. */
function marked(played: readonly string[], better: readonly string[]): { played: ReadonlySet<string>; better: ReadonlySet<string> } {
  const other = new Set(better)
  const alone = played.filter((id) => !other.has(id))
  return { played: new Set(alone.length > 0 ? alone : played), better: other }
}

/** A position that is only looked at: nothing in it can be chosen. */
function quiet(position: Position): Position {
  return { ...position, update: { ...position.update, moves: '', yours: [], bar: [], steps: [], log: [], outcome: null } }
}
