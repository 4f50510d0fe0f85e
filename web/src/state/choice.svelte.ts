/** Clicking narrows the offered moves until one remains; that one is previewed, confirmed where needed, and played. */
import type { Action, Move } from './catalogue'
import type { Offer, Place } from '../wire'
import { flipped, Hand, keyOf, shapeOf, turned } from './hand'
import type { Thing, Things } from './things'

export interface Offered {
  n: number
  moves: Move[]
  things: Things
  bar: Action[]
  offers: Readonly<Record<string, Offer>>
}

const NOTHING: Offered = { n: -1, moves: [], things: new Map(), bar: [], offers: {} }
/** More lit places than this are no help: what lies elsewhere is lit first. */
const CROWD = 40

export class Choice {
  private offer = $state.raw<Offered>(NOTHING)
  /** The action that was chosen in the bar. */
  action = $state<string | null>(null)
  picked = $state.raw<string[]>([])
  chosen = $state.raw<Move | null>(null)
  way = $state('')
  pointed = $state<string | null>(null)

  /** Offer new moves; what was picked stays only while the position is the same. */
  renew(offer: Offered): void {
    const same = offer.n === this.offer.n
    this.offer = offer
    if (!same) this.clear()
  }

  readonly offered = $derived(this.offer.moves)
  readonly offers = $derived(this.offer.offers)
  readonly bar = $derived(this.offer.bar)
  private readonly ofAction = $derived.by(() => {
    const wanted = this.action === null ? null : new Set(this.bar.find(({ id }) => id === this.action)?.moves)
    return wanted ? this.offered.filter((move) => wanted.has(move.index)) : this.offered
  })
  readonly remaining = $derived.by(() => {
    const [...picked] = this.picked
    return picked.length === 0 ? this.ofAction : this.ofAction.filter((move) => picked.every((id) => move.touches.includes(id)))
  })

  /** How many of the remaining moves each thing on the table stands for. */
  readonly counts = $derived.by(() => {
    const counts = new Map<string, number>()
    const there = ({ still }: Thing) => !still
    for (const move of this.remaining)
      for (const id of new Set(move.touches)) {
        const thing = this.offer.things.get(id)
        if (thing && there(thing)) counts.set(id, (counts.get(id) ?? 0) + 1)
      }
    return counts
  })

  /** What can be clicked now and would narrow the choice. */
  readonly lit = $derived.by(() => {
    const all = this.remaining.length
    const lit = new Set<string>()
    for (const [id, count] of this.counts) if (count < all || (this.picked.length === 0 && all === 1)) lit.add(id)
    if (this.picked.length === 0 && lit.size === 0) for (const id of this.counts.keys()) lit.add(id)
    return this.picked.length === 0 ? this.calmed(lit) : lit
  })

  /** First the piece, then where: a board full of lit places waits until something is in hand. */
  private calmed(lit: Set<string>): Set<string> {
    const ground = [...lit].filter((id) => this.offer.things.get(id)?.place)
    return ground.length > CROWD && ground.length < lit.size ? new Set([...lit].filter((id) => !this.offer.things.get(id)?.place)) : lit
  }

  readonly hand = $derived.by(() => (this.picked.length > 0 || this.action !== null ? this.handOf(this.remaining) : null))

  private handOf(moves: readonly Move[]): Hand | null {
    const map = moves[0]?.touches.map((id) => this.offer.things.get(id)).find((thing) => thing?.place)?.map
    if (map === undefined) return null
    const places = new Map<string, Place>()
    for (const [id, { place, map: on }] of this.offer.things) if (place && on === map) places.set(id, place)
    return Hand.of(moves, places)
  }

  /** The piece or card that is held: the last picked thing that is no place. */
  readonly held = $derived.by((): Thing | null => {
    const id =
      this.picked.findLast((one) => !this.isPlace(one)) ?? (this.hand ? this.remaining[0]?.touches.find((one) => this.offer.things.has(one) && !this.isPlace(one)) : undefined)
    return (id !== undefined && this.offer.things.get(id)) || null
  })

  /** The cells under the piece in hand, and whether it may lie there. */
  readonly ghost = $derived.by(() => {
    const { hand, pointed } = this
    if (!hand || !pointed) return null
    const placement = hand.meant(this.way, pointed)
    return placement ? { cells: placement.cells, fits: true } : { cells: hand.covered(this.way, pointed), fits: false }
  })

  /** The cells on which the piece in hand fits as it lies, and those where it would have to be turned. */
  readonly fits = $derived.by(() => {
    const now = new Set<string>()
    const turnedOnly = new Set<string>()
    if (this.hand) {
      for (const placement of this.hand.ways.get(this.way) ?? []) for (const id of placement.cells) now.add(id)
      for (const placements of this.hand.ways.values()) for (const { cells } of placements) for (const id of cells) if (!now.has(id)) turnedOnly.add(id)
    }
    return { now, turned: turnedOnly }
  })

  /** Nothing on the table tells the remaining moves apart: they are offered as sentences. */
  readonly ambiguous = $derived(this.remaining.length > 1 && this.picked.length > 0 && this.lit.size === 0)

  /** Whether something was begun that can be given up. */
  readonly begun = $derived(this.action !== null || this.picked.length > 0 || this.chosen !== null)

  isPlace(id: string): boolean {
    return this.offer.things.get(id)?.place !== undefined
  }

  /** The only move that a click on a thing would leave. */
  only(id: string): Move | null {
    if (this.hand && this.isPlace(id)) {
      const placement = this.hand.meant(this.way, id)
      return placement ? this.find(placement.move) : null
    }
    const left = this.remaining.filter((move) => move.touches.includes(id))
    return left.length === 1 ? left[0]! : null
  }

  /** Whether two things stand for the same of the remaining moves. */
  alike(one: string, other: string): boolean {
    return this.remaining.every(({ touches }) => touches.includes(one) === touches.includes(other))
  }

  /** Whether a click on a thing means anything. */
  means(id: string): boolean {
    return this.lit.has(id) || this.picked.includes(id) || this.offered.some((move) => move.touches.includes(id))
  }

  begin(action: string | null): void {
    this.clear()
    this.action = action
    this.settle(false)
  }

  pick(id: string): void {
    if (this.hand && this.isPlace(id)) return this.put(id)
    if (this.picked.includes(id)) return this.drop(id)
    this.chosen = null
    if (this.remaining.some((move) => move.touches.includes(id))) this.picked = [...this.picked, id]
    else if (this.offered.some((move) => move.touches.includes(id))) {
      if (!this.ofAction.some((move) => move.touches.includes(id))) this.action = null
      this.picked = [id]
    }
    this.settle()
  }

  /** Point at a place with a piece in hand and lay it down there, turned if that is the only way. */
  put(place: string): void {
    const hand = this.hand
    if (!hand) return
    this.pointed = place
    this.way = hand.wayCovering(place, this.way)
    const placement = hand.meant(this.way, place)
    this.chosen = placement ? this.find(placement.move) : null
  }

  turn(flip = false): void {
    if (!this.hand) return
    this.lie(keyOf((flip ? flipped : turned)(shapeOf(this.way))))
  }

  /** Let the piece in hand lie another way. */
  lie(way: string): void {
    this.way = way
    if (!this.chosen || !this.hand) return
    const placement = this.pointed ? this.hand.meant(this.way, this.pointed) : null
    this.chosen = placement ? this.find(placement.move) : null
  }

  choose(index: number): void {
    this.chosen = this.find(index)
  }

  /** One step back: the chosen move first, then the last pick, then the action. Says whether there was a step. */
  back(): boolean {
    if (this.chosen && (this.hand || this.picked.length === 0)) this.chosen = null
    else if (this.picked.length > 0) {
      this.chosen = null
      this.picked = this.picked.slice(0, -1)
      this.settle(false)
    } else if (this.action !== null) this.action = null
    else return false
    return true
  }

  clear(): void {
    this.action = null
    this.picked = []
    this.chosen = null
    this.pointed = null
    this.way = ''
  }

  private drop(id: string): void {
    this.chosen = null
    this.picked = this.picked.filter((other) => other !== id)
    this.settle(false)
  }

  private settle(choose = true): void {
    const hand = this.hand
    if (hand && !hand.ways.has(this.way)) this.way = hand.ways.keys().next().value ?? ''
    if (hand) {
      const cell = this.picked.find((id) => this.isPlace(id))
      if (cell) this.put(cell)
    }
    if (choose && this.remaining.length === 1) this.chosen = this.remaining[0] ?? null
  }

  private find(index: number): Move | null {
    return this.offered.find((move) => move.index === index) ?? null
  }
}
