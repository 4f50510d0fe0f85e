/** What client and server say to each other; docs/wire.md is the contract. */
import type { Scene } from './scene'

export type { Scene } from './scene'

export type Status = 'open' | 'running' | 'over' | 'closed'

export interface Option {
  name: string
  text: string
  about: string
  rule: string
  seats: number[]
  choices: { value: string; text: string }[]
}

export interface Game {
  name: string
  title: string
  about: string
  minutes: Record<string, number | null>
  weight: number
  seats: number[]
  languages: string[]
  match: boolean
  rules: number
  options: Option[]
  editions: { name: string; reconstructed: number }[]
  levels: Level[]
  /** How many minutes its course takes; null where it has none. */
  learn: number | null
}

export interface Level {
  level: number
  text: string
  seconds: number | null
  ahead: number | null
}

export type NewPlace = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: number; name?: string } | { kind: 'here'; name: string }

export type Clock = { kind: 'none' } | { kind: 'live'; bank: number; increment: number } | { kind: 'days'; days: number }

export interface NewTable {
  game: string
  places: NewPlace[]
  name?: string
  language?: string
  options?: Record<string, string>
  edition?: string
  public?: boolean
  spectators?: boolean
  chat?: Writers
  hints?: boolean
  undo?: boolean
  forced?: boolean
  match?: boolean
  clock?: Clock
  timeout?: 'bot' | 'resign'
  start?: boolean
}

export interface Seated {
  seat: number
  kind: 'open' | 'human' | 'bot'
  name: string | null
  level?: number
  mine: boolean
  host: boolean
  present: boolean
  away?: boolean
  resigned?: boolean
  device?: number
}

/** Who may write in a table's chat. */
export type Writers = 'everybody' | 'players'

export interface Card {
  id: string
  status: Status
  game: string
  title: string
  language: string
  seats: number
  options: Record<string, string>
  edition: string
  reconstructed: number
  /** The options that are not as usual, in words. */
  chosen: string[]
  board: string
  public: boolean
  spectators: boolean
  chat: Writers
  muted: number[]
  hints: boolean
  undo: boolean
  forced: boolean
  clock: Clock
  timeout: string
  match: { game: number; of: number; totals: number[] } | null
  places: Seated[]
  mine: number[]
  to_move: number[]
  moves: number
  scores: (number | null)[] | null
  winners: number[] | null
  leaders: number[] | null
  watching: number
  created: number
  updated: number
  next: string | null
  previous: string | null
  invite: string | null
  watch: string | null
}

export interface Piece {
  id: string
  symbol: string
  x: number
  y: number
  label: string
  owner?: number | null
  scale?: number
  angle?: number
  caption?: string
  dim?: boolean
  still?: boolean
  /** The places it lies on, where it is larger than one. */
  covers?: string[]
}

export type PlaceShape = 'box' | 'circle' | 'diamond' | 'hexagon' | 'path'

export interface Place {
  id: string
  x: number
  y: number
  width: number
  height: number
  label: string
  shape?: PlaceShape
  /** Around its middle, where the shape is a path. */
  path?: string
}

/** What lies under a map. */
export interface Ground {
  width: number
  height: number
  svg: string
  least?: number
  most?: number
  places?: Place[]
}

/** What never changes at a table: symbols, their names, the grounds of maps. */
export interface Board {
  caption_size: number
  symbols: Record<string, string>
  extent: Record<string, [number, number]>
  names?: Record<string, string>
  grounds: Record<string, Ground>
}

export interface Move {
  index: number
  notation: string
  kind?: string
  sentence: string
  touches: string[]
}

/** A kind of move, as a button of the bar. */
export interface Action {
  id: string
  name: string
  symbol?: string
  text?: string | null
  main?: boolean
  /** The thing around which it opens. */
  at?: string
  side?: string
  moves: number[]
  reason?: { text: string; rule: string } | null
}

/** One legal move as a choice. */
export interface Offer {
  label: string
  price?: string | null
  gain?: string | null
  amount?: number | null
  repeats?: boolean
  final?: boolean
  action: string
}

/** A decision of this turn that can be taken back. */
export interface Step {
  move: number
  label: string
}

export interface Standing {
  value: number
  text: string
  maximum?: number | null
}

export interface LogLine {
  move: number
  seat: number
  text: string
  touches?: string[]
  turn?: number
  setup?: boolean
}

export interface SheetLine {
  text: string
  amounts: (number | null)[]
  group: string | null
  sense: 'for' | 'against' | 'tie'
}

export interface Outcome {
  ranks: number[]
  scores: number[]
  winners: number[]
  reason: string
  resigned: number[]
}

export interface Position {
  seat: number | null
  to_move: number[]
  prompt: string
  /** The rule that governs what is decided. */
  rule?: string
  scene: Scene
  standing?: (Standing | null)[] | null
  fewest?: boolean
  scores: (number | null)[] | null
  sheet: SheetLine[]
  outcome: Outcome | null
}

export interface Update extends Position {
  type: 'update'
  n: number
  after: number | null
  move: number
  kept: number
  yours: number[]
  moves: number[]
  described: Move[]
  bar?: Action[]
  offers?: Record<string, Offer>
  steps?: Step[]
  log: LogLine[]
  since: number
  secret: boolean
  clocks: { left: (number | null)[]; running: number[]; increment?: number } | null
  undo: { mine: number; ask: boolean }
  asked: { by: number; move: number; yes: number[]; waiting: number[] } | null
  forced: number[]
}

export interface ChatLine {
  number: number
  at: number
  seat: number | null
  name: string | null
  text: string | null
  notice: string | null
  author: number | null
}

/** What a piece or place is and does. */
export interface Thing {
  thing: string
  name: string
  kind?: string | null
  /** A symbol that is drawn large. */
  picture?: string | null
  sentences: string[]
  rule: string
  rows?: ThingRow[]
}

export interface ThingRow {
  mark: 'yes' | 'no' | ''
  text: string
  note?: string | null
  rule?: string | null
}

export interface Reason {
  index: number | null
  notation: string
  sentence: string
  rule: string
  text: string
  touches: string[]
}

/** A move that a bot would think of, with its reasons. */
export interface Advice {
  move: number
  /** How many games of a hundred it would win. */
  win: number
  label: string
  reasons: string
  expects: string
}

export interface Past extends Position {
  type: 'position'
  id: string
  move: number
  moved: string[]
}

export type ServerMessage =
  | { type: 'welcome'; protocol: number; table: Card; chat: ChatLine[]; server: string; time: number; update: Update | null }
  | Update
  | { type: 'table'; table: Card }
  | { type: 'ack'; id: string; n: number }
  | { type: 'refused'; id: string; code: string; text: string; rule?: string | null }
  | { type: 'chat'; line: ChatLine }
  | { type: 'hint'; id: string; n: number; move: number | null; advice?: Advice[] }
  | { type: 'remark'; id: string; move: number; text: string }
  | { type: 'reasons'; id: string; n: number; reasons: Reason[]; more: number }
  | { type: 'preview'; id: string; n: number; move: number; scene: Scene | null; standing?: (Standing | null)[] | null }
  | Past
  | { type: 'drain'; after: number }
  | { type: 'error'; code: string; text: string }
  | { type: 'pong'; time: number }

export type Command = { do: string; id: string } & Record<string, unknown>

export interface Analysis {
  status: 'none' | 'running' | 'ready' | 'failed'
  done: number
  points: { move: number; chances: number[] }[]
}

/** The version of the wire that this client speaks. */
export const PROTOCOL = 2

export const SEAT_MARKS = 'ABCDE'

/** The palette's name for an owner. */
export function ownerColour(owner: number | null | undefined): string {
  if (owner === null || owner === undefined) return 'var(--ink)'
  return owner < 0 ? 'var(--rival)' : `var(--seat-${owner})`
}

// ---- lessons

export interface Course {
  name: string
  title: string
  text: string
  minutes: number
  lessons: { name: string; title: string; text: string; minutes: number; steps: number }[]
  game: { seats: number; options: Record<string, string>; level: number } | null
}

/** One of the five cards that tell a game in a minute. */
export interface SummaryCard {
  id: string
  title: string
  text: string
  note: string
}

/** A step of a lesson that shows a rule. */
export interface Example {
  rule: string
  lesson: string
  step: string
  title: string
  text: string
}

/** What teaches a game. */
export interface Taught {
  courses: Course[]
  summary: SummaryCard[]
  examples: Example[]
}

export interface LessonStep {
  id: string
  title: string
  text: string
  rule: string
  asks: 'move' | 'answer' | ''
  answers: { id: string; text: string }[]
  lit: string[]
  related: string[]
}

/** Where a learner is: the table, the step, and the answer to what they did. */
export interface LessonNow {
  name: string
  title: string
  at: number
  steps: { id: string; text: string }[]
  step: LessonStep | null
  reply: { kind: 'right' | 'other' | 'refused' | 'wrong'; text: string; rule: string } | null
  tried: boolean
  answered: boolean
  strayed: boolean
  moves: string[]
  card: Card
  update: Update
  reasons: Reason[]
  preview: Scene | null
  standing: (Standing | null)[] | null
  thing: Thing | null
}

/** What a learner does, and where they are. */
export interface LessonAsk {
  do: 'show' | 'play' | 'answer' | 'on' | 'back' | 'go' | 'take_back' | 'why_not' | 'preview' | 'thing'
  what?: string
  step?: string
  moves?: string[] | null
  tried?: boolean
  answered?: boolean
}
