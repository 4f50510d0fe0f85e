/** Where the two marks of a decision stand on the board, and the arrow between them: pure geometry. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
export interface Spot {
  x: number
  y: number
}

export const centre = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 })

/** The box around several. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.x + box.width)), Math.max(...boxes.map((box) => box.y + box.height))]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** A curved line from the rim of one box to that of another; empty where they touch. */
export function path(from: Box, to: Box): string {
  const [a, b] = [centre(from), centre(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const far = Math.hypot(dx, dy)
  const [start, end] = [rim(from, dx, dy), rim(to, -dx, -dy)]
  if (far < 1 || Math.hypot(end.x - start.x, end.y - start.y) < 14 || overlap(from, to)) return ''
  const bend = Math.min(60, far / 5)
  const middle = { x: (start.x + end.x) / 2 + (dy / far) * bend, y: (start.y + end.y) / 2 - (dx / far) * bend }
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}Q${middle.x.toFixed(1)} ${middle.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`
}

/** The point where a line from a box's centre in a direction leaves it, with a little air. */
function rim(box: Box, dx: number, dy: number): Spot {
  const middle = centre(box)
  const part = Math.min(dx === 0 ? Infinity : (box.width / 2 + 5) / Math.abs(dx), dy === 0 ? Infinity : (box.height / 2 + 5) / Math.abs(dy))
  return Number.isFinite(part) ? { x: middle.x + dx * part, y: middle.y + dy * part } : middle
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Where a word of that size stands beside a box: above it, or below where there is no room; always within the frame, never on another. */
export function beside(box: Box, word: { width: number; height: number }, frame: { width: number; height: number }, other: Box | null): Box {
  const x = Math.max(2, Math.min(frame.width - word.width - 2, box.x + box.width / 2 - word.width / 2))
  const places = [box.y - word.height - 5, box.y + box.height + 5, box.y + 3].map((y) => ({ x, y: Math.max(2, Math.min(frame.height - word.height - 2, y)), ...word }))
  return (
    places.find((place) => (other === null || !overlap(place, other)) && !overlap(place, box)) ?? places.find((place) => other === null || !overlap(place, other)) ?? places[0]!
  )
}
