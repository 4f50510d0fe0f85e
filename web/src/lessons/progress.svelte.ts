/** How far somebody has come in the lessons, on this device. */

const KEY = 'orrery-lessons'
export const DONE = '*'

/** By game and lesson the step that was reached. */
type Kept = Record<string, Record<string, string>>

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
  } catch {
    return {}
  }
}

class Progress {
  private kept = $state<Kept>(read())

  /** The step that was reached; empty where the lesson was not begun, `*` where it was finished. */
  of(game: string, lesson: string): string {
    const step = this.kept[game]?.[lesson]
    return typeof step === 'string' ? step : ''
  }

  done(game: string, lesson: string): boolean {
    return this.of(game, lesson) === DONE
  }

  /** A finished lesson stays finished when it is taken again. */
  keep(game: string, lesson: string, step: string): void {
    if (this.done(game, lesson)) return
    this.kept[game] = { ...this.kept[game], [lesson]: step }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // a browser that keeps nothing still teaches
    }
  }
}

export const progress = new Progress()
