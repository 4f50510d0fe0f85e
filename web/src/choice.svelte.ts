/** Clicking narrows the offered moves until one remains; that one is previewed and confirmed. */
import { flipped, Hand, keyOf, shapeOf, turned } from './hand'
import type { Move, Piece, Place } from './wire'

export interface Offer {
  n: number
  moves: Move[]
  pieces: Piece[]
  places: Map<string, Place>
}

const NOTHING: Offer = { n: -1, moves: [], pieces: [], places: new Map() }

export class Choice {
  private offer = $state.raw<Offer>(NOTHING)
  picked = $state.raw<string[]>([])
  chosen = $state.raw<Move | null>(null)
  way = $state('')
  pointed = $state<string | null>(null)

  /** Offer new moves; what was picked stays only while the position is the same. */
  renew(offer: Offer): void {
    const same = offer.n === this.offer.n
    this.offer = offer
    if (!same) this.clear()
  }

  private readonly still = $derived(new Set(this.offer.pieces.filter((piece) => piece.still).map((piece) => piece.id)))
  private readonly there = $derived(
    new Set([...this.offer.pieces.map((piece) => piece.id), ...this.offer.places.keys()].filter((id) => !this.still.has(id))),
  )
  readonly offered = $derived(this.offer.moves)
  readonly remaining = $derived.by(() => {
    const [...picked] = this.picked
    return picked.length === 0 ? this.offered : this.offered.filter((move) => picked.every((id) => move.touches.includes(id)))
  })

  /** How many of the remaining moves each thing on the board stands for. */
  private readonly counts = $derived.by(() => {
    const counts = new Map<string, number>()
    for (const move of this.remaining)
      for (const id of move.touches) if (this.there.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
    return counts
  })

  /** What can be clicked now and would narrow the choice. */
  readonly lit = $derived.by(() => {
    const all = this.remaining.length
    const lit = new Set<string>()
    for (const [id, count] of this.counts) if (count < all || (this.picked.length === 0 && all === 1)) lit.add(id)
    if (this.picked.length === 0 && lit.size === 0) for (const id of this.counts.keys()) lit.add(id)
    return lit
  })

  readonly hand = $derived(this.picked.length > 0 ? Hand.of(this.remaining, this.offer.places) : null)

  /** The piece that is held: the last picked one that is a piece. */
  readonly held = $derived(
    this.offer.pieces.find((piece) => piece.id === this.picked.findLast((id) => !this.offer.places.has(id))) ?? null,
  )

  /** The cells under the piece in hand, and whether it may lie there. */
  readonly ghost = $derived.by(() => {
    const { hand, pointed } = this
    if (!hand || !pointed) return null
    const placement = hand.meant(this.way, pointed)
    return placement ? { cells: placement.cells, fits: true } : { cells: hand.covered(this.way, pointed), fits: false }
  })

  /** Nothing on the board tells the remaining moves apart: they are offered as sentences. */
  readonly ambiguous = $derived(this.remaining.length > 1 && this.picked.length > 0 && this.lit.size === 0)

  pick(id: string): void {
    if (this.hand && this.offer.places.has(id)) return this.put(id)
    if (this.picked.includes(id)) return this.drop(id)
    this.chosen = null
    const narrowed = this.remaining.some((move) => move.touches.includes(id))
    this.picked = narrowed ? [...this.picked, id] : this.offered.some((move) => move.touches.includes(id)) ? [id] : this.picked
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
    this.way = keyOf((flip ? flipped : turned)(shapeOf(this.way)))
    if (!this.chosen) return
    const placement = this.pointed ? this.hand.meant(this.way, this.pointed) : null
    this.chosen = placement ? this.find(placement.move) : null
  }

  choose(index: number): void {
    this.chosen = this.find(index)
  }

  /** One step back: the chosen move first, then the last pick. Says whether there was a step. */
  back(): boolean {
    if (this.chosen && (this.hand || this.picked.length === 0)) this.chosen = null
    else if (this.picked.length > 0) {
      this.chosen = null
      this.picked = this.picked.slice(0, -1)
      this.settle(false)
    } else return false
    return true
  }

  clear(): void {
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
      const cell = this.picked.find((id) => this.offer.places.has(id))
      if (cell) this.put(cell)
    }
    if (choose && this.remaining.length === 1) this.chosen = this.remaining[0] ?? null
  }

  private find(index: number): Move | null {
    return this.offered.find((move) => move.index === index) ?? null
  }
}
