/** A table as this browser knows it: what is shown, what was chosen, and the commands that are under way. */
import { board as fetchBoard, catalogue as fetchCatalogue, thing as fetchThing } from '../api'
import type { KeptGame } from '../app/kept'
import { preferences } from '../preferences.svelte'
import { renew } from '../renew'
import { chime, notify } from '../sound'
import { SEAT_MARKS } from '../colours'
import { PROTOCOL } from '../wire'
import type { Advice, Board, Card, Catalogue, ChatLine, Difference, Reason, Scene, Thing, Welcome } from '../wire'
import { say, words } from '../words/index.svelte'
import { barOf, described, offersOf, type Action, type Move } from './catalogue'
import { Choice } from './choice.svelte'
import { oneForEach } from './choices'
import { Connection, dialTo, type Answer, type Dial, type Fields, type News, type Refused } from './connection'
import { DRAWN, veiled, type Curtain } from './curtain'
import { difference } from './diff'
import { Inspect } from './inspect.svelte'
import { changedSince, continued } from './log'
import { Parade } from './pace'
import { changed, whole, type LogLine, type Present } from './present'
import { Preview } from './preview.svelte'
import { Replay } from './replay.svelte'
import { decidedArea, thingsOf } from './things'

export interface Toast {
  text: string
  rule?: string | null
}

/** A refusal, where it was asked for. */
export interface Refusal {
  touch: string
  x: number
  y: number
  reasons: Reason[]
}

/** How a thing was clicked. */
export interface Click {
  x: number
  y: number
  finger: boolean
  keyboard?: boolean
}

const NONE: ReadonlySet<string> = new Set()
const TOAST = 7000
/** So long what others have just done stays lit after the last of it. */
const LINGER = 2600

export class TableState {
  card = $state.raw<Card | null>(null)
  board = $state.raw<Board | null>(null)
  update = $state.raw<Present | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  online = $state(false)
  seenOnline = $state(false)
  /** The server was asked and did not answer. */
  failed = $state(false)
  missing = $state(false)
  toast = $state.raw<Toast | null>(null)
  sending = $state.raw<Move | null>(null)
  hinted = $state<number | null>(null)
  hinting = $state(false)
  /** The moves that a hint told of, the best first. */
  advice = $state.raw<Advice[]>([])
  /** Whether a coach advises before each decision and says a line on it afterwards. */
  coached = false
  /** What the coach says of the last decision. */
  remark = $state('')
  refusal = $state.raw<Refusal | null>(null)
  curtain = $state<Curtain>(null)
  digestFrom = $state<number | null>(null)
  received = $state(Date.now())
  /** What others have just done: shown as a caption, its things lit. */
  news = $state.raw<LogLine[]>([])
  /** How many updates wait to be shown. */
  waiting = $state(0)
  /** Things that something pointed at is about: dotted. */
  related = $state.raw<ReadonlySet<string>>(NONE)
  /** Things that a lesson speaks of; where they lie is shown first. */
  taught = $state.raw<readonly string[]>([])
  /** In a study: the things of the move that was played, and of a better one. */
  marks = $state.raw<{ played: ReadonlySet<string>; better: ReadonlySet<string> }>({ played: NONE, better: NONE })
  /** In a study: how it would stand after the better move. */
  better = $state.raw<Scene | null>(null)
  /** Cards that were picked on a choosing screen. */
  several = $state.raw<string[]>([])

  readonly choice = new Choice()
  readonly preview: Preview
  readonly replay: Replay
  readonly inspect: Inspect

  private newest: Present | null = null
  private readonly connection: Connection
  private readonly parade: Parade<Present>
  /** Every move of the game, as each seat means it; by the name of the catalogue and the seat. */
  private catalogues = new Map<string, Catalogue | null>()
  private plan: ((moves: readonly Move[]) => Move | null)[] = []
  private toasting: ReturnType<typeof setTimeout> | undefined
  private lingering: ReturnType<typeof setTimeout> | undefined
  private hiddenAt = 0
  /** The position in which the move that is under way was made. */
  private sentIn = -1
  /** The click of which reasons were asked last: those of an earlier one come too late. */
  private refusedClick = 0

  constructor(
    readonly id: string,
    readonly key: string | null,
    dial: Dial = dialTo(id),
    describe?: (thing: string) => Promise<Thing | null>,
  ) {
    this.preview = new Preview((move, then) => this.askPreview(move, then))
    this.replay = new Replay((move, then) =>
      this.connection.command('at', { move, seat: this.seat }, (answer) => {
        if (answer.type === 'position') then(answer)
        else if (answer.type === 'refused') this.refused(answer)
      }),
    )
    this.inspect = new Inspect(describe ?? ((thing) => fetchThing(this.id, thing, this.seat, words.language, this.key)))
    this.parade = new Parade<Present>({
      show: (update) => this.show(update),
      pace: () => preferences.kept.pace,
      worth: (update) => this.update !== null && document.visibilityState === 'visible' && this.newsOf(update).length > 0,
    })
    this.connection = new Connection(dial, {
      hello: () => ({ protocol: PROTOCOL, seat: this.newest?.seat ?? null, key: this.key, language: words.language, want: ['scene', 'log'] }),
      hear: (news) => this.hear(news),
      online: (yes) => {
        this.online = yes
        this.failed = !yes
        if (yes) this.seenOnline = true
      },
      lost: () => (this.missing = true),
    })
    document.addEventListener('visibilitychange', this.noticed)
  }

  reconnect(): void {
    this.connection.again()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.noticed)
    this.parade.stop()
    this.connection.close()
  }

  readonly past = $derived.by(() => this.replay.past)
  readonly seat = $derived(this.update?.seat ?? null)
  readonly playing = $derived(this.update !== null && this.waiting === 0 && this.seat !== null && this.update.yours.includes(this.seat) && this.update.moves.length > 0)
  readonly over = $derived(this.card?.status === 'over' || this.update?.outcome != null)
  /** Whether a click means a move now. */
  readonly live = $derived.by(() => this.playing && this.curtain === null && this.replay.past === null && this.sending === null)

  /** The scene to draw: the past or now; nothing behind a curtain. */
  readonly scene = $derived.by((): Scene | null => {
    if (this.curtain !== null) return null
    return this.replay.past?.scene ?? this.update?.scene ?? null
  })
  readonly things = $derived(thingsOf(this.scene, this.board))
  readonly lit = $derived.by((): ReadonlySet<string> => (this.live ? this.choice.lit : NONE))
  /** The move whose consequences are shown. */
  readonly candidate = $derived.by(() => (this.replay.past ? null : (this.choice.chosen ?? this.sending ?? this.preview.considered)))
  readonly previewed = $derived.by(() => this.preview.of(this.candidate) ?? this.better)
  readonly difference = $derived(difference(this.scene, this.previewed))
  /** Things that others have changed since this seat's last decision, with who did it. */
  readonly changed = $derived.by(() => {
    if (this.replay.past) return new Map<string, number>()
    return changedSince(this.log, this.update?.since ?? 0, this.seat)
  })
  /** Things of the move that is being told, of the past or of the others. */
  readonly told = $derived.by((): ReadonlySet<string> => {
    const { past } = this.replay
    return new Set(past ? past.moved : this.news.flatMap((line) => line.touches ?? []))
  })
  /** The area that is being decided. */
  readonly decided = $derived.by(() => {
    for (const id of this.taught) {
      const area = this.things.get(id)?.area
      if (area) return area
    }
    if (!this.live) return null
    return (
      this.scene?.choosing?.area ??
      decidedArea(
        this.choice.remaining.map((move) => move.touches.filter((id) => this.choice.counts.has(id))),
        this.things,
      )
    )
  })
  readonly standing = $derived.by(() => this.replay.past?.standing ?? this.update?.standing ?? null)

  name(seat: number): string {
    if (seat < 0) return say('chance')
    const place = this.card?.places[seat]
    return place?.name || (place ? say('seat-letter', { letter: SEAT_MARKS[seat] ?? '?' }) : say('rival'))
  }

  /** The word for a symbol. */
  word(symbol: string): string {
    return this.board?.names?.[symbol] ?? symbol.replaceAll('-', ' ')
  }

  // ---- choosing

  /** Something on the table was clicked, tapped or pressed. */
  click(id: string, how: Click): void {
    this.skip()
    this.refusal = null
    this.refusedClick += 1
    if (!this.live) return
    const { choice } = this
    if (this.choosesSeveral) return this.toggle(id, how)
    const again = choice.chosen && (choice.hand ? choice.pointed === id : choice.chosen.touches.includes(id))
    if (again) return this.play(choice.chosen!)
    if (!choice.means(id)) return this.whyNot(id, how)
    const laying = choice.hand !== null && choice.isPlace(id)
    choice.pick(id)
    if (choice.chosen) this.decide(how.finger || (laying && how.keyboard === true))
    else if (laying) this.whyNot(id, how)
  }

  /** A button of the bar: the action's only move, or its choices. */
  begin(action: Action): void {
    this.refusal = null
    if (!this.live) return
    const [only, more] = action.moves
    if (only === undefined) return
    if (more === undefined) this.take(only)
    else this.choice.begin(this.choice.action === action.id ? null : action.id)
  }

  /** A move of the list is laid before the player, to be confirmed. */
  lay(index: number): void {
    if (!this.live) return
    this.choice.clear()
    this.choice.choose(index)
    this.decide(true)
  }

  /** One of the choices in the bar. */
  take(index: number): void {
    if (!this.live) return
    this.choice.choose(index)
    this.decide(false)
  }

  /** The same choice several times, one after another. */
  repeat(move: Move, times: number): void {
    const again = (moves: readonly Move[]) => moves.find(({ notation }) => notation === move.notation) ?? null
    this.plan = Array.from({ length: times - 1 }, () => again)
    this.play(move)
  }

  /** Whether this decision is made by picking several cards before they are played. */
  readonly choosesSeveral = $derived.by(() => this.live && (this.update?.scene.choosing?.count ?? 1) > 1)

  private toggle(id: string, how: Click): void {
    const count = this.update?.scene.choosing?.count ?? 1
    if (this.several.includes(id)) this.several = this.several.filter((one) => one !== id)
    else if (!this.choice.means(id)) this.whyNot(id, how)
    else this.several = [...this.several.slice(-(count - 1)), id]
    if (this.several.length === count && !how.finger && preferences.kept.confirm !== 'always' && this.choice.offered.every((move) => this.undoable(move))) this.playSeveral()
  }

  /** A card that was advised is picked, and nothing played yet. */
  private pickAdvised(move: number): void {
    const count = this.update?.scene.choosing?.count ?? 1
    const advised = this.choice.offered.find(({ index }) => index === move)
    const card = advised?.touches.find((id) => this.choice.offered.filter(({ touches }) => touches.includes(id)).length === 1)
    if (card && !this.several.includes(card)) this.several = [...this.several.slice(-(count - 1)), card]
  }

  /** Play what was picked, one after another, each when the one before was answered. */
  playSeveral(): void {
    const picks = this.several
    const first = oneForEach(picks, this.choice.offered)
    if (!first) return
    this.plan = picks.slice(1).map((pick) => (moves: readonly Move[]) => oneForEach([pick], moves))
    this.several = []
    this.play(first)
  }

  /** A move was chosen: play it at once where it can be taken back, else wait for a confirmation. */
  decide(look: boolean): void {
    const chosen = this.choice.chosen
    if (!chosen || this.hinted === chosen.index) return
    const { confirm } = preferences.kept
    if (confirm === 'never' && !look) return this.play(chosen)
    this.preview.want(chosen, (scene) => {
      if (this.choice.chosen === chosen && confirm === 'needed' && !look && scene && this.undoable(chosen)) this.play(chosen)
    })
  }

  /** Whether a move may be taken back without asking anybody. */
  private undoable(move: Move): boolean {
    const final = this.choice.offers[String(move.index)]?.final ?? false
    const people = this.card?.places.some((place) => place.kind === 'human' && !place.mine && !place.away) ?? false
    return this.card?.undo === true && !(final && people)
  }

  /** Point at something: its only move is previewed. */
  consider(move: Move | null): void {
    this.preview.consider(this.live ? move : null)
  }

  // ---- commands

  confirm(): void {
    if (this.choice.chosen && !this.sending) this.play(this.choice.chosen)
  }

  play(move: Move): void {
    const { update } = this
    if (!update || this.seat === null || this.sending) return
    this.sending = move
    this.sentIn = update.n
    this.hinted = null
    this.remark = ''
    const advised = this.coached ? this.advice[0]?.move : undefined
    this.connection.command('play', { n: update.n, seat: this.seat, move: move.index }, (answer) => {
      if (answer.type === 'ack' && advised !== undefined) this.askRemark(update, advised)
      this.played(answer, update.n)
    })
  }

  /** Enter what was drawn from the real box, or let chance decide; whether it was taken. */
  /** Enter draws; says why they are refused, where they cannot be. */
  enter(moves: number[], chance: 'one' | 'run' | null): Promise<string | null> {
    return new Promise((done) => {
      if (!this.newest || this.seat === null) return done('')
      this.connection.command('draw', { n: this.newest.n, seat: this.seat, moves, chance }, (answer) => {
        if (answer.type === 'refused' && answer.code !== 'illegal') this.refused(answer)
        done(answer.type === 'refused' ? (answer.code === 'illegal' ? answer.text : '') : null)
      })
    })
  }

  /** Every move of the game as this seat means it, once it has come. */
  get catalogue(): Catalogue | null {
    return this.catalogueOf(this.seat)
  }

  playTyped(notation: string): Promise<boolean> {
    return new Promise((done) => {
      const { update } = this
      if (!update || this.seat === null) return done(false)
      this.connection.command('play', { n: update.n, seat: this.seat, notation }, (answer) => {
        this.played(answer, update.n)
        done(answer.type === 'ack')
      })
    })
  }

  /** A move that was made in a position was answered. In the next one something may have been chosen already: that stays. */
  private played(answer: Answer, n: number): void {
    if (this.sentIn === n) this.sending = null
    if (answer.type === 'refused') {
      this.plan = []
      this.refused(answer)
    } else if (this.update?.n === n) this.choice.clear()
    this.goOn()
  }

  /** What was planned goes on as soon as it can. */
  private goOn(): void {
    if (this.plan.length === 0 || !this.live || this.update?.n !== this.newest?.n) return
    const next = this.plan.shift()!(this.choice.offered)
    if (next) this.play(next)
    else this.plan = []
  }

  undo(): void {
    this.plan = []
    this.act('undo', {})
  }

  askBack(move: number): void {
    this.act('ask', { move })
  }

  answerBack(yes: boolean): void {
    const waiting = this.update?.asked?.waiting.find((seat) => this.card?.mine.includes(seat))
    if (waiting !== undefined) this.act('answer', { yes, seat: waiting })
  }

  resign(): void {
    this.act('resign', {})
  }

  say(text: string): void {
    this.connection.command('chat', { text }, (answer) => answer.type === 'refused' && this.refused(answer))
  }

  /** The host lets an author of lines, or all who only watch, write no more or again. */
  mute(author: number | null, on: boolean): void {
    this.connection.command('mute', { author, on }, (answer) => answer.type === 'refused' && this.refused(answer))
  }

  /** Ask what a strong bot would do; chosen at once, or only told by a coach. */
  hint(choose = true): void {
    if (!this.update || this.seat === null || this.hinting) return
    this.hinting = true
    this.connection.command('hint', { n: this.update.n, seat: this.seat }, (answer) => {
      this.hinting = false
      if (answer.type === 'refused') return choose ? this.refused(answer) : undefined
      if (answer.type !== 'hint') return
      if (answer.n !== this.update?.n) return choose || !this.playing ? undefined : this.hint(false) // others have decided meanwhile
      if (answer.move === null) return this.tell({ text: say('hint-none') })
      this.advice = answer.advice ?? []
      if (choose) this.follow(answer.move)
    })
  }

  /** Ask what the coach says of the decision that was just made; without an answer nothing is said. */
  private askRemark({ seat, move }: Present, advised: number): void {
    if (seat === null) return
    this.connection.command('remark', { seat, move, advised }, (answer) => {
      if (answer.type === 'remark' && (this.newest?.move ?? 0) > move) this.remark = answer.text
    })
  }

  /** Lay a move that was advised before the player, to be confirmed; where several cards are picked, it is one of them. */
  follow(move: number): void {
    if (this.choosesSeveral) return this.pickAdvised(move)
    this.choice.clear()
    this.hinted = move
    this.choice.choose(move)
    if (this.choice.chosen) this.preview.want(this.choice.chosen)
  }

  private askPreview(move: Move, then: (scene: Scene | null) => void): void {
    const { update } = this
    if (!update || this.seat === null) return
    this.connection.command('preview', { n: update.n, seat: this.seat, move: move.index }, (answer) => {
      if (answer.type === 'preview' && answer.n === this.update?.n) then(answer.scene)
    })
  }

  /** Why a thing cannot be used, told once beside the click; with a piece in hand only what is said of that piece. */
  private whyNot(touch: string, { x, y }: Click): void {
    const { held, ghost } = this.choice
    if (!this.update || this.seat === null) return
    const asked = this.refusedClick
    this.connection.command('why_not', { n: this.update.n, seat: this.seat, touch }, (answer) => {
      if (answer.type !== 'reasons' || answer.n !== this.update?.n || asked !== this.refusedClick) return
      this.refusal = { touch, x, y, reasons: fitting(answer.reasons, held?.id, ghost?.cells ?? []) }
    })
  }

  whyNotTyped(notation: string): Promise<Reason | null> {
    return new Promise((done) => {
      if (!this.update || this.seat === null) return done(null)
      this.connection.command('why_not', { n: this.update.n, seat: this.seat, notation }, (answer) => done(answer.type === 'reasons' ? (answer.reasons[0] ?? null) : null))
    })
  }

  /** Show the position after so many moves; the newest is the present. */
  showAt(move: number | null): void {
    this.choice.clear()
    this.refusal = null
    this.skip()
    if (!this.update) return
    if (!this.online && this.failed && !this.replay.knows(move, this.update.move, this.seat)) this.tell({ text: say('offline-position') })
    this.replay.show(move, this.update.move, this.seat)
  }

  look(seat: number): void {
    this.connection.send({ do: 'look', seat, language: null })
  }

  speak(): void {
    if (this.online) this.connection.send({ do: 'look', seat: this.seat, language: words.language })
  }

  tell(toast: Toast): void {
    this.toast = toast
    clearTimeout(this.toasting)
    this.toasting = setTimeout(() => (this.toast = null), TOAST)
  }

  /** A command about the newest position, by this seat. */
  private act<Do extends 'undo' | 'ask' | 'answer' | 'resign'>(what: Do, more: Omit<Fields<Do>, 'n' | 'seat'> & { seat?: number }): void {
    const seat = this.seat ?? this.card?.mine[0]
    if (!this.newest || seat === undefined) return
    const fields = { n: this.newest.n, seat, ...more } as unknown as Fields<Do>
    this.connection.command(what, fields, (answer) => answer.type === 'refused' && this.refused(answer))
  }

  private refused(answer: Refused): void {
    const known = answer.code === 'illegal' ? answer.text : say(`error-${answer.code}`)
    this.tell({ text: known.startsWith('error-') ? answer.text : known, rule: answer.rule })
  }

  // ---- what the server says

  private hear(message: News): void {
    if (message.type === 'welcome') this.welcome(message)
    else if (message.type === 'update') this.receive(whole(message))
    else if (message.type === 'difference') this.differ(message)
    else if (message.type === 'table') this.takeCard(message.table)
    else if (message.type === 'chat') this.takeChat(message.line)
    else if (message.type === 'error') this.tell({ text: message.text })
  }

  private welcome(message: Welcome): void {
    if (message.protocol !== PROTOCOL) renew()
    if (document.visibilityState === 'hidden') this.connection.send({ do: 'in_sight', on: false })
    this.chat = message.chat
    this.takeCard(message.table)
    if (!message.update) return
    const first = this.update === null
    this.receive(whole(message.update))
    if (first) this.digest()
  }

  /** A finished game as this device has kept it, shown while the server does not answer. */
  restore(game: KeptGame): void {
    if (this.update) return
    this.takeCard(game.card)
    this.replay.fill(game.pasts)
    this.receive({ ...game.present, after: null, kept: 0 })
  }

  private takeCard(card: Card): void {
    const before = this.card
    this.card = card
    if (card.board && before?.board !== card.board) void this.loadBoard(card.board)
  }

  private async loadBoard(name: string): Promise<void> {
    try {
      const board = await fetchBoard(name, this.card?.own ? this.key : null)
      if (this.card?.board === name) this.board = board
      this.offer()
    } catch {
      setTimeout(() => this.card?.board === name && void this.loadBoard(name), 1500)
    }
  }

  /** A difference from the newest position; from any other one it helps nobody, so all of it is asked for. */
  private differ(difference: Difference): void {
    if (this.newest?.n === difference.after) this.receive(changed(this.newest, difference))
    else this.connection.send({ do: 'sync' })
  }

  /** A new position has come: kept at once, shown in its turn. */
  private receive(update: Present): void {
    if (this.newest && (update.move < this.newest.move || update.after === null)) this.replay.forget()
    this.newest = update
    if (update.after === null) this.parade.skip()
    this.parade.push(update)
    this.waiting = this.parade.length
  }

  /** Show everything that waits, now. */
  skip(): void {
    if (this.parade.length > 0) this.parade.skip()
    this.waiting = this.parade.length
  }

  private newsOf(update: Present): LogLine[] {
    const entered = this.card?.draws === 'entered' // what people draw themselves is no news to them
    return update.after === null
      ? []
      : update.log.filter((line) => !line.setup && !(entered && line.seat < 0) && line.seat !== (update.seat ?? -2) && !this.card?.mine.includes(line.seat))
  }

  private show(update: Present): void {
    const before = this.update
    const wasPlaying = this.playing
    this.waiting = this.parade.length
    this.log = continued(this.log, update)
    this.received = Date.now()
    if (update.n !== before?.n) {
      if (update.log.some(({ seat }) => seat === update.seat)) this.sending = null // made: the acknowledgement only follows
      this.hinted = null
      this.advice = []
      this.refusal = null
      this.replay.past = null
      this.several = []
      this.related = NONE
      this.preview.forget()
    }
    if (before && update.move < before.move) this.remark = ''
    this.veil(before, update)
    this.caption(update)
    this.update = update
    this.inspect.forget()
    this.offer()
    this.announce(before, wasPlaying)
    this.goOn()
  }

  private caption(update: Present): void {
    const news = this.newsOf(update)
    clearTimeout(this.lingering)
    if (news.length > 0) this.news = news
    this.lingering = setTimeout(() => (this.news = []), preferences.kept.pace === 'once' ? 0 : LINGER)
  }

  private offer(): void {
    const { update } = this
    if (!update) return
    const catalogue = update.moves.length > 0 ? this.catalogueOf(update.seat) : null
    const offers = offersOf(update.moves, update.offers, catalogue)
    const known = catalogue ? update.moves.map((index) => described(catalogue, index, (seat) => this.name(seat))) : []
    const moves = known.filter((move) => move !== null)
    this.choice.renew({
      n: update.n,
      moves: update.yours.includes(update.seat ?? -1) ? moves : [],
      things: thingsOf(update.scene, this.board),
      bar: barOf(update.moves.length > 0 ? update.bar : [], update.buttons, moves, offers),
      offers,
    })
  }

  /** The moves of the game as a seat means them; fetched when they are first asked for. */
  private catalogueOf(seat: number | null): Catalogue | null {
    const name = this.card?.catalogue
    if (!name || seat === null) return null
    const key = `${name}/${seat}`
    if (!this.catalogues.has(key)) {
      this.catalogues.set(key, null)
      void this.loadCatalogue(key, name, seat)
    }
    return this.catalogues.get(key) ?? null
  }

  private async loadCatalogue(key: string, name: string, seat: number): Promise<void> {
    try {
      this.catalogues.set(key, await fetchCatalogue(name, seat, this.card?.own ? this.key : null))
      this.offer()
      this.goOn()
    } catch {
      setTimeout(() => {
        this.catalogues.delete(key)
        this.offer()
      }, 1500)
    }
  }

  private veil(before: Present | null, update: Present): void {
    const { curtain, look } = veiled(this.curtain, before, update, this.card?.mine.length ?? 0)
    this.curtain = curtain
    if (look !== null) this.look(look)
  }

  /** The curtain is drawn aside by the player it waits for. */
  uncover(): void {
    const seat = this.curtain
    if (seat === null) return
    if (this.seat === seat) this.curtain = null
    else {
      this.curtain = DRAWN
      this.look(seat)
    }
  }

  private takeChat(line: ChatLine): void {
    if (this.chat.some((known) => known.number === line.number)) return
    this.chat = [...this.chat, line].slice(-200)
    if (line.text && line.seat !== this.seat) chime('chat')
  }

  private announce(before: Present | null, wasPlaying: boolean): void {
    const update = this.update!
    if (!before || before.n === update.n) return
    if (update.outcome && !before.outcome) chime('over')
    else if (this.playing && !wasPlaying) {
      chime('turn')
      void notify(say('notify-turn', { title: this.card?.title ?? '' }), update.prompt, this.id)
    } else if (update.move !== before.move) chime('move')
  }

  private digest(): void {
    const { update } = this
    if (!update || update.seat === null || update.outcome) return
    const news = this.log.filter((line) => line.move > update.since && line.seat !== update.seat)
    this.digestFrom = news.length > 1 && update.since > 0 ? update.since : null
  }

  private readonly noticed = (): void => {
    this.connection.send({ do: 'in_sight', on: document.visibilityState === 'visible' })
    if (document.visibilityState === 'hidden') this.hiddenAt = this.update?.move ?? 0
    else if (this.update && this.update.move > this.hiddenAt + 1 && this.playing) this.digest()
  }
}

/** The reasons that help: of the piece in hand where there is one, of its very place where that is known. */
export function fitting(reasons: readonly Reason[], held: string | undefined, cells: readonly string[]): Reason[] {
  const ofPiece = held === undefined ? [...reasons] : reasons.filter((reason) => reason.touches.includes(held))
  const exact = cells.length > 0 ? ofPiece.filter((reason) => cells.every((id) => reason.touches.includes(id))) : []
  const telling = exact.length > 0 ? exact : ofPiece
  return [...new Map(telling.map((reason) => [reason.text + reason.rule, reason])).values()].slice(0, held === undefined ? 3 : 1)
}
