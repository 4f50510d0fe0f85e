/** Everything with an id: what it is called, whose it is and in which area it lies. */
import { blocksOf, type Area, type Block, type Card, type Scene } from '../scene'
import type { Board, Piece, Place } from '../wire'

export interface Thing {
  id: string
  label: string
  area: string
  /** The map on which it lies; empty where it stands in a block. */
  map: string
  owner?: number | null
  /** It cannot be taken now. */
  still?: boolean
  piece?: Piece
  place?: Place
  card?: Card
  symbol?: string
}

export type Things = Map<string, Thing>

export function thingsOf(scene: Scene | null | undefined, board: Board | null): Things {
  const things: Things = new Map()
  for (const area of scene?.areas ?? []) {
    things.set(area.id, { id: area.id, label: area.title, area: area.id, map: '', owner: area.seat, symbol: area.symbol })
    gather(area, area.id, board, things)
  }
  if (scene?.order) track(scene.order, '', things)
  return things
}

function gather(area: Area, root: string, board: Board | null, things: Things): void {
  for (const part of area.parts ?? []) things.set(part.id, { id: part.id, label: part.title, area: root, map: '', symbol: part.symbol })
  for (const chip of area.summary ?? []) add(things, chip.id, { label: chip.text ?? '', area: root, owner: chip.owner, symbol: chip.symbol })
  for (const block of blocksOf(area)) ofBlock(block, root, board, things)
}

function add(things: Things, id: string | undefined, more: Partial<Thing> & { label: string; area: string }): void {
  if (id && !things.has(id)) things.set(id, { id, map: '', ...more })
}

function track(block: { id: string; label?: string | null; stages?: { id?: string; text?: string | null; symbol?: string }[] }, area: string, things: Things): void {
  add(things, block.id, { label: block.label ?? '', area })
  for (const stage of block.stages ?? []) add(things, stage.id, { label: stage.text ?? '', area, symbol: stage.symbol })
}

function ofBlock(block: Block, area: string, board: Board | null, things: Things): void {
  if (block.type === 'map') {
    for (const piece of block.pieces ?? []) add(things, piece.id, { label: piece.label, area, map: block.id, owner: piece.owner, still: piece.still, piece, symbol: piece.symbol })
    for (const place of board?.grounds[block.id]?.places ?? []) {
      const known = things.get(place.id)
      if (known) known.place = place
      else add(things, place.id, { label: place.label, area, map: block.id, place })
    }
    return
  }
  if (block.type === 'track') return track(block, area, things)
  add(things, block.id, { label: ('label' in block ? block.label : null) ?? '', area, symbol: 'symbol' in block ? block.symbol : undefined })
  if (block.type === 'stores') for (const store of block.stores ?? []) add(things, store.id, { label: store.label, area, symbol: store.symbol })
  if (block.type === 'supply') for (const piece of block.pieces ?? []) add(things, piece.id, { label: block.label, area, symbol: piece.symbol })
  if (block.type === 'goal') for (const need of [...(block.needs ?? []), ...(block.rows ?? []).flat()]) add(things, need.id, { label: need.symbol, area, symbol: need.symbol })
  if (block.type === 'slots') for (const slot of block.slots ?? []) add(things, slot.id, { label: slot.text ?? '', area, owner: slot.owner, symbol: slot.symbol })
  if (block.type === 'prices') for (const row of block.rows ?? []) add(things, row.id, { label: row.name, area, symbol: row.symbol })
  if (block.type === 'cards') for (const card of block.cards ?? []) ofCard(card, area, things)
}

function ofCard(card: Card, area: string, things: Things): void {
  add(things, card.id, { label: card.title ?? card.subtitle ?? '', area, owner: card.owner, card, symbol: card.picture })
  for (const use of card.uses ?? []) add(things, use.id, { label: [card.title, use.name].filter(Boolean).join(': ') || (use.text ?? ''), area, card, symbol: use.symbol })
  for (const chip of [card.tag, ...(card.foot ?? [])]) add(things, chip?.id, { label: chip?.text ?? '', area, owner: chip?.owner, symbol: chip?.symbol })
}

/** The area that most of these moves are about; the one that is being decided. */
export function decidedArea(touches: Iterable<readonly string[]>, things: Things): string | null {
  const counts = new Map<string, number>()
  for (const ids of touches) for (const area of new Set(ids.map((id) => things.get(id)?.area).filter(Boolean) as string[])) counts.set(area, (counts.get(area) ?? 0) + 1)
  let best: string | null = null
  for (const [area, count] of counts) if (best === null || count > counts.get(best)!) best = area
  return best
}
