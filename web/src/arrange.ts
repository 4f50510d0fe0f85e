/** The areas of a scene are arranged to suit the screen; every point moves with its area. */
import type { Area, Board, Place } from './wire'

export interface Part {
  area: Area
  x: number
  y: number
  scale: number
}

export interface Arrangement {
  width: number
  height: number
  parts: Part[]
}

export interface Spot {
  x: number
  y: number
  scale: number
}

const holds = ({ x, y, width, height }: Area, px: number, py: number) => px >= x && px <= x + width && py >= y && py <= y + height

const whole = (board: Board): Area => ({ x: 0, y: 0, width: board.width, height: board.height, seat: null })

/** The scene as it was drawn. */
export function asDrawn(board: Board): Arrangement {
  return { width: board.width, height: board.height, parts: [{ area: whole(board), x: 0, y: 0, scale: 1 }] }
}

/** The main area first, then the viewer's own, the other common ones, the other players', each as wide as the screen. */
export function stacked(board: Board, seat: number | null): Arrangement {
  const areas = [...(board.areas ?? [])]
  if (areas.length < 2) return asDrawn(board)
  const first = areas[0]
  const rank = (area: Area) => (area === first ? 0 : { own: 1, common: 2, others: 3 }[kindOf(area, seat)])
  areas.sort((a, b) => rank(a) - rank(b))
  const width = Math.max(...areas.map((area) => area.width))
  const gap = width * 0.015
  let y = 0
  const parts = areas.map((area) => {
    const part = { area, x: 0, y, scale: width / area.width }
    y += area.height * part.scale + gap
    return part
  })
  return { width, height: y - gap, parts }
}

const GAP = 10
const WEIGHTS = { common: 0.45, own: 0.3, others: 0.25 }
/** What is larger than this beside the common areas helps nobody, as a logarithm. */
const ENOUGH = 0.15
/** So much better than the drawing itself an arrangement must be. */
const REDRAW = 0.04

type Kind = keyof typeof WEIGHTS
const kindOf = (area: Area, seat: number | null): Kind => (area.seat === null || area.seat === undefined ? 'common' : area.seat === seat ? 'own' : 'others')

type Join = (blocks: Arrangement[]) => Arrangement

/** Several blocks in a row, as high as the first, or in a column, as wide as the first. */
const joined =
  (row: boolean): Join =>
  (blocks) => {
    const [first] = blocks
    let at = 0
    let size = 0
    const parts = blocks.flatMap((block) => {
      const grow = row ? first!.height / block.height : first!.width / block.width
      const [x, y] = row ? [at, 0] : [0, at]
      size = at + grow * (row ? block.width : block.height)
      at = size + GAP
      return block.parts.map((part) => ({ area: part.area, x: x + part.x * grow, y: y + part.y * grow, scale: part.scale * grow }))
    })
    return row ? { width: size, height: first!.height, parts } : { width: first!.width, height: size, parts }
  }

const beside = joined(true)
const over = joined(false)

/** The areas as they lie in the drawing. */
function kept(areas: Area[]): Arrangement {
  const x = Math.min(...areas.map((area) => area.x))
  const y = Math.min(...areas.map((area) => area.y))
  const width = Math.max(...areas.map((area) => area.x + area.width)) - x
  const height = Math.max(...areas.map((area) => area.y + area.height)) - y
  return { width, height, parts: areas.map((area) => ({ area, x: area.x - x, y: area.y - y, scale: 1 })) }
}

/** The ways in which areas that belong together can lie. */
function forms(areas: Area[]): Arrangement[] {
  if (areas.length < 2) return [kept(areas)]
  const each = areas.map((area) => kept([area]))
  return [kept(areas), beside(each), over(each)]
}

/** Equal blocks in one, two or three columns. */
function grids(blocks: Arrangement[]): Arrangement[] {
  return [1, 2, 3, blocks.length]
    .filter((columns, i, all) => columns <= blocks.length && all.indexOf(columns) === i)
    .map((columns) => {
      const rows = Array.from({ length: Math.ceil(blocks.length / columns) }, (_, row) => beside(blocks.slice(row * columns, (row + 1) * columns)))
      const parts: Part[] = []
      let y = 0
      for (const row of rows) {
        parts.push(...row.parts.map((part) => ({ ...part, y: part.y + y })))
        y += row.height + GAP
      }
      return { width: Math.max(...rows.map((row) => row.width)), height: y - GAP, parts }
    })
}

/** Every way to cut a sheet in two or three: in rows or columns, each piece in each order. */
function cuts(blocks: Arrangement[]): Arrangement[] {
  if (blocks.length < 2) return blocks
  const [a, b, c] = blocks as [Arrangement, Arrangement, Arrangement | undefined]
  const pair = (left: Arrangement, right: Arrangement) => [beside([left, right]), over([left, right])]
  if (!c) return pair(a, b)
  return [
    ...pair(a, b).flatMap((both) => pair(both, c)),
    ...pair(a, c).flatMap((both) => pair(both, b)),
    ...pair(b, c).flatMap((both) => pair(a, both)),
  ]
}

/** How well everything can be read: the logarithms of the sizes on the screen, weighed by what players look at most. */
function legible(arrangement: Arrangement, width: number, height: number, seat: number | null): number {
  const fit = Math.min(width / arrangement.width, height / arrangement.height)
  const mean = (kind: Kind, most = Infinity) => {
    const sizes = arrangement.parts.filter(({ area }) => kindOf(area, seat) === kind).map(({ scale }) => Math.min(most, Math.log(fit * scale)))
    return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) / sizes.length : null
  }
  const common = mean('common')
  const enough = common === null ? Infinity : common + ENOUGH
  let sum = 0
  let weights = 0
  for (const [kind, size] of [['common', common], ['own', mean('own', enough)], ['others', mean('others', enough)]] as const) {
    if (size === null) continue
    sum += WEIGHTS[kind] * size
    weights += WEIGHTS[kind]
  }
  return sum / weights
}

/** The arrangement that can be read best on a screen of this size; the drawing's own unless another is clearly better. */
export function fitted(board: Board, seat: number | null, width: number, height: number): Arrangement {
  const areas = board.areas ?? []
  if (areas.length < 2) return asDrawn(board)
  const of = (kind: Kind) => areas.filter((area) => kindOf(area, seat) === kind)
  const own = of('own')
  const seats = [...new Set(of('others').map((area) => area.seat))]
  const others = seats.map((other) => forms(areas.filter((area) => area.seat === other)))
  const crowds = others.length === 0 ? [null] : others[0]!.flatMap((_, form) => grids(others.map((one) => one[form]!)))
  let best = asDrawn(board)
  let most = legible(kept(areas), width, height, seat) + REDRAW
  for (const table of forms(of('common')))
    for (const mine of own.length > 0 ? forms(own) : [null])
      for (const crowd of crowds)
        for (const tried of cuts([table, mine, crowd].filter((block) => block !== null))) {
          const value = legible(tried, width, height, seat)
          if (value > most) [best, most] = [tried, value]
        }
  return best
}

/** Where a point of the scene lies in an arrangement. */
export function spot(arrangement: Arrangement, x: number, y: number): Spot {
  const { parts } = arrangement
  const part = parts.find(({ area }) => holds(area, x, y)) ?? nearest(parts, x, y)
  return { x: part.x + (x - part.area.x) * part.scale, y: part.y + (y - part.area.y) * part.scale, scale: part.scale }
}

function nearest(parts: Part[], x: number, y: number): Part {
  const far = ({ area }: Part) =>
    Math.hypot(Math.max(area.x - x, 0, x - area.x - area.width), Math.max(area.y - y, 0, y - area.y - area.height))
  return parts.reduce((best, part) => (far(part) < far(best) ? part : best))
}

/** A place with its middle and size in the arrangement. */
export function placed(arrangement: Arrangement, place: Place): Place {
  const at = spot(arrangement, place.x, place.y)
  return { ...place, x: at.x, y: at.y, width: place.width * at.scale, height: place.height * at.scale }
}

/** Whose area a point of the scene lies in; null: everybody's. */
export function whose(board: Board, { x, y }: { x: number; y: number }): number | null {
  return board.areas?.find((area) => holds(area, x, y))?.seat ?? null
}
