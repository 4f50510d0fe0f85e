/** Where a coach mark stands: beside what it speaks of, over as little of that as can be. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

const GAP = 18
const EDGE = 10

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y }
}

/** The place of a mark of this size in this room; `avoid` should not be covered, `lit` least of all. */
export function seatOf(size: { width: number; height: number }, room: Box, lit: readonly Box[], avoid: readonly Box[]): Box {
  const whole = around(lit)
  const fit = (x: number, y: number): Box => ({
    ...size,
    x: Math.max(room.x + EDGE, Math.min(x, room.x + room.width - size.width - EDGE)),
    y: Math.max(room.y + EDGE, Math.min(y, room.y + room.height - size.height - EDGE)),
  })
  const corners = [fit(room.x + room.width, room.y), fit(room.x + room.width, room.y + room.height), fit(room.x, room.y + room.height), fit(room.x, room.y)]
  if (!whole) return fit(room.x + (room.width - size.width) / 2, room.y + (room.height - size.height) / 2)
  const beside = [whole, ...lit.slice(0, 3), ...avoid].flatMap((box) => [
    fit(box.x + box.width + GAP, box.y),
    fit(box.x - size.width - GAP, box.y),
    fit(box.x, box.y + box.height + GAP),
    fit(box.x, box.y - size.height - GAP),
    fit(box.x + box.width + GAP, box.y + box.height - size.height),
    fit(box.x - size.width - GAP, box.y + box.height - size.height),
  ])
  const cost = (seat: Box) => {
    const [here, there] = [middle(seat), middle(lit[0]!)]
    const covered = lit.reduce((sum, box) => sum + overlap(seat, box) / Math.min(box.width * box.height, size.width * size.height), 0)
    const bothered = avoid.reduce((sum, box) => sum + overlap(seat, box) / Math.min(box.width * box.height, size.width * size.height), 0)
    return covered * 6 + bothered * 4 + Math.hypot(here.x - there.x, here.y - there.y) / 700
  }
  return [...beside, ...corners].reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

/** An arrow from a mark to the nearest point of what it speaks of; nothing where they touch. */
export function arrow(seat: Box, lit: Box): string {
  const end = middle(lit)
  const from = { x: Math.max(seat.x, Math.min(end.x, seat.x + seat.width)), y: Math.max(seat.y, Math.min(end.y, seat.y + seat.height)) }
  const to = { x: Math.max(lit.x, Math.min(from.x, lit.x + lit.width)), y: Math.max(lit.y, Math.min(from.y, lit.y + lit.height)) }
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  if (far < 12 || far > 520) return '' // the light alone leads farther
  const bend = { x: (from.x + to.x) / 2 + (to.y - from.y) * 0.18, y: (from.y + to.y) / 2 - (to.x - from.x) * 0.18 }
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`
}
