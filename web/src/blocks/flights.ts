/** Pieces fly from one part of the table to another: what has gone here and what has come there are taken for one that moved. */

const LONG = 420
/** Where so many of a kind come and go at once, nobody could follow. */
const MOST = 4
/** What lies nearer than this to where it lay has not moved. */
const SAME = 4

type Spot = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

interface Seen extends Spot {
  element: SVGElement | HTMLElement
}

/** What flies: its symbol and whose it is. */
export const kindOf = (symbol: string | undefined, owner: number | null | undefined): string | undefined =>
  symbol && owner !== null && owner !== undefined ? `${symbol} ${owner}` : undefined

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)

/** Those of one list that have no counterpart near them in the other. */
const without = <T extends Spot>(list: readonly T[], other: readonly Spot[]): T[] => list.filter((one) => !other.some((near) => apart(one, near) < SAME))

/** Departures and arrivals of one kind, each arrival with the departure nearest to it. */
export function flights<T extends Spot>(before: readonly Spot[], now: readonly T[]): { from: Spot; to: T }[] {
  const gone = without(before, now)
  const come = without(now, before)
  if (gone.length > MOST || come.length > MOST) return []
  return come.flatMap((to) => {
    const from = gone.toSorted((a, b) => apart(a, to) - apart(b, to))[0]
    if (from) gone.splice(gone.indexOf(from), 1)
    return from ? [{ from, to }] : []
  })
}

export class Flights {
  private stood = new Map<string, Spot[]>()
  private size = ''

  /** The position has changed: everything that went from one part to another flies there. */
  renew(root: HTMLElement, moving: boolean): void {
    const here = seenIn(root)
    const size = `${innerWidth}x${innerHeight}`
    if (moving && size === this.size) for (const [kind, spots] of here) for (const { from, to } of flights(this.stood.get(kind) ?? [], spots)) fly(root, from, to)
    this.size = size
    this.stood = new Map([...here].map(([kind, spots]) => [kind, spots.map(({ x, y, width, height }) => ({ x, y, width, height }))]))
  }
}

function seenIn(root: HTMLElement): Map<string, Seen[]> {
  const seen = new Map<string, Seen[]>()
  for (const element of root.querySelectorAll<SVGElement | HTMLElement>('[data-kind]')) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0) continue
    const kind = element.dataset.kind!
    seen.set(kind, [...(seen.get(kind) ?? []), { element, x, y, width, height }])
  }
  return seen
}

/** Whether a map already moves this piece itself. */
const glides = (element: Element) => element.getAnimations().some((one) => (one.effect as KeyframeEffect).getKeyframes().some((frame) => 'transform' in frame))

/** A picture of the thing flies over the table; the thing itself appears where it lands. */
function fly(root: HTMLElement, from: Spot, { element, x, y, width, height }: Seen): void {
  if (glides(element)) return
  const picture = element.querySelector('use')
  if (!picture) return
  const box = picture.getBBox()
  const flyer = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  flyer.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  flyer.setAttribute('aria-hidden', 'true')
  flyer.append(picture.cloneNode())
  flyer.style.cssText = `position:fixed;z-index:13;pointer-events:none;left:${x}px;top:${y}px;width:${width}px;height:${height}px;color:${getComputedStyle(picture).color}`
  root.append(flyer)
  element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, {}], { duration: LONG })
  const start = `translate(${from.x + from.width / 2 - x - width / 2}px, ${from.y + from.height / 2 - y - height / 2}px)`
  flyer.animate([{ transform: start }, { transform: 'none' }], { duration: LONG, easing: 'cubic-bezier(.3,.8,.3,1)' }).onfinish = () => flyer.remove()
}
