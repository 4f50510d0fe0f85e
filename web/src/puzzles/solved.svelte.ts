/** Which puzzles were solved on this device; a guest's are kept by the server too. */
import type { PuzzleEntry } from '../wire'

export type Fate = NonNullable<PuzzleEntry['fate']>
const KEY = 'orrery-puzzles'

function read(): Record<string, Fate> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Fate>
  } catch {
    return {}
  }
}

class Solved {
  private kept = $state<Record<string, Fate>>(read())

  of({ game, id, fate }: Pick<PuzzleEntry, 'game' | 'id' | 'fate'>): Fate | null {
    return fate ?? this.kept[`${game}/${id}`] ?? null
  }

  /** What came first decides: who has seen the solution has not found it. */
  keep(game: string, id: string, fate: Fate): void {
    const before = this.kept[`${game}/${id}`]
    if (before === 'solved' || before === 'seen') return
    this.kept[`${game}/${id}`] = fate
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // a browser that keeps nothing still shows puzzles
    }
  }
}

export const solved = new Solved()
