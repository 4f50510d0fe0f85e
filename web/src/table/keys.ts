/** Keys on the table: arrows walk over what can be chosen, wherever it stands. */

const STEPS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export interface Spot {
  x: number
  y: number
}

/** The spot next to one in a direction: near along it, and little aside. */
export function nextSpot<T extends Spot>(spots: readonly T[], from: Spot, [dx, dy]: readonly [number, number]): T | null {
  let best: T | null = null
  let least = Infinity
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    const far = along + 2.2 * aside
    if (along > 0.5 && far < least) [best, least] = [spot, far]
  }
  return best
}

const middle = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { element: element as HTMLElement | SVGElement, x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Everything on the table that a click would choose. */
export const choosable = (root: ParentNode): Element[] => [...root.querySelectorAll('[data-thing][role=button]')].filter((one) => one.checkVisibility())

/** Walk on with an arrow; says whether the key meant that. */
export function walk(root: HTMLElement, key: string): boolean {
  const step = STEPS[key]
  const all = step ? choosable(root) : []
  if (!step || all.length === 0) return false
  const here = document.activeElement
  if (!here || !all.includes(here)) (all[0] as HTMLElement).focus()
  else nextSpot(all.filter((one) => one !== here).map(middle), middle(here), step)?.element.focus()
  return true
}

/** Scroll to something that can be chosen where nothing of it is in sight. */
export function reveal(root: HTMLElement): void {
  const main = root.querySelector('main')
  const frame = main?.getBoundingClientRect()
  const all = main ? choosable(main) : []
  if (!frame || all.length === 0) return
  const seen = all.map((one) => one.getBoundingClientRect()).some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom)
  if (!seen) all[0]!.scrollIntoView({ block: 'center', inline: 'nearest' })
}
