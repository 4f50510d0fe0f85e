/** How far a finger may miss: around everything that can be chosen as much of a finger's breadth as its neighbours leave. */

interface Target {
  id: string
  x: number
  y: number
}

export interface Reach extends Target {
  r: number
}

/** Closer than this part of a finger's breadth two things are one for a finger: a piece and the place on which it stands. */
const ONE = 0.15

const apart = (a: Target, b: Target) => Math.hypot(a.x - b.x, a.y - b.y)

/** Each target once, of those that are one for a finger the first. */
const singles = (targets: readonly Target[], finger: number): Target[] => targets.filter((target, i) => !targets.slice(0, i).some((other) => apart(target, other) < ONE * finger))

/** A circle around each target, as wide as a finger, but never over the middle line to the next one. */
export function reaches(targets: readonly Target[], finger: number): Reach[] {
  const single = singles(targets, finger)
  return single.map(({ id, x, y }) => {
    const gap = Math.min(...single.filter((other) => other.id !== id).map((other) => apart({ id, x, y }, other)))
    return { id, x, y, r: Math.min(finger, gap) / 2 }
  })
}

/** How close the two nearest targets lie together. */
export function leastGap(targets: readonly Target[], finger: number): number {
  const single = singles(targets, finger)
  return Math.min(Infinity, ...single.flatMap((one, i) => single.slice(i + 1).map((other) => apart(one, other))))
}

/** Whether the places of a map lie closer together than a finger is broad. */
export function dense(places: readonly (Target & { width: number })[], finger: number): boolean {
  const [first] = places
  return first !== undefined && places.length > 100 && first.width < finger
}
