/** A piece in hand: placements that are one shape turned and flipped, found from the places that moves touch alone. */
import type { Move } from './catalogue'
import type { Place } from '../wire'

export type Cell = readonly [number, number]
export type Shape = readonly Cell[]

export interface Placement {
  move: number
  cells: string[]
  key: string
  at: Cell
}

const order = (a: Cell, b: Cell) => a[1] - b[1] || a[0] - b[0]

/** The shape moved into the corner, its cells in order. */
export function settled(shape: Shape): Shape {
  const left = Math.min(...shape.map(([x]) => x))
  const top = Math.min(...shape.map(([, y]) => y))
  return shape.map(([x, y]): Cell => [x - left, y - top]).sort(order)
}

export const turned = (shape: Shape): Shape => settled(shape.map(([x, y]): Cell => [-y, x]))
export const flipped = (shape: Shape): Shape => settled(shape.map(([x, y]): Cell => [-x, y]))
export const keyOf = (shape: Shape): string => shape.map(([x, y]) => `${x},${y}`).join(' ')
export const shapeOf = (key: string): Shape =>
  key.split(' ').map((cell): Cell => {
    const [x, y] = cell.split(',').map(Number)
    return [x ?? 0, y ?? 0]
  })

/** The cell that lies under the pointer: the one nearest to the middle. */
export function anchor(shape: Shape): Cell {
  const mx = shape.reduce((sum, [x]) => sum + x, 0) / shape.length
  const my = shape.reduce((sum, [, y]) => sum + y, 0) / shape.length
  const far = ([x, y]: Cell) => (x - mx) ** 2 + (y - my) ** 2
  return shape.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best))
}

/** The whole family of a shape: every way to turn and flip it. */
export function family(shape: Shape): Set<string> {
  const found = new Set<string>()
  let now = settled(shape)
  for (let i = 0; i < 4; i++) {
    found.add(keyOf(now))
    found.add(keyOf(flipped(now)))
    now = turned(now)
  }
  return found
}

/** Places on one grid, by column and row. */
export class Grid {
  private byCell = new Map<string, string>()
  private cellOf = new Map<string, Cell>()

  constructor(
    places: Iterable<Place>,
    readonly unit: number,
  ) {
    const all = [...places]
    const first = all[0]
    for (const place of all) {
      const cell: Cell = [Math.round((place.x - (first?.x ?? 0)) / unit), Math.round((place.y - (first?.y ?? 0)) / unit)]
      this.cellOf.set(place.id, cell)
      this.byCell.set(String(cell), place.id)
    }
  }

  cell(id: string): Cell | undefined {
    return this.cellOf.get(id)
  }

  at([x, y]: Cell): string | undefined {
    return this.byCell.get(String([x, y]))
  }
}

/** All placements of one shape by its ways to lie. */
export class Hand {
  readonly ways: Map<string, Placement[]>
  private constructor(
    readonly grid: Grid,
    placements: Placement[],
    private readonly all: Set<string>,
  ) {
    this.ways = byWay(placements)
  }

  /** The hand that these moves make, or null where they are no single shape on a grid of equal places. */
  static of(moves: readonly Move[], places: Map<string, Place>): Hand | null {
    const touched = moves.map((move) => move.touches.filter((id) => places.has(id)))
    const first = places.get(touched[0]?.[0] ?? '')
    if (!first || touched.some((cells) => cells.length !== touched[0]!.length || cells.length < 2)) return null
    const unit = first.width
    const alike = [...places.values()].filter((p) => Math.abs(p.width - unit) < 0.5 && Math.abs(p.height - unit) < 0.5)
    const grid = new Grid(alike, unit)
    const placements: Placement[] = []
    let all: Set<string> | null = null
    for (const [i, cells] of touched.entries()) {
      const raw = cells.map((id) => grid.cell(id))
      if (raw.some((cell) => !cell)) return null
      const shape = settled(raw as Cell[])
      const key = keyOf(shape)
      all ??= family(shape)
      if (!all.has(key)) return null
      const at: Cell = [Math.min(...raw.map((c) => c![0])), Math.min(...raw.map((c) => c![1]))]
      placements.push({ move: moves[i]!.index, cells, key, at })
    }
    return new Hand(grid, placements, all!)
  }

  get size(): number {
    return this.all.size
  }

  /** Every way to lie with its number of places, those without any too. */
  get pictures(): { key: string; shape: Shape; places: number }[] {
    return [...this.all].map((key) => ({ key, shape: shapeOf(key), places: this.ways.get(key)?.length ?? 0 }))
  }

  /** The cells a shape would cover with its anchor on a place; those off the board are left out. */
  covered(key: string, place: string): string[] {
    const cell = this.grid.cell(place)
    if (!cell) return []
    const shape = shapeOf(key)
    const [ax, ay] = anchor(shape)
    return shape.map(([x, y]) => this.grid.at([cell[0] + x - ax, cell[1] + y - ay])).filter((id) => id !== undefined)
  }

  /** The placement meant by pointing at a place: the anchor there, else the nearest that covers it. */
  meant(key: string, place: string): Placement | null {
    const cell = this.grid.cell(place)
    if (!cell) return null
    const [ax, ay] = anchor(shapeOf(key))
    const far = (p: Placement) => Math.hypot(p.at[0] + ax - cell[0], p.at[1] + ay - cell[1])
    const covering = (this.ways.get(key) ?? []).filter((p) => p.cells.includes(place))
    return covering.reduce<Placement | null>((best, p) => (best && far(best) <= far(p) ? best : p), null)
  }

  /** The placement of a way to lie that is nearest to a place; of any way where this one fits nowhere. */
  nearest(key: string, place: string): Placement | null {
    const cell = this.grid.cell(place)
    if (!cell) return null
    const [ax, ay] = anchor(shapeOf(key))
    const far = (p: Placement) => Math.hypot(p.at[0] + ax - cell[0], p.at[1] + ay - cell[1])
    const all = this.ways.get(key) ?? [...this.ways.values()].flat()
    return all.reduce<Placement | null>((best, p) => (best && far(best) <= far(p) ? best : p), null)
  }

  /** Another way to lie that covers a place, the present one first. */
  wayCovering(place: string, present: string): string {
    if (this.meant(present, place)) return present
    for (const key of this.ways.keys()) if (this.meant(key, place)) return key
    return present
  }
}

function byWay(placements: Placement[]): Map<string, Placement[]> {
  const found = new Map<string, Placement[]>()
  for (const placement of placements) found.set(placement.key, [...(found.get(placement.key) ?? []), placement])
  return found
}

/** The sides of cells that no other of them shares: the rim of a shape, each side as two corners in cells. */
export function rim(cells: readonly Cell[]): [number, number, number, number][] {
  const there = new Set(cells.map(String))
  const sides: [number, number, number, number][] = []
  for (const [x, y] of cells) {
    if (!there.has(String([x, y - 1]))) sides.push([x, y, x + 1, y])
    if (!there.has(String([x + 1, y]))) sides.push([x + 1, y, x + 1, y + 1])
    if (!there.has(String([x, y + 1]))) sides.push([x, y + 1, x + 1, y + 1])
    if (!there.has(String([x - 1, y]))) sides.push([x, y, x, y + 1])
  }
  return sides
}

/** The sides along which a shape touches these cells. */
export function contact(cells: readonly Cell[], others: readonly Cell[]): [number, number, number, number][] {
  const all = new Set(rim(others).map(String))
  return rim(cells).filter((side) => all.has(String(side)))
}
