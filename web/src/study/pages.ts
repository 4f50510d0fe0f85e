/** The board of a study, in pages that fit beside the curve: the common table, what belongs to a seat, the others. */
import { mapsOf, type Area, type Scene } from '../scene'
import { ofRole, tabs, type Tab } from '../table/layout'
import type { Ground } from '../wire'

/** The frame and the title around a map. */
const FRAME = 44

/** On a phone each part is a page of its own. */
export function pagesOf(scene: Scene, narrow: boolean, words: { table: string; others: string }): Tab[] {
  if (narrow) return tabs(scene, words.others)
  const page = (id: string, title: string, areas: Area[]): Tab => ({ id, title: areas.length === 1 ? areas[0]!.title : title, symbol: areas[0]?.symbol ?? '', areas })
  const own = ofRole(scene, 'own', 'hand')
  const [common, offer] = [ofRole(scene, 'common'), ofRole(scene, 'offer')]
  const mapped = common.some((area) => mapsOf(area).length > 0) // a map takes all the room that there is
  return [
    page('common', words.table, mapped ? common : [...common, ...offer]),
    page('offer', offer[0]?.title ?? '', mapped ? offer : []),
    page('own', own[0]?.title ?? '', own),
    { ...page('others', words.others, ofRole(scene, 'other')), title: words.others, symbol: '' },
  ].filter(({ areas }) => areas.length > 0)
}

/** The page on which a move is seen best: where it touches a map, else where it touches anything. */
export function pageOf(pages: readonly Tab[], touched: readonly string[], things: ReadonlyMap<string, { area: string; map?: string | null }>): Tab | undefined {
  const known = touched.map((id) => things.get(id)).filter((thing) => thing !== undefined)
  const areas = [...known.filter(({ map }) => map), ...known].map(({ area }) => area)
  for (const area of areas) {
    const page = pages.find((one) => one.areas.some(({ id }) => id === area))
    if (page) return page
  }
  return pages[0]
}

/** How much room the highest map of the common table needs at its smallest. */
export function least(scene: Scene, grounds: Readonly<Record<string, Ground>>): number {
  const maps = ofRole(scene, 'common').flatMap(mapsOf)
  return Math.max(0, ...maps.map(({ id }) => (grounds[id] ? grounds[id].height * grounds[id].least + FRAME : 0)))
}
