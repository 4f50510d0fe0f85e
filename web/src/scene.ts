/** The scene as blocks: areas with roles and what stands in them; src/orrery/blocks.py says what each is for. */
import type { Piece } from './wire'

export type Tone = '' | 'good' | 'bad' | 'muted' | 'accent' | 'empty' | (string & {})

export interface Chip {
  text?: string | null
  symbol?: string
  id?: string
  owner?: number | null
  tone?: Tone
}

export interface Store {
  id: string
  symbol: string
  label: string
  value: number
  maximum?: number | null
  note?: string | null
}

export interface Stores {
  type: 'stores'
  id: string
  stores?: Store[]
  label?: string | null
}

export interface Counter {
  type: 'counter'
  id: string
  symbol: string
  label: string
  value: number
  maximum: number
  forecast?: number
  marks?: number[]
  text?: string | null
  owner?: number | null
}

export interface Spare {
  symbol: string
  caption?: string
  id?: string
  gone?: boolean
}

export interface Supply {
  type: 'supply'
  id: string
  label: string
  pieces?: Spare[]
  unit?: string
  text?: string | null
  owner?: number | null
}

export interface Need {
  symbol: string
  have: boolean
  optional?: boolean
  id?: string
}

export interface Goal {
  type?: 'goal'
  id: string
  needs?: Need[]
  label?: string | null
  text?: string | null
  worth?: string | null
  rows?: Need[][]
  tone?: Tone
}

export interface Use {
  symbol: string
  text: string
  name?: string | null
  id?: string
  tone?: Tone
}

export interface Card {
  id: string
  title?: string | null
  subtitle?: string | null
  picture?: string
  hue?: string
  uses?: Use[]
  price?: Goal | null
  tag?: Chip | null
  foot?: Chip[]
  owner?: number | null
  state?: '' | 'done' | 'taken' | 'hidden' | 'mark' | (string & {})
  counted?: boolean
}

export type CardsForm = 'row' | 'chain' | 'hand' | 'tiles' | 'list'

export interface Cards {
  type: 'cards'
  id: string
  cards?: Card[]
  label?: string | null
  form?: CardsForm
}

export interface Slots {
  type: 'slots'
  id: string
  slots?: Chip[]
  label?: string | null
}

export interface Price {
  id: string
  symbol: string
  name: string
  price?: string | null
  note?: string | null
  tone?: Tone
}

export interface Prices {
  type: 'prices'
  id: string
  rows?: Price[]
  label?: string | null
}

export interface Stage {
  id?: string
  text?: string | null
  symbol?: string
  state?: 'done' | 'now' | 'next' | 'end'
  owners?: number[]
  note?: string | null
}

export interface Track {
  type?: 'track'
  id: string
  stages?: Stage[]
  label?: string | null
  text?: string | null
}

export interface MapLabel {
  x: number
  y: number
  text: string
  size?: number
  ink?: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
  of?: string
}

/** One look of a place and what it means. */
export interface Sign {
  look: 'lit' | 'turned' | 'closed' | 'tinted' | (string & {})
  text: string
}

export interface MapBlock {
  type: 'map'
  /** The name of a ground of the board. */
  id: string
  pieces?: Piece[]
  labels?: MapLabel[]
  closed?: string[]
  legend?: Sign[]
}

export interface Remark {
  type: 'remark'
  id: string
  text: string
  symbol?: string
  tone?: Tone
}

export interface Columns {
  type: 'columns'
  id: string
  blocks?: Block[]
  label?: string | null
}

export type Block = Stores | Counter | Supply | (Goal & { type: 'goal' }) | Cards | Slots | Prices | (Track & { type: 'track' }) | MapBlock | Remark | Columns

export type Role = 'common' | 'own' | 'hand' | 'offer' | 'other' | 'track'

export interface Area {
  id: string
  role: Role
  title: string
  blocks?: Block[]
  seat?: number | null
  note?: string | null
  summary?: Chip[]
  symbol?: string
  hue?: string
  span?: number
  parts?: Area[]
}

export interface Choosing {
  area: string
  title: string
  text?: string | null
  count?: number
  context?: string[]
}

export interface Scene {
  areas: Area[]
  layout?: 'below' | 'beside'
  head?: Chip[]
  order?: Track | null
  choosing?: Choosing | null
}

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
