/** What client and server say to each other; docs/wire.md explains it. Made by `python -m orrery.server.http.typescript`. */

/** The version of the wire that this client speaks. */
export const PROTOCOL = 4

/** A guest. */
export interface Guest {
  name: string | null
  guest: string | null
}

/** A page of somebody's games. */
export interface MyGames {
  games: MyGame[]
  next: string | null
}

/** A game of somebody's history: one that goes on, or one that is over. */
export interface MyGame {
  table: string
  status: 'open' | 'over' | 'running'
  game: string
  title: string
  rated: boolean
  why: '' | 'alone' | 'casual' | 'device' | 'short'
  began: number
  at: number
  moves: number
  seat: number
  places: PlayedSeat[]
  won: boolean | null
  waits: boolean
  kept: boolean
  change: number | null
}

/** How one seat fares in a game of somebody's history. */
export interface PlayedSeat {
  seat: number
  name: string
  level: number
  mine: boolean
  place: number | null
  score: number | null
  fate: 'left' | 'resigned' | 'stayed'
}

/** What somebody has reached in all games that they have played. */
export interface MyFigures {
  games: Figures[]
}

/** What somebody has reached in a game. */
export interface Figures {
  game: string
  title: string
  lowest: boolean
  games: number
  wins: number
  tallies: Tally[]
  rating: Rating | null
  course: number[]
}

/** What somebody has reached with some number of players. */
export interface Tally {
  seats: number
  games: number
  wins: number
  best: number | null
}

/** How strong somebody plays a game, and how sure that is. */
export interface Rating {
  points: number
  spread: number
  sureness: 'fair' | 'guess' | 'rough' | 'sure'
  games: number
}

/** Everything a guest is known by. */
export interface Devices {
  devices: Device[]
}

/** A browser that a guest is known by. */
export interface Device {
  id: string
  label: string
  made: number
  seen: number
  here: boolean
}

/** What lets one more device in, once, within so many seconds. */
export interface Pass {
  code: string
  seconds: number
}

/** Whose identity a pass carries; whether this device has it already. */
export interface PassOwner {
  name: string
  here: boolean
}

/** Everything that is kept about somebody, or a piece of it: each concern's rows under its name, and their tables. */
export interface Export {
  orrery: string
  format: number
  made: number
  name: string
  guest: string
  devices: Record<string, unknown>[]
  puzzles: Record<string, unknown>[]
  ratings: Record<string, unknown>[]
  results: Record<string, unknown>[]
  studies: Record<string, unknown>[]
  subscriptions: Record<string, unknown>[]
  tables: Record<string, unknown>[]
  continues: string | null
}

/** Nothing to say. */
export type Empty = object

/** The public key of whoever calls, and on how many devices a guest is called. */
export interface Push {
  key: string
  devices: number
}

/** The app, as browsers read it. */
export interface Manifest {
  id: string
  name: string
  short_name: string
  description: string
  lang: string
  dir: string
  start_url: string
  scope: string
  display: string
  theme_color: string
  background_color: string
  categories: string[]
  icons: Icon[]
}

/** A picture of the app. */
export interface Icon {
  src: string
  sizes: string
  type: string
  purpose: string
}

/** All games. */
export interface Games {
  games: Game[]
  languages: string[]
  moons: string[]
}

/** A game on the shelf. */
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
  editions: Edition[]
  levels: Level[]
  learn: number | null
}

/** A choice that is made before the game. */
export interface Option {
  name: string
  text: string
  about: string
  rule: string
  seats: number[]
  choices: OptionChoice[]
}

/** One of an option's values. */
export interface OptionChoice {
  value: string
  text: string
}

/** A printing of a game. */
export interface Edition {
  name: string
  reconstructed: number
}

/** A strength of bots. */
export interface Level {
  level: number
  text: string
  seconds: number | null
  ahead: number | null
}

/** The rules of a game. */
export interface Rules {
  language: string
  markdown: string
}

/** What teaches a game. */
export interface Taught {
  courses: Course[]
  summary: SummaryCard[]
  examples: Example[]
}

/** Lessons in their order. */
export interface Course {
  name: string
  title: string
  text: string
  minutes: number
  lessons: LessonEntry[]
  game: FirstGame | null
}

/** A lesson of a course. */
export interface LessonEntry {
  name: string
  title: string
  text: string
  minutes: number
  steps: number
}

/** The game after a course. */
export interface FirstGame {
  seats: number
  options: Record<string, string>
  level: number
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

/** Where a learner is now: the table, the step, and the answer to what they did. */
export interface LessonNow {
  name: string
  title: string
  at: number
  steps: Answer[]
  step: LessonStep | null
  reply: Tutor | null
  tried: boolean
  answered: boolean
  strayed: boolean
  moves: string[]
  card: Card
  update: Update
  reasons: Reason[]
  preview: Scene | null
  standing: Standing[] | null
  thing: Thing | null
}

/** An answer to choose. */
export interface Answer {
  id: string
  text: string
}

/** A step as it is shown. */
export interface LessonStep {
  id: string
  title: string
  text: string
  rule: string
  asks: '' | 'answer' | 'move'
  answers: Answer[]
  lit: string[]
  related: string[]
}

/** What the lesson says to what the learner did. */
export interface Tutor {
  kind: 'other' | 'refused' | 'right' | 'wrong'
  text: string
  rule: string
}

/** What everybody who may know of a table may know about it. */
export interface Card {
  id: string
  status: 'closed' | 'open' | 'over' | 'running'
  game: string
  title: string
  language: string
  seats: number
  options: Record<string, string>
  edition: string
  reconstructed: number
  chosen: string[]
  board: string
  catalogue: string
  public: boolean
  spectators: boolean
  chat: 'everybody' | 'players'
  muted: number[]
  hints: boolean
  undo: boolean
  forced: boolean
  draws: 'entered' | 'made'
  own: boolean
  clock: NoClock | LiveClock | DaysClock
  timeout: 'bot' | 'resign'
  match: Match | null
  rated: boolean
  places: Seated[]
  mine: number[]
  to_move: number[]
  moves: number
  scores: number[] | null
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

/** Time does not matter. */
export interface NoClock {
  kind: 'none'
}

/** A bank of seconds for each seat, and some more after each decision. */
export interface LiveClock {
  kind: 'live'
  bank: number
  increment?: number
}

/** So many days for each decision. */
export interface DaysClock {
  kind: 'days'
  days: number
}

/** Which game of a match. */
export interface Match {
  game: number
  of: number
  totals: number[]
}

/** Who holds a seat. */
export interface Seated {
  seat: number
  kind: 'bot' | 'human' | 'open'
  name: string
  mine: boolean
  host: boolean
  present: boolean
  level?: number
  away?: boolean
  resigned?: boolean
  device?: number
}

/** The newest position: all of it. */
export interface Update {
  type: 'update'
  n: number
  move: number
  seat: number | null
  to_move: number[]
  yours: number[]
  prompt: string
  rule: string
  moves: string
  since: number
  secret: boolean
  scores: number[] | null
  sheet: SheetLine[]
  outcome: Outcome | null
  undo: Undoable
  asked: Asked | null
  forced: number[]
  standing: Standing[] | null
  fewest: boolean
  bar: string[]
  buttons: Record<string, Button>
  offers: Record<string, Offer>
  steps: Step[]
  clocks: ClockReading | null
  draw?: Drawing | null
  scene?: Scene
  log?: LogEntry[]
  view?: Record<string, unknown>
  events?: Record<string, unknown>[]
}

/** A line of the score sheet. */
export interface SheetLine {
  text: string
  amounts: (number | null)[]
  group: string | null
  sense: 'against' | 'for' | 'tie'
}

/** How a game ended. */
export interface Outcome {
  ranks: number[]
  scores: number[]
  winners: number[]
  reason: string
  resigned: number[]
}

/** What may be taken back. */
export interface Undoable {
  mine: number
  ask: boolean
}

/** A request to go back. */
export interface Asked {
  by: number
  move: number
  yes: number[]
  waiting: number[]
}

/** Where a seat stands: a running score for chips, lobby and lab. */
export interface Standing {
  value: number
  text: string
  maximum?: number | null
}

/** An action of the bar. */
export interface Button {
  id: string
  name: string
  kinds?: string[]
  symbol?: string
  text?: string | null
  main?: boolean
  at?: string
  side?: string
  reason?: BarReason | null
}

/** Why an action is impossible now. */
export interface BarReason {
  text: string
  rule: string
}

/** What stands on the button of a legal move. */
export interface Offer {
  label: string
  price?: string | null
  gain?: string | null
  amount?: number | null
  repeats?: boolean
  final?: boolean
  action?: string
}

/** A decision that can be taken back. */
export interface Step {
  move: number
  label: string
}

/** Seconds left for each seat, whose clocks run, and what each decision adds. */
export interface ClockReading {
  left: number[]
  running: number[]
  increment: number
}

/** A draw that people make with the real box: the question, whose it is alone, what can turn up. */
export interface Drawing {
  question: string
  seat: number | null
  lots?: Lot[]
}

/** A thing that can turn up, and how many of it can be left. */
export interface Lot {
  move: number
  notation: string
  label: string
  left: number
  symbol?: string
  thing?: string
}

/** A position as one seat sees it. */
export interface Scene {
  areas: Area[]
  layout?: string
  head?: Chip[]
  order?: Track | null
  choosing?: Choosing | null
}

/** A part of the table with a role; the screen decides where it stands and how large it is. */
export interface Area {
  id: string
  role: string
  title: string
  blocks?: (Stores | Counter | Supply | Goal | Cards | Slots | Prices | Track | MapBlock | Remark | Columns)[]
  seat?: number | null
  note?: string | null
  summary?: Chip[]
  symbol?: string
  hue?: string
  span?: number
  parts?: Area[]
}

/** Several stores in a row. */
export interface Stores {
  type: 'stores'
  id: string
  stores: Store[]
  label?: string | null
}

/** How much there is of something. */
export interface Store {
  id: string
  symbol: string
  label: string
  value: number
  maximum?: number | null
  note?: string | null
}

/** A number with a bar up to its maximum, what will be added soon in a paler tone, and notches where something begins. */
export interface Counter {
  type: 'counter'
  id: string
  symbol: string
  label: string
  value: number
  maximum: number
  forecast?: number
  marks?: number[]
  text?: string | null
  owner?: number | null
}

/** What is left of a kind, piece by piece with its price; the first that is not gone is the next. */
export interface Supply {
  type: 'supply'
  id: string
  label: string
  pieces: Spare[]
  unit?: string
  text?: string | null
  owner?: number | null
}

/** One piece of a supply. */
export interface Spare {
  symbol: string
  caption?: string
  id?: string
  gone?: boolean
}

/** A set to complete: what is there, what is missing, what it is worth. */
export interface Goal {
  type: 'goal'
  id: string
  needs: Need[]
  label?: string | null
  text?: string | null
  worth?: string | null
  rows?: Need[][]
  tone?: string
}

/** A part of a set: there, missing, or welcome but not required. */
export interface Need {
  symbol: string
  have: boolean
  optional?: boolean
  id?: string
}

/** Cards beside each other. */
export interface Cards {
  type: 'cards'
  id: string
  cards: SceneCard[]
  label?: string | null
  form?: string
}

/** A card, tile or planet: its name, its picture, and in words everything that it can do. */
export interface SceneCard {
  id: string
  title?: string | null
  subtitle?: string | null
  picture?: string
  hue?: string
  uses?: Use[]
  price?: Goal | null
  tag?: Chip | null
  foot?: Chip[]
  owner?: number | null
  state?: string
  counted?: boolean
}

/** One of the things that a card can do. */
export interface Use {
  symbol: string
  text: string
  name?: string | null
  id?: string
  tone?: string
}

/** A symbol, a few words, or both; the smallest thing that can be said. */
export interface Chip {
  text?: string | null
  symbol?: string
  id?: string
  owner?: number | null
  tone?: string
}

/** Short things in a row, some of them empty places. */
export interface Slots {
  type: 'slots'
  id: string
  slots: Chip[]
  label?: string | null
}

/** What can be had for which price, one to a line. */
export interface Prices {
  type: 'prices'
  id: string
  rows: Price[]
  label?: string | null
}

/** One thing that can be had, and what it costs the viewer now. */
export interface Price {
  id: string
  symbol: string
  name: string
  price?: string | null
  note?: string | null
  tone?: string
}

/** Places one after another: rounds, phases, spaces to pass to. */
export interface Track {
  type: 'track'
  id: string
  stages: Stage[]
  label?: string | null
  text?: string | null
}

/** One place of a track. */
export interface Stage {
  id?: string
  text?: string | null
  symbol?: string
  state?: string
  owners?: number[]
  note?: string | null
}

/** A part of the board with coordinates: its ground and places are the board's, its pieces and labels the position's. */
export interface MapBlock {
  type: 'map'
  id: string
  pieces?: Piece[]
  labels?: MapLabel[]
  closed?: string[]
  legend?: Sign[]
}

/** One thing on the table; it keeps its id, so that a moved piece glides. x and y are its middle. */
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
  covers?: string[]
}

/** Words on a map, set by the screen at this size in its own pixels, however small the map is drawn. */
export interface MapLabel {
  x: number
  y: number
  text: string
  size?: number
  ink?: string
  anchor?: string
  weight?: number
  of?: string
}

/** One look of a place and what it means: `lit`, `turned`, `closed` or `tinted`. */
export interface Sign {
  look: string
  text: string
}

/** A sentence of its own: a warning, an explanation. */
export interface Remark {
  type: 'remark'
  id: string
  text: string
  symbol?: string
  tone?: string
}

/** Blocks side by side where there is room, under each other where there is not. */
export interface Columns {
  type: 'columns'
  id: string
  blocks: (Stores | Counter | Supply | Goal | Cards | Slots | Prices | Track | MapBlock | Remark | Columns)[]
  label?: string | null
}

/** A decision that has a screen of its own: cards large enough to read everything, the table behind a button. */
export interface Choosing {
  area: string
  title: string
  text?: string | null
  count?: number
  context?: string[]
}

/** What the log says of a move. */
export interface LogEntry {
  move: number
  seat: number
  texts: string[]
  turn: number
  touches?: string[]
  setup?: boolean
}

/** Why a move cannot be made. */
export interface Reason {
  index: number | null
  notation: string
  kind: string
  sentence: string
  rule: string
  text: string
  touches: string[]
}

/** What a thing is and does. */
export interface Thing {
  thing: string
  name: string
  sentences: string[]
  rule: string
  rows: ThingRow[]
  kind?: string
  picture?: string
}

/** What can be done with a thing, what cannot and why, or a fact. */
export interface ThingRow {
  mark: '' | 'no' | 'yes'
  text: string
  note?: string
  rule?: string
}

/** An edition that somebody brings: its name where games can be played with it, else everything that is off. */
export interface EditionCheck {
  name: string | null
  problems: string[]
  changes: string[]
  reconstructed: number
}

/** All puzzles, and the one of the day. */
export interface Puzzles {
  date: string
  day: PuzzleEntry | null
  choices: number
  shelves: PuzzleShelf[]
}

/** A puzzle on a shelf. */
export interface PuzzleEntry {
  game: string
  id: string
  difficulty: string
  seats: number
  seat: number
  fate: 'seen' | 'solved' | 'tried' | null
}

/** The puzzles of a game, the easiest first. */
export interface PuzzleShelf {
  game: string
  title: string
  puzzles: PuzzleEntry[]
}

/** A puzzle's table, and the answer to a move. */
export interface Puzzle {
  game: string
  id: string
  difficulty: string
  seat: number
  count: number
  card: Card
  update: Update
  answer: PuzzleAnswer | null
  reasons: Reason[]
  preview: Scene | null
  standing: Standing[] | null
  thing: Thing | null
}

/** What a move is worth: in hundredths of the probability to win. */
export interface PuzzleAnswer {
  right: boolean
  found: boolean
  cost: number
  known: boolean
  win: number
  margin: number
  label: string
  second: string
  reasons: string
  touches: string[]
}

/** Everything that a player can meet in a game, and the board that has the symbols of it. */
export interface Glossary {
  board: string
  things: Thing[]
}

/** What never changes during a game: symbols, their names, and what lies under each map. */
export interface Board {
  symbols: Record<string, string>
  extent: Record<string, [number, number]>
  names: Record<string, string>
  grounds: Record<string, Ground>
  caption_size: number
}

/** What lies under a map. */
export interface Ground {
  width: number
  height: number
  svg: string
  least: number
  most: number
  places: Place[]
}

/** A spot on the board that can be clicked and where pieces may lie; x and y are its middle. */
export interface Place {
  id: string
  x: number
  y: number
  width: number
  height: number
  label: string
  shape?: string
  path?: string
}

/** Every move of a game as one seat means it, each in the place of its index. */
export interface Catalogue {
  moves: CatalogueMove[]
}

/** A move of the catalogue, as a seat means it; `{0}` stands for the name of whoever sits there. */
export interface CatalogueMove {
  notation: string
  kind: string
  sentence: string
  touches: string[]
  offer?: OfferText | null
}

/** One legal move as a choice: what stands on its button in this position. */
export interface OfferText {
  label: string
  price?: string | null
  gain?: string | null
  amount?: number | null
  repeats?: boolean
  final?: boolean
}

/** Several tables; null instead of them where they are as the tag that was asked with says. */
export interface CardList {
  tables: Card[] | null
  tag: string
}

/** What is known about a game. */
export interface Analysis {
  status: 'failed' | 'none' | 'ready' | 'running'
  done: number
  points: Point[]
  decisions: Decision[]
}

/** Each seat's chance to win after a move. */
export interface Point {
  move: number
  chances: number[]
  margin?: number
}

/** What a decision cost whoever made it, in chance to win from 0 to 1. */
export interface Decision {
  move: number
  seat: number
  cost: number
  own: number
  best: number
  margin?: number
  notation?: string
  better?: string
  touches?: string[]
  close?: boolean
  parts?: Part[]
  then?: Then[]
}

/** A part of how good a position looks, and how much more of it the better move brings. */
export interface Part {
  text: string
  amount: number
}

/** What a seat would probably do then. */
export interface Then {
  seat: number
  text: string
}

/** The records that a guest opened. */
export interface Studies {
  studies: StudyEntry[]
}

/** A record that a guest opened. */
export interface StudyEntry {
  id: string
  game: string
  title: string
  names: string[]
  moves: number
  updated: number
}

/** A study: the table as far as its looks need it, all lines and comments, and what whoever asks may do. */
export interface Study {
  id: string
  version: number
  table: string | null
  writes: boolean
  owner: boolean
  key: string | null
  seat: number | null
  over: boolean
  card: Card
  lines: StudyLine[]
  comments: Comment[]
  at: Moment | null
}

/** A line: the game that was played, or a branch that leaves another after some moves of the game. */
export interface StudyLine {
  of: number
  after: number
  name: string
  moves: StudyMove[]
}

/** A move of a line: who made it (-1: chance), in which turn, and which it was. */
export interface StudyMove {
  seat: number
  turn: number
  text: string
}

/** What somebody said of a move of a line. */
export interface Comment {
  line: number
  move: number
  author: string
  text: string
  mine: boolean
}

/** A line, and after how many moves of the game. */
export interface Moment {
  line: number
  move: number
}

/** A moment of a study, and the answer to what was asked of it. */
export interface Position {
  line: number
  move: number
  moved: string[]
  update: Update
  preview?: Scene | null
  standing?: Standing[] | null
  reasons?: Reason[]
  thing?: Thing | null
}

/** Whether a table is rated, or why it was not in the end, and how strong its players are. */
export interface TableRatings {
  rated: boolean
  why: '' | 'alone' | 'casual' | 'device' | 'short'
  seats: SeatRating[]
}

/** The rating of a seat's player, and what the game changed of it. */
export interface SeatRating {
  seat: number
  rating: Rating
  change: number | null
}

/** The process runs. */
export interface Status {
  status: string
  version?: string
}

/** Every error. */
export interface Failed {
  error: ErrorText
}

/** A code for programs, a sentence for people. */
export interface ErrorText {
  code: string
  text: string
  rule?: string
}

/** POST /api/me. */
export interface NewGuest {
  name: string
}

/** POST /api/me/sign-out: one device, all others, or all. */
export interface SignOut {
  which: 'all' | 'device' | 'others'
  device?: string | null
}

/** POST /api/tables/{table}/start and rematch. */
export type Nothing = object

/** POST /api/passes/owner and /api/passes/use: what a link to carry an identity to another device holds. */
export interface PassCode {
  code: string
}

/** POST /api/me/delete: one's own name, typed once more. */
export interface Farewell {
  name: string
}

/** PUT /api/push: what the browser's push service gave it. */
export interface NewSubscription {
  endpoint: string
  key: string
  secret: string
  language?: 'en' | 'es' | 'fr'
}

/** POST /api/push/off. */
export interface Endpoint {
  endpoint: string
}

/** POST /api/games/{game}/lessons/{lesson}: where a learner is, and what they do. */
export interface LessonAsk {
  do?: 'answer' | 'back' | 'go' | 'on' | 'play' | 'preview' | 'show' | 'take_back' | 'thing' | 'why_not'
  what?: string
  step?: string
  moves?: string[] | null
  tried?: boolean
  answered?: boolean
}

/** POST /api/games/{game}/editions. */
export interface EditionFile {
  components: string
}

/** POST /api/games/{game}/puzzles/{puzzle}: look, answer, see the solution, or ask about the table. */
export interface PuzzleAsk {
  do?: 'play' | 'preview' | 'show' | 'solve' | 'thing' | 'why_not'
  what?: string
}

/** POST /api/tables. */
export interface NewTable {
  game: string
  places: (MyPlace | OpenPlace | BotPlace | HerePlace)[]
  name?: string | null
  language?: 'en' | 'es' | 'fr'
  options?: Record<string, string>
  edition?: string
  public?: boolean
  spectators?: boolean
  chat?: 'everybody' | 'players' | null
  hints?: boolean
  undo?: boolean
  forced?: boolean
  match?: boolean
  rated?: boolean
  clock?: NoClock | LiveClock | DaysClock
  timeout?: 'bot' | 'resign'
  draws?: 'entered' | 'made'
  components?: string | null
  start?: boolean
}

/** The guest who asks. */
export interface MyPlace {
  kind: 'me'
}

/** A seat by invitation. */
export interface OpenPlace {
  kind: 'open'
}

/** A seat for a bot; without a name it gets one. */
export interface BotPlace {
  kind: 'bot'
  level: number
  name?: string | null
}

/** Another person on the same device. */
export interface HerePlace {
  kind: 'here'
  name: string
}

/** POST /api/tables/{table}/join. */
export interface Join {
  name?: string | null
  seat?: number | null
  key?: string | null
}

/** POST /api/tables/{table}/place. */
export interface Placing {
  seat: number
  place: MyPlace | OpenPlace | BotPlace | HerePlace
}

/** POST /api/tables/{table}/leave. */
export interface Leave {
  seat?: number | null
  level?: number | null
}

/** POST /api/tables/{table}/return. */
export interface SeatOnly {
  seat?: number | null
}

/** PUT /api/tables/{table}/webhook. */
export interface Webhook {
  url: string | null
}

/** POST /api/tables/{table}/analysis. */
export interface KeyOnly {
  key?: string | null
}

/** POST /api/studies: a record that was pasted, dropped or opened, or a copy of another study. */
export interface NewStudy {
  record?: string | null
  study?: string | null
  key?: string | null
  name?: string | null
}

/** POST /api/studies/{study}/look: a moment, through whose eyes, and what else is asked of it. */
export interface StudyLook {
  line?: number
  move?: number
  seat?: number | null
  do?: 'preview' | 'show' | 'thing' | 'why_not'
  what?: string
  key?: string | null
}

/** POST /api/studies/{study}/play: what if this had been played? */
export interface StudyPlay {
  line: number
  move: number
  seat: number
  notation: string
}

/** POST /api/studies/{study}/answer: what a bot of a level would play there. */
export interface StudyAnswer {
  line: number
  move: number
  level: number
}

/** POST /api/studies/{study}/comments. */
export interface StudyComment {
  line: number
  move: number
  text: string
}

/** POST /api/studies/{study}/name: what a branch is called. */
export interface StudyName {
  line: number
  name: string
}

/** POST /api/studies/{study}/cut: a branch or a comment goes, of the version that was seen. */
export interface StudyCut {
  version: number
  line?: number | null
  comment?: number | null
}

/** POST /api/studies/{study}/analysis: of the game, or of a branch. */
export interface StudyAnalyse {
  key?: string | null
  line?: number
}

/** The newest position: what differs from the one before; what is not named is as it was. */
export interface Difference {
  type: 'difference'
  n: number
  after: number
  move: number
  kept: number
  seat?: number | null
  to_move?: number[]
  yours?: number[]
  prompt?: string
  rule?: string
  moves?: string | MovesDifference
  since?: number
  secret?: boolean
  scores?: number[] | null
  sheet?: SheetLine[]
  outcome?: Outcome | null
  undo?: Undoable
  asked?: Asked | null
  standing?: Standing[] | Record<string, unknown> | null
  bar?: string[]
  buttons?: Record<string, Record<string, unknown>>
  offers?: Record<string, Offer>
  steps?: Step[]
  clocks?: ClockReading
  draw?: Drawing | null
  scene?: Record<string, unknown>
  view?: Record<string, unknown>
  forced?: number[]
  log?: LogEntry[]
  events?: Record<string, unknown>[]
}

/** Moves against those of the seat's last decision. */
export interface MovesDifference {
  came?: string
  gone?: string
}

/** The first answer. */
export interface Welcome {
  type: 'welcome'
  protocol: number
  table: Card
  chat: ChatLine[]
  server: string
  time: number
  update: Update | null
}

/** A line of the chat, or a notice of what the table did. */
export interface ChatLine {
  number: number
  at: number
  seat: number | null
  name: string
  text: string
  notice: string | null
  author: number | null
}

/** The card has changed. */
export interface CardNews {
  type: 'table'
  table: Card
}

/** A command was kept. */
export interface Ack {
  type: 'ack'
  id: string
  n: number
}

/** A command was not granted. */
export interface Refused {
  type: 'refused'
  id: string
  code: string
  text: string
  rule?: string
}

/** A new line. */
export interface ChatNews {
  type: 'chat'
  line: ChatLine
}

/** What a bot would play, the best first. */
export interface Hint {
  type: 'hint'
  id: string
  n: number
  move: number | null
  advice: Advice[]
}

/** A move that a bot would think of: how likely it wins, in hundredths, why, and what would come next. */
export interface Advice {
  move: number
  win: number
  label: string
  reasons: string
  expects: string
}

/** Why moves cannot be made. */
export interface Reasons {
  type: 'reasons'
  id: string
  n: number
  reasons: Reason[]
  more: number
}

/** The scene after a move. */
export interface Preview {
  type: 'preview'
  id: string
  n: number
  move: number
  scene: Scene | null
  standing: Standing[] | null
}

/** A position of the past. */
export interface Past {
  type: 'position'
  id: string
  move: number
  seat: number | null
  to_move: number[]
  prompt: string
  rule: string
  scene: Scene
  standing: Standing[] | null
  fewest: boolean
  scores: number[] | null
  sheet: SheetLine[]
  outcome: Outcome | null
  moved: string[]
}

/** Come back in a moment. */
export interface Drain {
  type: 'drain'
  after: number
}

/** Something that answers no command. */
export interface ErrorNews {
  type: 'error'
  code: string
  text: string
}

/** Here I am. */
export interface Pong {
  type: 'pong'
  time: number
}

/** One of the offered moves, by its index or typed. */
export interface PlayCommand {
  do: 'play'
  id: string
  n: number
  seat: number
  move?: number
  notation?: string
}

/** What was drawn from the real box, one after another; or that chance decides, once or until somebody has to. */
export interface DrawCommand {
  do: 'draw'
  id: string
  n: number
  seat: number
  moves?: number[]
  chance?: 'one' | 'run' | null
}

/** Take back one's own last decision. */
export interface UndoCommand {
  do: 'undo'
  id: string
  n: number
  seat: number
}

/** Ask the others to go back to how it stood after a number of moves. */
export interface AskCommand {
  do: 'ask'
  id: string
  n: number
  seat: number
  move: number
}

/** Agree to go back, or not. */
export interface AnswerCommand {
  do: 'answer'
  id: string
  n: number
  seat: number
  yes: boolean
}

/** Give the game up. */
export interface ResignCommand {
  do: 'resign'
  id: string
  n: number
  seat: number
}

/** A line to everybody at the table. */
export interface ChatCommand {
  do: 'chat'
  id: string
  text: string
}

/** The host lets somebody write no more, or again: whoever wrote lines with this author; none: all who only watch. */
export interface MuteCommand {
  do: 'mute'
  id: string
  author?: number | null
  on?: boolean
}

/** What would a bot play? */
export interface HintCommand {
  do: 'hint'
  id: string
  n: number
  seat: number
}

/** What did a move bring, the one after this many, compared with the one that was advised? */
export interface RemarkCommand {
  do: 'remark'
  id: string
  seat: number
  move: number
  advised: number
}

/** Why a move cannot be made: a typed one, or those that touch a piece or place. */
export interface WhyNotCommand {
  do: 'why_not'
  id: string
  n: number
  seat: number
  notation?: string
  touch?: string
}

/** How the pieces would stand after an offered move. */
export interface PreviewCommand {
  do: 'preview'
  id: string
  n: number
  seat: number
  move: number
}

/** A position of the past. */
export interface AtCommand {
  do: 'at'
  id: string
  move: number
  seat?: number | null
}

/** The first frame: which version of the wire, whose eyes, which language, what is wanted. */
export interface HelloCommand {
  do: 'hello'
  protocol?: number
  seat?: number | null
  key?: string | null
  language?: 'en' | 'es' | 'fr'
  want?: ('events' | 'log' | 'scene' | 'view')[]
}

/** Look through another of one's seats, or in another language. */
export interface LookCommand {
  do: 'look'
  seat?: number | null
  language?: 'en' | 'es' | 'fr' | null
}

/** Whether the page can be seen: who looks at the table need not be called. */
export interface InSightCommand {
  do: 'in_sight'
  on: boolean
}

/** Send everything once more. */
export interface SyncCommand {
  do: 'sync'
}

/** Are you there? */
export interface PingCommand {
  do: 'ping'
}

export type ServerMessage = Update | Difference | Welcome | CardNews | Ack | Refused | ChatNews | Hint | Remark | Reasons | Preview | Past | Drain | ErrorNews | Pong

export type Command =
  | PlayCommand
  | DrawCommand
  | UndoCommand
  | AskCommand
  | AnswerCommand
  | ResignCommand
  | ChatCommand
  | MuteCommand
  | HintCommand
  | RemarkCommand
  | WhyNotCommand
  | PreviewCommand
  | AtCommand
  | HelloCommand
  | LookCommand
  | InSightCommand
  | SyncCommand
  | PingCommand

export type Clock = NoClock | LiveClock | DaysClock

export type NewPlace = MyPlace | OpenPlace | BotPlace | HerePlace

export type Block = Stores | Counter | Supply | Goal | Cards | Slots | Prices | Track | MapBlock | Remark | Columns
