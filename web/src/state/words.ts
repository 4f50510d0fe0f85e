/** The table in words: everything that stands in a scene, line by line, for those who listen. */
import { type Area, type Block, type Card, type Chip, type Scene } from '../scene'
import { plain } from './rich'

type Names = Readonly<Record<string, string>>

export interface Told {
  id: string
  title: string
  lines: string[]
}

export function told(scene: Scene, names: Names = {}): Told[] {
  return scene.areas.flatMap((area) => areaInWords(area, names))
}

function areaInWords(area: Area, names: Names): Told[] {
  const lines = [area.note ?? '', ...(area.blocks ?? []).flatMap((block) => blockInWords(block, names))].map((line) => plain(line, names).trim()).filter(Boolean)
  return [{ id: area.id, title: plain(area.title, names), lines }, ...(area.parts ?? []).flatMap((part) => areaInWords(part, names))]
}

const word = (symbol: string | undefined, names: Names) => (symbol ? (names[symbol] ?? symbol.replaceAll('-', ' ')) : '')
const chip = (one: Chip, names: Names) => [one.symbol ? word(one.symbol, names) : '', one.text ?? ''].filter(Boolean).join(' ')
const joined = (label: string | null | undefined, parts: string[]) => (parts.length > 0 ? [label, parts.join(', ')].filter(Boolean).join(': ') : '')

function card(one: Card, names: Names): string {
  const uses = (one.uses ?? []).map((use) => [use.name, use.text].filter(Boolean).join(': '))
  return [
    [one.title, one.subtitle].filter(Boolean).join(', '),
    ...uses,
    one.price?.text ?? '',
    ...(one.foot ?? []).map((foot) => chip(foot, names)),
    one.tag ? chip(one.tag, names) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function blockInWords(block: Block, names: Names): string[] {
  switch (block.type) {
    case 'stores':
      return [
        joined(
          block.label,
          (block.stores ?? []).map((store) => `${store.label} ${store.value}`),
        ),
      ]
    case 'counter':
      return [`${block.label}: ${block.value}/${block.maximum}${block.text ? `, ${block.text}` : ''}`]
    case 'supply':
      return [
        joined(
          block.label,
          (block.pieces ?? []).filter((piece) => !piece.gone).map((piece) => piece.caption || word(piece.symbol, names)),
        ),
      ]
    case 'goal':
      return [
        joined(
          block.label,
          [...(block.needs ?? []), ...(block.rows ?? []).flat()].map((need) => `${need.have ? '✓' : '–'} ${word(need.symbol, names)}`),
        ),
        block.text ?? '',
      ]
    case 'cards':
      return [block.label ?? '', ...(block.cards ?? []).map((one) => card(one, names))]
    case 'slots':
      return [joined(block.label, (block.slots ?? []).map((slot) => chip(slot, names)).filter(Boolean))]
    case 'prices':
      return (block.rows ?? []).map((row) => [row.name, row.price, row.note].filter(Boolean).join(', '))
    case 'track':
      return [
        joined(
          block.label,
          (block.stages ?? []).map((stage) => `${stage.text ?? word(stage.symbol, names)}${stage.state === 'now' ? ' ←' : ''}`),
        ),
        block.text ?? '',
      ]
    case 'map':
      return counted([...(block.pieces ?? []).map((piece) => (piece.caption && !piece.label.includes(piece.caption) ? `${piece.label} (${piece.caption})` : piece.label))])
    case 'remark':
      return [block.text]
    case 'columns':
      return (block.blocks ?? []).flatMap((inner) => blockInWords(inner, names))
  }
}

/** Alike things once, with their number. */
function counted(labels: string[]): string[] {
  const counts = new Map<string, number>()
  for (const label of labels) if (label) counts.set(label, (counts.get(label) ?? 0) + 1)
  return [...counts].map(([label, n]) => (n > 1 ? `${label} × ${n}` : label))
}
