/** What differs between two scenes, by the ids of things: how a preview shows its consequences. */
import { blocksOf, type Counter, type Scene, type Store } from '../scene'

export interface Difference {
  /** Things that are new, have moved or look different. */
  changed: Set<string>
  /** Numbers that become others. */
  after: Map<string, number>
}

type Flat = Map<string, unknown>

export function difference(before: Scene | null | undefined, after: Scene | null | undefined): Difference {
  const changed = new Set<string>()
  const numbers = new Map<string, number>()
  if (!before || !after || before === after) return { changed, after: numbers }
  const [was, is] = [flat(before), flat(after)]
  for (const [id, thing] of is) {
    const old = was.get(id)
    if (JSON.stringify(old) === JSON.stringify(thing)) continue
    changed.add(id)
    const [from, to] = [valueOf(old), valueOf(thing)]
    if (from !== null && to !== null && from !== to) numbers.set(id, to)
  }
  return { changed, after: numbers }
}

const valueOf = (thing: unknown): number | null =>
  thing !== null && typeof thing === 'object' && 'value' in thing && typeof (thing as Store | Counter).value === 'number' ? (thing as Store).value : null

/** Every thing of a scene with what is drawn of it. */
function flat(scene: Scene): Flat {
  const things: Flat = new Map()
  for (const area of scene.areas)
    for (const block of blocksOf(area)) {
      if (block.type === 'map') for (const { label: _, ...piece } of block.pieces ?? []) things.set(piece.id, piece)
      else if (block.type === 'stores') for (const store of block.stores ?? []) things.set(store.id, store)
      else if (block.type === 'cards') for (const card of block.cards ?? []) things.set(card.id, card)
      else if (block.type === 'slots') for (const slot of block.slots ?? []) if (slot.id) things.set(slot.id, slot)
      if (block.type === 'supply') for (const piece of block.pieces ?? []) if (piece.id) things.set(piece.id, piece)
      if (block.type === 'goal') for (const need of [...(block.needs ?? []), ...(block.rows ?? []).flat()]) if (need.id) things.set(need.id, need)
      if (block.type === 'track') for (const stage of block.stages ?? []) if (stage.id) things.set(stage.id, stage)
      if (block.type === 'counter') things.set(block.id, block)
    }
  return things
}
