/** The score sheet, arranged to be read: sources in order, lines of one group under their sum. */
import type { SheetLine } from '../wire'

export interface Source {
  name: string
  sense: SheetLine['sense']
  amounts: (number | null)[]
  /** The lines that a group adds up; empty where a source is one line. */
  lines: SheetLine[]
}

const sum = (lines: SheetLine[], seat: number): number | null => {
  const told = lines.map((line) => line.amounts[seat] ?? null).filter((amount) => amount !== null)
  return told.length > 0 ? told.reduce((a, b) => a + b, 0) : null
}

export function sourcesOf(sheet: SheetLine[], seats: number): Source[] {
  const sources: Source[] = []
  for (const line of sheet) {
    const group = line.group === null ? undefined : sources.find((source) => source.lines.length > 0 && source.name === line.group)
    if (group) group.lines.push(line)
    else if (line.group === null) sources.push({ name: line.text, sense: line.sense, amounts: line.amounts, lines: [] })
    else sources.push({ name: line.group, sense: line.sense, amounts: [], lines: [line] })
  }
  for (const source of sources) if (source.lines.length > 0) source.amounts = Array.from({ length: seats }, (_, seat) => sum(source.lines, seat))
  return sources
}

export interface Difference {
  source: Source
  /** From the first one's side: positive is to their advantage. */
  by: number
  mine: number
  theirs: number
}

/** Where one player gained or lost against another, the largest first; what only breaks ties is left out. */
export function differences(sources: Source[], one: number, other: number): Difference[] {
  return sources
    .filter((source) => source.sense !== 'tie')
    .map((source) => {
      const [mine, theirs] = [source.amounts[one] ?? 0, source.amounts[other] ?? 0]
      return { source, mine, theirs, by: source.sense === 'against' ? theirs - mine : mine - theirs }
    })
    .filter((difference) => difference.by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
}

/** The move after which a seat's chance to win changed most, and by how much; null for a game without a turning point. */
export function turningPoint(points: { move: number; chances: number[] }[], seat: number): { move: number; by: number } | null {
  let found: { move: number; by: number } | null = null
  for (let i = 1; i < points.length; i++) {
    const by = (points[i]!.chances[seat] ?? 0) - (points[i - 1]!.chances[seat] ?? 0)
    if (!found || Math.abs(by) > Math.abs(found.by)) found = { move: points[i]!.move, by }
  }
  return found
}
