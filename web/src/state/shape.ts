/** Light follows the shape of a thing: outlines of places, around their middle. */
import type { Place } from '../wire'

/** The outline of a place as an SVG path around its own middle, grown by so much on every side. */
export function outline({ width, height, shape = 'box', path = '' }: Pick<Place, 'width' | 'height' | 'shape' | 'path'>, grow = 0): string {
  const [x, y] = [width / 2 + grow, height / 2 + grow]
  if (shape === 'path' && path) return path
  if (shape === 'circle') return `M${-x} 0A${x} ${y} 0 1 1 ${x} 0A${x} ${y} 0 1 1 ${-x} 0Z`
  if (shape === 'diamond') return `M0 ${-y}L${x} 0L0 ${y}L${-x} 0Z`
  if (shape === 'hexagon') return `M${-x} 0L${-x / 2} ${-y}H${x / 2}L${x} 0L${x / 2} ${y}H${-x / 2}Z`
  const r = Math.min(x, y) * 0.22
  return `M${-x + r} ${-y}H${x - r}Q${x} ${-y} ${x} ${-y + r}V${y - r}Q${x} ${y} ${x - r} ${y}H${-x + r}Q${-x} ${y} ${-x} ${y - r}V${-y + r}Q${-x} ${-y} ${-x + r} ${-y}Z`
}

/** Whether a point, from a place's middle, lies in its shape. */
export function holds({ width, height, shape = 'box' }: Pick<Place, 'width' | 'height' | 'shape'>, dx: number, dy: number): boolean {
  const [x, y] = [Math.abs(dx) / (width / 2), Math.abs(dy) / (height / 2)]
  if (shape === 'circle') return x * x + y * y <= 1
  if (shape === 'diamond') return x + y <= 1
  if (shape === 'hexagon') return y <= 1 && x <= 1 - y / 2
  return x <= 1 && y <= 1
}
