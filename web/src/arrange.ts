/** On a narrow screen the areas of a scene stand one under another; every point moves with its area. */
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
  const common = (area: Area) => area.seat === null || area.seat === undefined
  const rank = (area: Area) => (area === first ? 0 : common(area) ? 2 : area.seat === seat ? 1 : 3)
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

/** Where a point of the scene lies in an arrangement. */
export function spot(arrangement: Arrangement, x: number, y: number): Spot {
  const { parts } = arrangement
  const inside = parts.find(({ area }) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height)
  const part = inside ?? nearest(parts, x, y)
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
