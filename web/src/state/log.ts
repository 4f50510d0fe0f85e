/** The log as it is read: kept up to date by updates, and told turn by turn. */
import type { LogLine, Present } from './present'

/** The lines after an update: what it drops is dropped, what it brings is appended. */
export function continued(log: LogLine[], update: Pick<Present, 'after' | 'kept' | 'log'>): LogLine[] {
  return [...(update.after === null ? [] : log.filter((line) => line.move <= update.kept)), ...update.log]
}

export interface Turn {
  /** Whose turn it was; null: the set-up. */
  seat: number | null
  lines: LogLine[]
  first: number
}

/** Lines of one turn together, the set-up as one at the beginning. */
export function turns(log: readonly LogLine[]): Turn[] {
  const told: Turn[] = []
  let number: number | undefined
  for (const line of log) {
    const last = told.at(-1)
    const setup = line.setup ?? false
    const same = last && (setup ? last.seat === null : last.seat !== null && (line.turn === undefined ? last.seat === line.seat : line.turn === number))
    if (same) last.lines.push(line)
    else told.push({ seat: setup ? null : line.seat, lines: [line], first: line.move })
    if (same && last.seat !== null && last.seat < 0 && line.seat >= 0) last.seat = line.seat // chance spoke first
    number = line.turn
  }
  return told
}

/** One thing of each of those moves, which wears the mover's letter: the first that is there. */
export function taggedSince(log: readonly LogLine[], since: number, seat: number | null, there: (id: string) => boolean): Set<string> {
  const told = log.filter((line) => line.move > since && line.seat >= 0 && line.seat !== seat && !line.setup)
  return new Set(told.map((line) => line.touches?.find(there)).filter((id) => id !== undefined))
}

/** Things that others' moves touched after this one, each with the seat that moved last. */
export function changedSince(log: readonly LogLine[], since: number, seat: number | null): Map<string, number> {
  const changed = new Map<string, number>()
  for (const line of log) if (line.move > since && line.seat >= 0 && line.seat !== seat && !line.setup) for (const id of line.touches ?? []) changed.set(id, line.seat)
  return changed
}
