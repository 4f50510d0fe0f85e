/** Moments of a study: how an address names one, which moves lead to it, and which decisions cost most. */
import type { Analysis, Decision, Point, StudyLine, StudyMove } from '../wire'
import type { Moment } from './line'

/** How many of the costliest decisions are listed. */
export const LISTED = 5
/** What costs less is no mistake that a search could be sure of. */
export const LEAST = 0.02

/** `#move-33`, on a branch `#line-2-move-40`. */
export const hashOf = ({ line, move }: Moment): string => (line === 0 ? `move-${move}` : `line-${line}-move-${move}`)

/** The moment that an address names; null where it names none that there is. */
export function momentIn(hash: string, lines: readonly StudyLine[]): Moment | null {
  const told = /^(?:line-(\d+)-)?move-(\d+)$/.exec(hash)
  if (!told) return null
  const [line, move] = [Number(told[1] ?? 0), Number(told[2])]
  return line < lines.length && move <= movesOf(lines, line).length ? { line, move } : null
}

/** All moves of a line, those before it leaves another included. */
export function movesOf(lines: readonly StudyLine[], line: number): StudyMove[] {
  const own = lines[line]
  if (!own) return []
  return line === 0 ? own.moves : [...movesOf(lines, own.of).slice(0, own.after), ...own.moves]
}

/** Whether a decision is to blame: what it cost is more than the search could be wrong by. */
export const blamed = (one: Decision): boolean => (one.notation ?? '') !== '' && one.cost >= LEAST && one.cost > (one.margin ?? 0)

/** The same after a close look: before it nobody is told a cost. */
export const certain = (one: Decision): boolean => blamed(one) && one.close === true

/** The costliest decisions, the worst first; of one seat, or of all. While it is reckoned, those that look so far like it. */
export function costliest(analysis: Analysis | null, seat: number | null): Decision[] {
  const sure = analysis?.status === 'ready'
  return (analysis?.decisions ?? [])
    .filter((one) => blamed(one) && (one.close || !sure) && (seat === null || one.seat === seat))
    .sort((a, b) => b.cost - a.cost)
    .slice(0, LISTED)
}

/** Each seat's chance at a moment, on the straight line between the two points around it. */
export function chanceAt(points: readonly Point[], move: number, seat: number): number | null {
  const after = points.findIndex((point) => point.move >= move)
  if (after < 0) return points.at(-1)?.chances[seat] ?? null
  const [left, right] = [points[Math.max(0, after - 1)]!, points[after]!]
  const part = right.move === left.move ? 0 : Math.max(0, (move - left.move) / (right.move - left.move))
  return (left.chances[seat] ?? 0) * (1 - part) + (right.chances[seat] ?? 0) * part
}

/** Marks on a curve at some distance from one another: one that would lie on an earlier one is lifted. */
export function apart<Mark extends { x: number; y: number }>(marks: readonly Mark[], least: number, top: number): Mark[] {
  const told: Mark[] = []
  for (const mark of [...marks].sort((a, b) => a.x - b.x)) {
    let { y } = mark
    const hit = () => told.some((one) => Math.abs(one.x - mark.x) < least && Math.abs(one.y - y) < least)
    while (hit() && y > top) y -= least / 2
    while (hit()) y += least / 2
    told.push({ ...mark, y })
  }
  return told
}

export const percent = (part: number): number => Math.round(part * 100)
