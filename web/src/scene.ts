/** The scene as blocks: areas with roles and what stands in them; src/orrery/blocks.py says what each is for. */
import type { Area, Block, Counter, MapBlock, Store } from './wire'

export type {
  Area,
  Block,
  Cards,
  Chip,
  Choosing,
  Columns,
  Counter,
  Goal,
  MapBlock,
  MapLabel,
  Need,
  Price,
  Prices,
  Remark,
  Scene,
  SceneCard as Card,
  Sign,
  Slots,
  Spare,
  Stage,
  Store,
  Stores,
  Supply,
  Track,
  Use,
} from './wire'

/** The blocks of an area and of its parts, those inside columns too. */
export function* blocksOf(area: Area): Generator<Block> {
  for (const block of area.blocks ?? []) yield* nested(block)
  for (const part of area.parts ?? []) yield* blocksOf(part)
}

function* nested(block: Block): Generator<Block> {
  if (block.type === 'columns') for (const inner of block.blocks ?? []) yield* nested(inner)
  else yield block
}

/** Every map of an area. */
export const mapsOf = (area: Area): MapBlock[] => [...blocksOf(area)].filter((block) => block.type === 'map')

/** The stores that stand for an area where there is no room for it: the first row of them, else its counters. */
export function storesOf(area: Area | undefined): (Store | Counter)[] {
  if (!area) return []
  const blocks = [...blocksOf(area)]
  const stores = blocks.find((block) => block.type === 'stores')
  return stores?.stores ?? blocks.filter((block) => block.type === 'counter')
}
