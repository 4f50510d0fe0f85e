/** What this person prefers on this device. */
import type { Pace } from './state/pace'

/** `needed`: what cannot be taken back. */
export type Confirm = 'needed' | 'always' | 'never'
export type Theme = 'auto' | 'dark' | 'light'

interface Kept {
  theme: Theme
  language: string
  /** Which moves wait for a confirmation. */
  confirm: Confirm
  pace: Pace
  sound: boolean
  notify: boolean
  motion: boolean
  level: number
  starts: Record<string, LastStart>
}

/** How a game was started last on this device. */
export interface LastStart {
  new: boolean
  seats: { kind: 'bot' | 'open' | 'here'; level: number; name: string }[]
  options: Record<string, string>
  flags: Record<string, boolean>
  clock: 'none' | 'live' | 'days'
  /** Whether the real box lay on the table. */
  real?: boolean
}

const KEY = 'orrery-preferences'
const usual: Kept = { theme: 'auto', language: 'auto', confirm: 'needed', pace: 'quick', sound: true, notify: false, motion: true, level: 2, starts: {} }

function read(): Kept {
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
    return typeof kept.confirm === 'string' ? kept : { ...kept, confirm: usual.confirm } // it was a yes or no once
  } catch {
    return { ...usual }
  }
}

class Preferences {
  kept = $state<Kept>(read())
  private light = $state(matchMedia('(prefers-color-scheme: light)').matches)
  private still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches)

  constructor() {
    matchMedia('(prefers-color-scheme: light)').addEventListener('change', (now) => (this.light = now.matches))
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (now) => (this.still = now.matches))
  }

  get theme(): 'dark' | 'light' {
    if (this.kept.theme !== 'auto') return this.kept.theme
    return this.light ? 'light' : 'dark'
  }

  get moving(): boolean {
    return this.kept.motion && !this.still
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const preferences = new Preferences()
