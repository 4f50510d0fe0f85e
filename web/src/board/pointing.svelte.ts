/** What the pointer does on the board: click, drag a piece, pan, pinch, rest. */
import type { TableState } from '../table.svelte'
import type { Piece, Place } from '../wire'
import type { Zoom } from './zoom.svelte'

interface Drawn {
  piece: Piece
  x: number
  y: number
  angle: number
  scale: number
}

interface Around {
  svg(): SVGSVGElement | null
  zoom: Zoom
  table(): TableState
  places(): Place[]
  drawn(): Drawn[]
  lit(): Set<string>
  narrow(): boolean
}

interface Point {
  x: number
  y: number
}

/** What is pointed at, and where on the stage. */
interface Tip extends Point {
  id: string
  label: string
  /** Whether there is more room below the point than above it. */
  below: boolean
}

const STILL = 7
const LONG_PRESS = 480
const REST = 450
const FINGER = 20
const LIFT = 52
/** A second click so soon is a double click, not a confirmation. */
const TOO_SOON = 280

export class Pointing {
  dragging = $state(false)
  at = $state.raw<Point | null>(null)
  tip = $state.raw<Tip | null>(null)

  private fingers = new Map<number, Point>()
  private start: { id: string | null; x: number; y: number; touch: boolean } | null = null
  private moved = false
  private pinch = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private boxes = new Map<string, DOMRect>()
  private chosenAt = 0

  constructor(private readonly around: Around) {}

  /** The box around a symbol, in its own coordinates. */
  extent(piece: Piece): { x: number; y: number; width: number; height: number } {
    const known = this.boxes.get(piece.symbol)
    if (known) return known
    const use = this.around.svg()?.querySelector<SVGGraphicsElement>(`use[href="#s-${CSS.escape(piece.symbol)}"]`)
    if (use) {
      const box = use.getBBox()
      if (box.width > 0) this.boxes.set(piece.symbol, box)
      if (box.width > 0) return box
    }
    const [width, height] = this.around.table().board?.extent[piece.symbol] ?? [30, 30]
    return { x: -width / 2, y: -height / 2, width, height }
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('.zoom, .tip')) return
    const point = { x: event.clientX, y: event.clientY }
    this.fingers.set(event.pointerId, point)
    this.tip = null
    clearTimeout(this.rest)
    if (this.fingers.size === 2) return this.pinching()
    this.moved = false
    this.start = { id: this.idAt(event), ...point, touch: event.pointerType !== 'mouse' }
    if (this.start.touch) this.rest = setTimeout(() => this.rested(event), LONG_PRESS)
  }

  readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId)
    if (!before) return this.hover(event)
    const now = { x: event.clientX, y: event.clientY }
    if (this.fingers.size === 2) return this.pinched(event.pointerId, now)
    if (!this.moved && this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) < STILL) return
    if (!this.moved) this.grab(event)
    this.moved = true
    this.fingers.set(event.pointerId, now)
    if (this.dragging) this.carry(event)
    else if (this.around.zoom.near > 1) this.panned(before, now)
  }

  readonly up = (event: PointerEvent): void => {
    const known = this.fingers.delete(event.pointerId)
    clearTimeout(this.rest)
    if (!known || !this.start) return
    const { id } = this.start
    if (this.dragging) this.lay(event)
    else if (!this.moved && !this.tip && (event.target as Element).closest('svg')) this.tapped(event, id)
    this.dragging = false
    this.at = null
    if (this.fingers.size === 0) this.start = null
  }

  readonly cancel = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId)
    clearTimeout(this.rest)
    this.dragging = false
    this.start = null
  }

  readonly leave = (event: PointerEvent): void => {
    clearTimeout(this.rest)
    if (event.pointerType === 'mouse') this.tip = null
  }

  readonly wheel = (event: WheelEvent): void => {
    if (this.around.narrow() && !event.ctrlKey) return
    event.preventDefault()
    const point = this.inScene(event)
    this.around.zoom.by(Math.exp(-event.deltaY * 0.0016), point.x, point.y)
  }

  /** Something on the board was clicked, tapped or pressed. */
  click(id: string, keyboard = false): void {
    const table = this.around.table()
    const { choice } = table
    table.reasons = null
    if (table.past || table.curtain !== null || table.sending) return
    const { chosen } = choice
    const again = chosen && (choice.hand ? choice.pointed === id : chosen.touches.includes(id))
    if (again && !keyboard && performance.now() - this.chosenAt < TOO_SOON) return
    if (again) return table.play(chosen)
    const known = this.around.lit().has(id) || choice.picked.includes(id) || choice.offered.some((move) => move.touches.includes(id))
    if (!known) return table.whyNot(id)
    choice.pick(id)
    this.chosenAt = performance.now()
    table.askPreview()
  }

  private idAt(event: PointerEvent): string | null {
    return (event.target as Element).closest<SVGElement>('[data-id]')?.dataset.id ?? null
  }

  private inScene(event: { clientX: number; clientY: number }): Point {
    const matrix = this.around.svg()?.getScreenCTM()
    if (!matrix) return { x: 0, y: 0 }
    return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  }

  private placeAt({ x, y }: Point): Place | null {
    let best: Place | null = null
    for (const place of this.around.places()) {
      const inside = Math.abs(place.x - x) <= place.width / 2 && Math.abs(place.y - y) <= place.height / 2
      if (inside && (!best || place.width * place.height < best.width * best.height)) best = place
    }
    return best
  }

  /** Whatever is drawn at a point, whether it can be clicked or not. */
  private thingAt(point: Point): { id: string; label: string } | null {
    const { drawn } = { drawn: this.around.drawn() }
    for (let i = drawn.length - 1; i >= 0; i--) {
      const { piece, x, y, scale, angle } = drawn[i]!
      const box = this.extent(piece)
      const turn = (-angle * Math.PI) / 180
      const [dx, dy] = [(point.x - x) / scale, (point.y - y) / scale]
      const [px, py] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)]
      if (px >= box.x && px <= box.x + box.width && py >= box.y && py <= box.y + box.height) return piece
    }
    return this.placeAt(point)
  }

  private tapped(event: PointerEvent, id: string | null): void {
    const point = this.inScene(event)
    const table = this.around.table()
    if (table.choice.hand) {
      const place = this.placeAt(point)
      if (place && (!id || table.places.has(id))) return this.click(place.id)
    }
    const hit = id ?? this.nearby(event) ?? this.thingAt(point)?.id
    if (hit) this.click(hit)
    else table.reasons = null
  }

  /** The nearest thing that can be clicked, within a finger's breadth. */
  private nearby(event: PointerEvent): string | null {
    if (event.pointerType === 'mouse') return null
    const matrix = this.around.svg()?.getScreenCTM()
    const reach = FINGER / (matrix?.a ?? 1)
    const point = this.inScene(event)
    let best: string | null = null
    let nearest = reach
    for (const id of this.around.lit()) {
      const spot = this.around.places().find((p) => p.id === id) ?? this.around.drawn().find((d) => d.piece.id === id)
      const far = spot ? Math.hypot(spot.x - point.x, spot.y - point.y) : Infinity
      if (far < nearest) [best, nearest] = [id, far]
    }
    return best
  }

  private hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const { choice } = this.around.table()
    if (choice.hand && !choice.chosen) {
      const place = this.placeAt(this.inScene(event))
      if (place) choice.pointed = place.id
    }
    this.tip = null
    clearTimeout(this.rest)
    this.rest = setTimeout(() => this.rested(event), REST)
  }

  private rested(event: PointerEvent): void {
    const table = this.around.table()
    if (table.curtain !== null || table.choice.hand) return
    const thing = this.thingAt(this.inScene(event))
    if (!thing) return
    this.tell(thing, event.clientX, event.clientY)
    if (!this.around.lit().has(thing.id)) table.whyNot(thing.id)
  }

  /** Something got the focus from the keyboard: its tip stands below it. */
  focused(thing: { id: string; label: string }, element: Element): void {
    if (!element.matches(':focus-visible')) return
    const box = element.getBoundingClientRect()
    this.tell(thing, box.x + box.width / 2, box.y + box.height / 2)
  }

  private tell(thing: { id: string; label: string }, x: number, y: number): void {
    const frame = this.around.svg()?.parentElement?.getBoundingClientRect()
    if (!frame) return
    const below = y - frame.y < frame.height / 2
    this.tip = { id: thing.id, label: thing.label, x: x - frame.x, y: y - frame.y, below }
  }

  private grab(event: PointerEvent): void {
    clearTimeout(this.rest)
    const { choice } = this.around.table()
    const id = this.start?.id
    ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
    if (!id || this.around.table().places.has(id) || !(this.around.lit().has(id) || choice.picked.includes(id))) return
    if (!choice.picked.includes(id)) choice.pick(id)
    this.dragging = true
  }

  private carry(event: PointerEvent): void {
    const lifted = { clientX: event.clientX, clientY: event.clientY - (this.start?.touch ? LIFT : 0) }
    this.at = this.inScene(lifted)
    const place = this.placeAt(this.at)
    this.around.table().choice.pointed = place?.id ?? null
  }

  private lay(event: PointerEvent): void {
    this.carry(event)
    const table = this.around.table()
    const place = table.choice.pointed
    if (place) {
      if (table.choice.hand) table.choice.put(place)
      else if (this.around.lit().has(place)) table.choice.pick(place)
      this.chosenAt = performance.now()
      table.askPreview()
    }
  }

  private panned(before: Point, now: Point): void {
    const scale = this.around.svg()?.getScreenCTM()?.a ?? 1
    this.around.zoom.pan((now.x - before.x) / scale, (now.y - before.y) / scale)
  }

  private pinching(): void {
    const [a, b] = [...this.fingers.values()]
    this.pinch = Math.hypot(a!.x - b!.x, a!.y - b!.y)
    this.moved = true
    this.dragging = false
  }

  private pinched(pointer: number, now: Point): void {
    const before = this.fingers.get(pointer)!
    this.fingers.set(pointer, now)
    const [a, b] = [...this.fingers.values()]
    const wide = Math.hypot(a!.x - b!.x, a!.y - b!.y)
    const middle = this.inScene({ clientX: (a!.x + b!.x) / 2, clientY: (a!.y + b!.y) / 2 })
    if (this.pinch > 0) this.around.zoom.by(wide / this.pinch, middle.x, middle.y)
    this.panned({ x: before.x / 2, y: before.y / 2 }, { x: now.x / 2, y: now.y / 2 })
    this.pinch = wide
  }
}
