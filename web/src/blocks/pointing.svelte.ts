/** What the pointer does on the table: look, click, take up a piece, carry it, slide it with a finger. */
import { createContext } from 'svelte'
import { holds } from '../state/shape'
import type { TableState } from '../state/table.svelte'
import type { Place } from '../wire'

export interface Point {
  x: number
  y: number
}

/** A map that is on the screen. */
export interface Ground {
  element(): HTMLElement | null
  /** A point of the screen in the map's own coordinates. */
  inside(point: { clientX: number; clientY: number }): Point
  places(): readonly Place[]
  /** Screen pixels to a unit. */
  scale(): number
}

/** A pointer that moves less is still. */
const STILL = 7
const LONG_PRESS = 480
const REST = 90
const FINGER = 22
/** A piece under a finger is shown so much higher, where it can be seen. */
export const LIFT = 58

interface Start extends Point {
  id: string | null
  finger: boolean
  map: Ground | null
}

export class Pointing {
  dragging = $state(false)
  /** Where the carried piece is, on the screen. */
  at = $state.raw<Point | null>(null)
  /** Whether a finger slides a piece over a map: a magnifier shows what it hides. */
  sliding = $state.raw<Ground | null>(null)
  private grounds = new Set<Ground>()
  private start: Start | null = null
  private moved = false
  private pressed = false
  /** A finger that may drag: the browser neither scrolls nor clicks for it. */
  private ours = false
  private rest: ReturnType<typeof setTimeout> | undefined
  /** How the last click came, for what must be larger under a finger. */
  finger = $state(matchMedia('(pointer: coarse)').matches)

  constructor(private readonly table: TableState) {}

  register(ground: Ground): () => void {
    this.grounds.add(ground)
    return () => this.grounds.delete(ground)
  }

  /** A finger on a piece that can be taken drags it and does not scroll; browsers do not heed touch-action inside an SVG. */
  readonly ownFinger = (root: HTMLElement): (() => void) => {
    const began = (event: TouchEvent) => {
      const target = event.target as Element
      const takes = target.closest('.piece.lit, .piece.taken, .card.tiles.lit, .card.tiles.taken') !== null
      const slides = this.table.live && this.table.choice.hand !== null && target.closest('.map .view') !== null
      this.ours = event.touches.length === 1 && (takes || slides)
      if (this.ours) event.preventDefault()
    }
    root.addEventListener('touchstart', began, { passive: false })
    return () => root.removeEventListener('touchstart', began)
  }

  readonly down = (event: PointerEvent): void => {
    this.finger = event.pointerType !== 'mouse'
    if (event.button !== 0 || this.elsewhere(event.target)) return
    this.moved = false
    this.pressed = false
    const map = this.groundAt(event)
    this.start = { id: this.idAt(event), x: event.clientX, y: event.clientY, finger: this.finger, map }
    clearTimeout(this.rest)
    if (this.finger) this.rest = setTimeout(() => this.press(event), LONG_PRESS)
  }

  readonly move = (event: PointerEvent): void => {
    const { start } = this
    if (!start) return this.hover(event)
    if (!this.moved && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL) return
    if (!this.moved) this.grab(event, start)
    this.moved = true
    if (this.dragging) this.carry(event)
  }

  readonly up = (event: PointerEvent): void => {
    clearTimeout(this.rest)
    const { start } = this
    this.start = null
    if (this.dragging && start) this.lay(event, start)
    else if (start && this.ours && start.finger) this.click(event)
    this.dragging = false
    this.sliding = null
    this.at = null
  }

  readonly cancel = (): void => {
    clearTimeout(this.rest)
    this.start = null
    this.dragging = false
    this.sliding = null
    this.at = null
  }

  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(this.rest)
    this.table.consider(null)
  }

  readonly click = (event: MouseEvent): void => {
    if (this.moved || this.pressed || this.elsewhere(event.target)) {
      this.moved = false
      return
    }
    const id = this.meant(event)
    const how = { x: event.clientX, y: event.clientY, finger: this.finger }
    if (id) this.table.click(id, how)
    else {
      this.table.refusal = null
      this.table.skip()
    }
  }

  /** Buttons, links and dialogs have their own ways; what the bar shows of one's things is meant like the things themselves. */
  private elsewhere(target: EventTarget | null): boolean {
    const own = (target as Element | null)?.closest?.('button, a, input, select, dialog, .bar, .drawer, .bubble, .inspector')
    return own !== null && !(own?.matches('.bar') && this.idAt({ target }) !== null)
  }

  private idAt(event: { target: EventTarget | null }): string | null {
    return (event.target as Element | null)?.closest<HTMLElement>('[data-thing]')?.dataset.thing ?? null
  }

  private groundAt({ clientX, clientY }: { clientX: number; clientY: number }): Ground | null {
    for (const ground of this.grounds) {
      const box = ground.element()?.getBoundingClientRect()
      if (box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom) return ground
    }
    return null
  }

  private placesAt(event: { clientX: number; clientY: number }): Place[] {
    const ground = this.groundAt(event)
    if (!ground) return []
    const { x, y } = ground.inside(event)
    return ground
      .places()
      .filter((place) => holds(place, x - place.x, y - place.y))
      .sort((a, b) => a.width * a.height - b.width * b.height)
  }

  /** The thing that a click means: the innermost that stands for a move, else the innermost. */
  private meant(event: MouseEvent): string | null {
    const { choice } = this.table
    const under = this.placesAt(event).map(({ id }) => id)
    if (choice.hand && under.length > 0) return under.find((id) => this.table.lit.has(id)) ?? this.nearby(event) ?? under.find((id) => choice.isPlace(id)) ?? under[0]!
    const ids: string[] = []
    for (let element = (event.target as Element).closest<HTMLElement>('[data-thing]'); element; element = element.parentElement?.closest<HTMLElement>('[data-thing]') ?? null)
      ids.push(element.dataset.thing!)
    const all = [...ids, ...under]
    return all.find((id) => this.table.lit.has(id)) ?? this.nearby(event) ?? all.find((id) => choice.means(id)) ?? all[0] ?? null
  }

  /** The nearest lit place within a finger's breadth. */
  private nearby(event: MouseEvent): string | null {
    const ground = this.finger ? this.groundAt(event) : null
    if (!ground) return null
    const { x, y } = ground.inside(event)
    let best: string | null = null
    let least = FINGER / ground.scale()
    for (const place of ground.places()) {
      const far = Math.hypot(place.x - x, place.y - y)
      if (this.table.lit.has(place.id) && far < least) [best, least] = [place.id, far]
    }
    return best
  }

  private hover(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    const { table } = this
    const { choice } = table
    if (choice.hand && !choice.chosen && table.live) {
      const [cell] = this.placesAt(event)
      if (cell) {
        choice.pointed = cell.id
        table.consider(choice.only(cell.id))
      }
    }
    const id = this.idAt(event)
    clearTimeout(this.rest)
    if (!choice.hand) table.consider(id && table.lit.has(id) && !table.choosesSeveral ? choice.only(id) : null)
    if (id) this.rest = setTimeout(() => this.look(id), REST)
    else {
      const symbol = (event.target as Element).closest<HTMLElement>('[data-symbol]')?.dataset.symbol
      if (symbol) this.rest = setTimeout(() => table.inspect.look(`symbol:${symbol}`, table.word(symbol)), REST)
    }
  }

  look(id: string, held = false): void {
    const thing = this.table.things.get(id)
    if (this.table.curtain === null) this.table.inspect.look(id, thing?.label ?? '', held)
  }

  private press(event: PointerEvent): void {
    const id = this.start?.id ?? this.placesAt(event)[0]?.id
    if (!id || this.moved) return
    this.pressed = true
    this.look(id, true)
  }

  private grab(event: PointerEvent, start: Start): void {
    clearTimeout(this.rest)
    const { table } = this
    const { choice } = table
    if (!table.live) return
    if (start.finger && choice.hand && start.map) {
      this.sliding = start.map
      this.dragging = true
    } else if (start.id && !choice.isPlace(start.id) && (table.lit.has(start.id) || choice.picked.includes(start.id)) && !table.choosesSeveral) {
      if (!choice.picked.includes(start.id)) choice.pick(start.id)
      this.dragging = !choice.chosen
    }
    if (this.dragging) (event.currentTarget as Element).setPointerCapture(event.pointerId)
  }

  private carry(event: PointerEvent): void {
    const finger = event.pointerType !== 'mouse'
    const point = { clientX: event.clientX, clientY: event.clientY - (finger ? LIFT : 0) }
    this.at = { x: point.clientX, y: point.clientY }
    const { choice } = this.table
    const [cell] = this.placesAt(point)
    if (finger && choice.hand) this.sliding = this.groundAt(point)
    const snapped = cell && finger && choice.hand ? choice.hand.nearest(choice.way, cell.id) : null
    choice.pointed = snapped ? (snapped.cells.find((id) => choice.hand!.meant(choice.way, id) === snapped) ?? snapped.cells[0]!) : (cell?.id ?? null)
  }

  private lay(event: PointerEvent, { finger }: Start): void {
    this.carry(event)
    const { table } = this
    const place = table.choice.pointed
    if (place) table.click(place, { x: event.clientX, y: event.clientY, finger })
  }
}

export const [pointingHere, putPointing] = createContext<Pointing>()
