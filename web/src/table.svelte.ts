/** A table as this browser knows it: the newest update, the log, and the commands that are under way. */
import { board as fetchBoard, thing as fetchThing } from './api'
import { whose } from './arrange'
import { Choice } from './choice.svelte'
import { preferences } from './preferences.svelte'
import { Socket } from './socket'
import { chime, notify } from './sound'
import { say, words } from './words/index.svelte'
import { renew } from './renew'
import { PROTOCOL } from './wire'
import type { Board, Card, ChatLine, Command, LogLine, Move, Past, Piece, Place, Reason, ServerMessage, Thing, Update } from './wire'

export interface Toast {
  text: string
  rule?: string | null
}

type Answer = Extract<ServerMessage, { id: string }>

let counter = 0
/** An id that no other tab makes up; randomUUID exists only in secure contexts. */
function freshId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3))
  return `${Array.from(random, (part) => part.toString(36)).join('')}-${++counter}`
}

export class TableState {
  card = $state.raw<Card | null>(null)
  board = $state.raw<Board | null>(null)
  update = $state.raw<Update | null>(null)
  log = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  online = $state(false)
  seenOnline = $state(false)
  missing = $state(false)
  toast = $state.raw<Toast | null>(null)
  sending = $state.raw<Move | null>(null)
  preview = $state.raw<{ n: number; move: number; pieces: Piece[] | null } | null>(null)
  hinted = $state<number | null>(null)
  hinting = $state(false)
  past = $state.raw<Past | null>(null)
  reasons = $state.raw<{ touch: string; reasons: Reason[]; more: number } | null>(null)
  explained = $state.raw<Thing | null>(null)
  curtain = $state<number | null>(null)
  digestFrom = $state<number | null>(null)
  received = $state(Date.now())
  readonly choice = new Choice()

  private socket: Socket
  private described = new Map<number, Move>()
  private answers = new Map<string, (answer: Answer) => void>()
  private things = new Map<string, Promise<Thing | null>>()
  private asked: string | null = null
  private positions = new Map<string, Past>()
  private toasting: ReturnType<typeof setTimeout> | undefined
  private hiddenAt = 0

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {
    this.socket = this.connect()
    document.addEventListener('visibilitychange', this.noticed)
  }

  /** Come again as somebody else: a guest who has just sat down. */
  reconnect(): void {
    this.socket.close()
    this.socket = this.connect()
  }

  private connect(): Socket {
    return new Socket(this.id, {
      hello: () => ({ seat: this.update?.seat ?? null, key: this.key, language: words.language, want: ['scene', 'log'] }),
      hear: (message) => this.hear(message),
      online: (yes) => {
        this.online = yes
        if (yes) this.seenOnline = true
      },
      lost: () => (this.missing = true),
    })
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.noticed)
    this.socket.close()
  }

  readonly places = $derived(new Map<string, Place>((this.board?.places ?? []).map((place) => [place.id, place])))
  readonly seat = $derived(this.update?.seat ?? null)
  readonly playing = $derived(
    this.update !== null && this.seat !== null && this.update.yours.includes(this.seat) && this.update.moves.length > 0,
  )
  readonly over = $derived(this.card?.status === 'over' || this.update?.outcome != null)

  /** The pieces to draw: the past, a preview, or now; nothing behind a curtain. */
  readonly pieces = $derived.by((): Piece[] => {
    if (this.curtain !== null) return []
    if (this.past) return this.past.pieces
    const chosen = this.choice.chosen ?? this.sending
    if (chosen && this.preview && this.preview.move === chosen.index && this.preview.n === this.update?.n && this.preview.pieces)
      return this.preview.pieces
    return this.update?.pieces ?? []
  })

  /** What a preview moves, puts down or changes. */
  readonly previewed = $derived.by(() => {
    const changed = new Set<string>()
    if (this.past || this.pieces === this.update?.pieces) return changed
    const now = new Map((this.update?.pieces ?? []).map((piece) => [piece.id, piece]))
    for (const piece of this.pieces) {
      const before = now.get(piece.id)
      if (!before || before.x !== piece.x || before.y !== piece.y || before.symbol !== piece.symbol || before.owner !== piece.owner)
        changed.add(piece.id)
    }
    return changed
  })

  name(seat: number): string {
    if (seat < 0) return say('chance')
    const place = this.card?.places[seat]
    return place?.name || (place ? say('seat-letter', { letter: 'ABCDE'[seat] ?? '?' }) : say('rival'))
  }

  // ---- commands

  play(move: Move): void {
    if (!this.update || this.seat === null || this.sending) return
    this.sending = move
    this.hinted = null
    this.command('play', { n: this.update.n, seat: this.seat, move: move.index }, (answer) => this.played(answer))
  }

  playTyped(notation: string): Promise<boolean> {
    return new Promise((done) => {
      if (!this.update || this.seat === null) return done(false)
      this.command('play', { n: this.update.n, seat: this.seat, notation }, (answer) => {
        this.played(answer)
        done(answer.type === 'ack')
      })
    })
  }

  private played(answer: Answer): void {
    this.sending = null
    if (answer.type === 'refused') this.refused(answer)
    else this.choice.clear()
  }

  undo(): void {
    this.act('undo')
  }

  askBack(move: number): void {
    this.act('ask', { move })
  }

  answerBack(yes: boolean): void {
    const waiting = this.update?.asked?.waiting.find((seat) => this.card?.mine.includes(seat))
    if (waiting !== undefined) this.act('answer', { yes, seat: waiting })
  }

  resign(): void {
    this.act('resign')
  }

  say(text: string): void {
    this.command('chat', { text }, (answer) => answer.type === 'refused' && this.refused(answer))
  }

  /** The host lets an author of lines, or all who only watch, write no more or again. */
  mute(author: number | null, on: boolean): void {
    this.command('mute', { author, on }, (answer) => answer.type === 'refused' && this.refused(answer))
  }

  hint(): void {
    if (!this.update || this.seat === null || this.hinting) return
    this.hinting = true
    this.command('hint', { n: this.update.n, seat: this.seat }, (answer) => {
      this.hinting = false
      if (answer.type === 'refused') return this.refused(answer)
      if (answer.type !== 'hint' || answer.n !== this.update?.n) return
      if (answer.move === null) return this.show({ text: say('hint-none') })
      this.hinted = answer.move
      this.choice.clear()
      this.choose(answer.move)
    })
  }

  /** Choose a move and ask how it would look. */
  choose(index: number): void {
    this.choice.choose(index)
    this.askPreview()
  }

  askPreview(): void {
    const chosen = this.choice.chosen
    const update = this.update
    if (!chosen || !update || this.seat === null) return
    if (this.preview?.n === update.n && this.preview.move === chosen.index) return this.harmless()
    this.command('preview', { n: update.n, seat: this.seat, move: chosen.index }, (answer) => {
      if (answer.type !== 'preview' || answer.n !== this.update?.n) return
      this.preview = answer
      this.harmless()
    })
  }

  /** A move that reveals nothing and can be taken back is made at once by those who prefer that. */
  private harmless(): void {
    const chosen = this.choice.chosen
    if (preferences.kept.confirm || !chosen || this.hinted !== null || !this.card?.undo) return
    if (this.preview?.move === chosen.index && this.preview.pieces) this.play(chosen)
  }

  whyNot(touch: string): void {
    if (!this.playing || !this.update || this.past) return
    this.command('why_not', { n: this.update.n, seat: this.seat, touch }, (answer) => {
      if (answer.type === 'reasons') this.reasons = { touch, reasons: answer.reasons, more: answer.more }
    })
  }

  /** What a piece or place is and does; asked once for each position. */
  explain(id: string): void {
    const at = `${this.update?.n} ${this.seat} ${words.language} ${id}`
    this.asked = at
    const told = this.things.get(at) ?? fetchThing(this.id, id, this.seat, words.language, this.key).catch(() => null)
    this.things.set(at, told)
    void told.then((thing) => {
      if (this.asked === at) this.explained = thing
    })
  }

  whyNotTyped(notation: string): Promise<Reason | null> {
    return new Promise((done) => {
      if (!this.update || this.seat === null) return done(null)
      this.command('why_not', { n: this.update.n, seat: this.seat, notation }, (answer) =>
        done(answer.type === 'reasons' ? (answer.reasons[0] ?? null) : null),
      )
    })
  }

  /** Show the position after so many moves; the newest is the present. */
  showAt(move: number | null): void {
    this.choice.clear()
    this.reasons = null
    if (!this.update || move === null || move >= this.update.move || move < 0) {
      this.past = null
      return
    }
    const kept = this.positions.get(`${this.seat}/${move}`)
    if (kept) {
      this.past = kept
      return
    }
    this.command('at', { move, seat: this.seat }, (answer) => {
      if (answer.type !== 'position') return answer.type === 'refused' ? this.refused(answer) : undefined
      this.positions.set(`${this.seat}/${move}`, answer)
      this.past = answer
    })
  }

  look(seat: number): void {
    this.socket.send({ do: 'look', seat, language: null })
  }

  speak(): void {
    if (this.online) this.socket.send({ do: 'look', seat: this.seat, language: words.language })
  }

  show(toast: Toast): void {
    this.toast = toast
    clearTimeout(this.toasting)
    this.toasting = setTimeout(() => (this.toast = null), 7000)
  }

  private act(what: string, more: Record<string, unknown> = {}): void {
    if (!this.update) return
    const seat = this.seat ?? this.card?.mine[0] ?? null
    this.command(what, { n: this.update.n, seat, ...more }, (answer) => answer.type === 'refused' && this.refused(answer))
  }

  private command(what: string, fields: Record<string, unknown>, then: (answer: Answer) => void): void {
    const command: Command = { do: what, id: freshId(), ...fields }
    this.answers.set(command.id, then)
    this.socket.command(command)
  }

  private refused(answer: Extract<ServerMessage, { type: 'refused' }>): void {
    const known = answer.code === 'illegal' ? answer.text : say(`error-${answer.code}`)
    this.show({ text: known.startsWith('error-') ? answer.text : known, rule: answer.rule })
    if (answer.code === 'stale') this.choice.clear()
  }

  // ---- what the server says

  private hear(message: ServerMessage): void {
    if ('id' in message) {
      const then = this.answers.get(message.id)
      this.answers.delete(message.id)
      then?.(message)
      return
    }
    if (message.type === 'welcome') this.welcome(message)
    else if (message.type === 'update') this.take(message)
    else if (message.type === 'table') this.takeCard(message.table)
    else if (message.type === 'chat') this.takeChat(message.line)
    else if (message.type === 'error') this.show({ text: message.text })
  }

  private welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL) renew()
    this.described.clear()
    this.chat = message.chat
    this.takeCard(message.table)
    if (message.update) {
      const first = this.update === null
      this.take(message.update)
      if (first) this.digest()
    }
  }

  private takeCard(card: Card): void {
    const before = this.card
    this.card = card
    if (card.board && before?.board !== card.board) void this.loadBoard(card.board)
  }

  private async loadBoard(name: string): Promise<void> {
    try {
      const board = await fetchBoard(name)
      if (this.card?.board === name) this.board = board
      this.offer()
    } catch {
      setTimeout(() => this.card?.board === name && void this.loadBoard(name), 1500)
    }
  }

  private take(update: Update): void {
    const before = this.update
    if (update.after !== null && update.after !== before?.n) {
      this.socket.send({ do: 'sync' })
      return
    }
    for (const move of update.described) this.described.set(move.index, move)
    if (before && (update.move < before.move || update.after === null)) this.positions.clear()
    const wasPlaying = this.playing
    const newSeat = before !== null && before.seat !== update.seat
    const kept = update.after === null ? [] : this.log.filter((line) => line.move <= update.kept)
    this.log = [...kept, ...update.log]
    this.received = Date.now()
    if (update.n !== before?.n) {
      this.hinted = null
      this.reasons = null
      this.past = null
    }
    this.cover(update, newSeat)
    this.update = update
    this.things.clear()
    this.offer()
    this.tell(before, wasPlaying)
  }

  private offer(): void {
    const update = this.update
    if (!update) return
    const moves = update.moves
      .map((index) => this.described.get(index))
      .filter((move) => move !== undefined)
    this.choice.renew({ n: update.n, moves: update.yours.includes(update.seat ?? -1) ? this.asMeant(moves, update) : [], pieces: update.pieces, places: this.places })
  }

  /** Moves as a seat means them: one's own piece or platform does not mean the like of everybody else. */
  private asMeant(moves: Move[], { seat, pieces }: Update): Move[] {
    const { board } = this
    if (!board || seat === null) return moves
    const owners = new Map<string, number | null>(board.places.map((place) => [place.id, whose(board, place)]))
    for (const piece of pieces) owners.set(piece.id, piece.owner ?? whose(board, piece))
    const others = (id: string) => (owners.get(id) ?? seat) !== seat
    return moves.map((move) => {
      const own = move.touches.some((id) => owners.get(id) === seat)
      return own && move.touches.some(others) ? { ...move, touches: move.touches.filter((id) => !others(id)) } : move
    })
  }

  /** Between two people on one device nothing hidden is shown before the right one says so. */
  private cover(update: Update, newSeat: boolean): void {
    if (this.update === null && update.secret && (this.card?.mine.length ?? 0) > 1) {
      this.curtain = update.seat
      return
    }
    if (newSeat) {
      this.curtain = this.curtain === update.seat || !update.secret || this.curtain === -1 ? null : update.seat
      return
    }
    const next = update.yours[0]
    if (next === undefined || update.seat === null || update.yours.includes(update.seat)) {
      if (this.curtain !== update.seat) this.curtain = null
      return
    }
    if (update.secret) this.curtain = next
    else this.look(next)
  }

  /** The curtain is drawn aside by the player it waits for. */
  uncover(): void {
    const seat = this.curtain
    if (seat === null) return
    if (this.seat === seat) this.curtain = null
    else {
      this.curtain = -1
      this.look(seat)
    }
  }

  private takeChat(line: ChatLine): void {
    if (this.chat.some((known) => known.number === line.number)) return
    this.chat = [...this.chat, line].slice(-200)
    if (line.text && line.seat !== this.seat) chime('chat')
  }

  private tell(before: Update | null, wasPlaying: boolean): void {
    const update = this.update!
    if (!before || before.n === update.n) return
    if (update.outcome && !before.outcome) chime('over')
    else if (this.playing && !wasPlaying) {
      chime('turn')
      notify(say('notify-turn', { title: this.card?.title ?? '' }), update.prompt)
    } else if (update.move !== before.move) chime('move')
  }

  private digest(): void {
    const update = this.update
    if (!update || update.seat === null || update.outcome) return
    const news = this.log.filter((line) => line.move > update.since && line.seat !== update.seat)
    this.digestFrom = news.length > 1 && update.since > 0 ? update.since : null
  }

  private readonly noticed = (): void => {
    if (document.visibilityState === 'hidden') this.hiddenAt = this.update?.move ?? 0
    else if (this.update && this.update.move > this.hiddenAt + 1 && this.playing) this.digest()
  }
}
