/** What is agreed before a game: who sits where, and by which options. Knows no game but by its facts. */
import { preferences, type LastStart } from './preferences.svelte'
import type { Clock, Game, NewPlace, NewTable } from './wire'
import { say, words } from './words/index.svelte'

export type Company = 'bots' | 'friends' | 'here' | 'solo' | 'real'
export type Kind = LastStart['seats'][number]['kind']
export const FLAGS = ['hints', 'undo', 'spectators', 'forced', 'public', 'match', 'rated'] as const
export type Flag = (typeof FLAGS)[number]

export interface Seat {
  id: number
  kind: Kind
  level: number
  name: string
}

const NEW_LEVEL = 1
const USUAL_FLAGS: Record<Flag, boolean> = { hints: true, undo: true, spectators: true, forced: true, public: false, match: false, rated: false }

export class Start {
  name = $state('')
  fresh = $state(true)
  others = $state<Seat[]>([])
  options = $state<Record<string, string>>({})
  flags = $state<Record<Flag, boolean>>({ ...USUAL_FLAGS })
  /** Whether spectators may write too; null: as is usual, which is not at a table in the lobby. */
  everybodyWrites = $state<boolean | null>(null)
  edition = $state('standard')
  /** Whether people play with the real box: they draw, this device keeps the rules. */
  real = $state(false)
  /** An edition of one's own: the text of its file, and its name. */
  own = $state.raw<{ name: string; components: string } | null>(null)
  clock = $state<'none' | 'live' | 'days'>('none')
  minutes = $state(15)
  increment = $state(15)
  days = $state(3)
  timeout = $state<'bot' | 'resign'>('bot')
  private made = 0

  constructor(
    readonly game: Game,
    readonly moons: string[],
    company: Company | null,
  ) {
    const last = preferences.kept.starts[game.name]
    if (last) this.recall(last)
    if (company) this.seat(company)
    else if (!last) this.seat(this.least === 1 && this.most === 1 ? 'solo' : 'bots')
  }

  get least(): number {
    return Math.min(...this.game.seats)
  }

  get most(): number {
    return Math.max(...this.game.seats)
  }

  get count(): number {
    return this.others.length + 1
  }

  get open(): boolean {
    return this.others.some((seat) => seat.kind === 'open')
  }

  get company(): Company | 'mixed' {
    if (this.real) return 'real'
    const kinds = new Set(this.others.map((seat) => seat.kind))
    if (kinds.size > 1) return 'mixed'
    const [only] = kinds
    return only === undefined ? 'solo' : ({ bot: 'bots', open: 'friends', here: 'here' } as const)[only]
  }

  /** Why a game like this cannot be rated; null where it can, the empty string where nobody would ask. */
  get unrated(): 'here' | 'edition' | '' | null {
    if (this.count < 2 || this.real) return ''
    if (this.others.some((seat) => seat.kind === 'here')) return 'here'
    return this.edition === 'standard' && this.own === null ? null : 'edition'
  }

  get rated(): boolean {
    return this.flags.rated && this.unrated === null
  }

  get writes(): boolean {
    return this.everybodyWrites ?? !this.flags.public
  }

  get offered(): Game['options'] {
    return this.game.options.filter((option) => option.seats.length === 0 || option.seats.includes(this.count))
  }

  /** Everybody else of one kind, as many as there were, or one. */
  seat(company: Company): void {
    const kind = ({ bots: 'bot', friends: 'open', here: 'here', solo: 'bot', real: 'here' } as const)[company]
    this.real = company === 'real'
    const usual = this.game.seats.includes(2) ? 2 : this.most
    const count = company === 'solo' ? 1 : Math.max(this.count, usual)
    this.others = Array.from({ length: count - 1 }, () => this.newSeat(kind))
    this.nameBots()
  }

  add(kind: Kind): void {
    if (this.count < this.most) this.others.push(this.newSeat(kind))
    this.nameBots()
  }

  remove(seat: Seat): void {
    this.others = this.others.filter((other) => other !== seat)
  }

  /** Whether one seat fewer is still a game. */
  get mayRemove(): boolean {
    return this.game.seats.includes(this.count - 1)
  }

  knows(known: boolean): void {
    this.fresh = !known
    if (this.fresh) for (const seat of this.others) seat.level = NEW_LEVEL
  }

  choice(option: Game['options'][number]): string {
    return this.options[option.name] ?? option.choices[0]?.value ?? ''
  }

  table(): NewTable {
    const options = Object.fromEntries(this.offered.map((option) => [option.name, this.choice(option)]))
    return {
      game: this.game.name,
      places: [{ kind: 'me' }, ...this.others.map((seat, i) => this.place(seat, i + 2))],
      name: this.name.trim() || say('guest'),
      language: words.language,
      options,
      edition: this.edition,
      ...this.flags,
      rated: this.rated,
      hints: this.flags.hints && !this.rated,
      public: this.flags.public && !this.real && this.own === null,
      draws: this.real ? 'entered' : 'made',
      components: this.own?.components ?? null,
      chat: this.writes ? 'everybody' : 'players',
      match: this.flags.match && this.game.match && this.count > 1,
      clock: this.real ? { kind: 'none' } : this.chosenClock(),
      timeout: this.timeout,
      start: !this.open,
    }
  }

  /** For the next time on this device. */
  keep(): void {
    const seats = this.others.map(({ kind, level, name }) => ({ kind, level, name: kind === 'here' ? name : '' }))
    const last: LastStart = { new: this.fresh, seats, options: { ...this.options }, flags: { ...this.flags }, clock: this.clock, real: this.real }
    preferences.set('starts', { ...preferences.kept.starts, [this.game.name]: last })
    const bot = this.others.find((seat) => seat.kind === 'bot')
    if (bot) preferences.set('level', bot.level)
  }

  private recall(last: LastStart): void {
    this.fresh = last.new
    if (this.game.seats.includes(last.seats.length + 1)) this.others = last.seats.map((seat) => ({ ...seat, id: ++this.made }))
    this.options = { ...last.options }
    this.flags = { ...USUAL_FLAGS, ...last.flags }
    this.clock = last.clock
    this.real = last.real === true && !this.others.some((seat) => seat.kind === 'open')
    this.nameBots()
  }

  private newSeat(kind: Kind): Seat {
    return { id: ++this.made, kind, level: this.fresh ? NEW_LEVEL : preferences.kept.level, name: '' }
  }

  /** Bots without a name get one that nobody has, others keep theirs. */
  private nameBots(): void {
    for (const seat of this.others) {
      if (seat.kind !== 'bot' || this.moons.includes(seat.name)) continue
      const free = this.moons.filter((moon) => !this.others.some((other) => other.name === moon))
      seat.name = free[Math.floor(Math.random() * free.length)] ?? ''
    }
  }

  private place({ kind, level, name }: Seat, number: number): NewPlace {
    if (kind === 'bot') return name ? { kind, level, name } : { kind, level }
    return kind === 'here' ? { kind, name: name.trim() || say('player-n', { n: number }) } : { kind }
  }

  private chosenClock(): Clock {
    if (this.clock === 'live') return { kind: 'live', bank: Math.round(this.minutes * 60), increment: this.increment }
    return this.clock === 'days' ? { kind: 'days', days: this.days } : { kind: 'none' }
  }
}
