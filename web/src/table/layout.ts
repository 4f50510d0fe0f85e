/** Where areas stand: by their roles and the room there is. */
import { mapsOf, type Area, type Scene } from '../scene'

export const COLUMNS = 12

/** Areas in rows of twelve columns; what does not fit any more begins a new row. */
export function rows(areas: readonly Area[]): Area[][] {
  const told: Area[][] = []
  let left = 0
  for (const area of areas) {
    const span = Math.min(COLUMNS, Math.max(1, area.span ?? COLUMNS))
    if (span > left) {
      told.push([])
      left = COLUMNS
    }
    told.at(-1)!.push(area)
    left -= span
  }
  return told
}

/** The columns of a cell in its row; the last one takes what is left. */
export function column(line: readonly Area[], at: number): string {
  const start = 1 + line.slice(0, at).reduce((sum, area) => sum + (area.span ?? COLUMNS), 0)
  return at === line.length - 1 ? `${start} / -1` : `${start} / span ${line[at]!.span ?? COLUMNS}`
}

export const ofRole = (scene: Scene, ...roles: Area['role'][]): Area[] => roles.flatMap((role) => scene.areas.filter((area) => area.role === role))

/** How high the rows of a table are: those with a map share what is left; without a map the last one takes it. */
export function heights(lines: readonly Area[][]): string {
  const maps = lines.map((line) => line.some((area) => mapsOf(area).length > 0))
  const none = !maps.includes(true)
  return lines.map((_, i) => (maps[i] || (none && i === lines.length - 1) ? 'minmax(min-content, 1fr)' : 'auto')).join(' ')
}

/** Parts stand side by side: as their spans say, else in one row, from four on in two. */
export function columnsOf(parts: readonly Area[]): { columns: string; span: (part: Area) => string } {
  const spans = parts.some((part) => (part.span ?? COLUMNS) < COLUMNS)
  if (spans) return { columns: `repeat(${COLUMNS}, minmax(0, 1fr))`, span: (part) => `span ${part.span ?? COLUMNS}` }
  const many = parts.length > 3 ? Math.ceil(parts.length / 2) : parts.length
  return { columns: `repeat(${Math.max(1, many)}, minmax(0, 1fr))`, span: () => 'auto' }
}

export interface Tab {
  id: string
  title: string
  symbol: string
  areas: Area[]
}

export const tabOf = (area: Area): Tab => ({ id: area.id, title: area.title, symbol: area.symbol ?? '', areas: [area] })

/** One tab for each part of the table on a narrow screen; those of the others are one. */
export function tabs(scene: Scene, others: string): Tab[] {
  const told: Tab[] = []
  for (const area of ofRole(scene, 'common', 'offer', 'own', 'hand')) told.push(tabOf(area))
  const other = ofRole(scene, 'other')
  if (other.length > 0) told.push({ id: 'others', title: others, symbol: '', areas: other })
  return told
}

/** The tab in which an area stands. */
export const tabWith = (told: readonly Tab[], area: string | null): string | null => told.find((tab) => tab.areas.some(({ id }) => id === area))?.id ?? null
