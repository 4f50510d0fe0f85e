/** The table that the blocks inside a page belong to. */
import { createContext } from 'svelte'
import type { TableState } from '../state/table.svelte'

/** How much room there is: a screen decides, blocks follow. */
export interface Room {
  readonly narrow: boolean
  /** Whether a finger points: every target is a finger's breadth then. */
  readonly finger: boolean
  /** Pixels of type to a pixel of the plan: larger screens set larger type. */
  readonly rem: number
}

export const [tableHere, putTable] = createContext<TableState>()
export const [roomHere, putRoom] = createContext<Room>()
