/** The newest position as this browser keeps it: an update is all of it, a difference changes it. */
import type { Difference, LogEntry, Scene, Update } from '../wire'

/** A sentence of the log. */
export type LogLine = Omit<LogEntry, 'texts'> & { text: string }

type Known = Omit<Update, 'type' | 'log' | 'scene' | 'view' | 'events' | 'moves'>

export interface Present extends Known {
  scene: Scene
  /** The position that it followed; null where all of it came. */
  after: number | null
  /** Lines of the log with a larger move are dropped before its own are added. */
  kept: number
  log: LogLine[]
  moves: number[]
  /** The moves of this seat's last decision: differences are told against these. */
  last: number[]
}

/** All of a position. */
export function whole({ type: _, log = [], scene = { areas: [] }, view: _view, events: _events, ...update }: Update): Present {
  const moves = numbers(update.moves)
  return { ...update, scene, moves, last: moves, after: null, kept: 0, log: lines(log) }
}

/** A position with what has changed in it. */
export function changed(before: Present, { type: _, log = [], view: _view, events: _events, ...difference }: Difference): Present {
  const { moves, scene, standing, buttons, offers, forced, ...fields } = difference
  const offered = moves === undefined ? before.moves : typeof moves === 'string' ? numbers(moves) : renewedMoves(before.last, moves)
  return {
    ...before,
    ...fields,
    scene: renewed(before.scene, scene) as Scene,
    standing: standing === null ? null : (renewed(before.standing, standing) as Present['standing']),
    buttons: renewed(before.buttons, buttons) as Present['buttons'],
    offers: offers ? { ...before.offers, ...offers } : before.offers,
    forced: [...before.forced.filter((move) => move <= difference.kept), ...(forced ?? [])],
    moves: offered,
    last: offered.length > 0 ? offered : before.last,
    log: lines(log),
  }
}

const lines = (log: readonly LogEntry[]): LogLine[] => log.flatMap(({ texts, ...entry }) => texts.map((text) => ({ ...entry, text })))

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Numbers that were told by their distances, in letters of five bits; a sixth says that more follow. */
export function numbers(letters: string): number[] {
  const told: number[] = []
  let [number, distance, bits] = [0, 0, 0]
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter)
    distance += (value & 31) << bits
    bits += 5
    if (value < 32) {
      told.push((number += distance))
      distance = bits = 0
    }
  }
  return told
}

function renewedMoves(last: readonly number[], { came = '', gone = '' }: { came?: string; gone?: string }): number[] {
  const lost = new Set(numbers(gone))
  return [...last.filter((move) => !lost.has(move)), ...numbers(came)].sort((one, other) => one - other)
}

type Block = Record<string, unknown>
const isBlock = (value: unknown): value is Block => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value after a change: an object in place of an object or of a list changes it, anything else replaces it. */
export function renewed(old: unknown, change: unknown): unknown {
  if (change === undefined) return old
  if (!isBlock(change)) return change
  if (Array.isArray(old)) return renewedList(old as unknown[], unfolded(change))
  return isBlock(old) ? merged(old, change) : change
}

/** Changes with every path taken apart: `a/b` is the change of b in a. */
const unfolded = (change: Block): Block =>
  Object.fromEntries(
    Object.entries(change).map(([key, value]) => {
      const end = key.indexOf('/')
      return end < 0 ? [key, value] : [key.slice(0, end), { [key.slice(end + 1)]: value }]
    }),
  )

/** A block with its changed fields; null is as usual again. One with an id of its own is whole; `~` is another id. */
function merged(old: Block, change: Block): Block {
  if (change.id) return change
  const block = { ...old }
  for (const [field, value] of Object.entries(unfolded(change))) {
    const name = field === '~' ? 'id' : field
    if (value === null) delete block[name]
    else block[name] = renewed(old[name], value)
  }
  return block
}

/** A list with its changes: things that came, changed or went, by their ids, or entries by their places. */
function renewedList(list: unknown[], change: Block): unknown[] {
  const splice = change['#']
  if (Array.isArray(splice)) {
    const [from, dropped, put] = splice as [number, number, unknown[]]
    return list.toSpliced(from, dropped, ...put)
  }
  if (Object.keys(change).some((key) => key.startsWith('#'))) return list.map((entry, at) => renewed(entry, change[`#${at}`]))
  return rearranged(renewedThings(list as Block[], change), change['@'])
}

function renewedThings(list: Block[], change: Block): Map<string, unknown> {
  const things = new Map<string, unknown>(list.map((thing) => [thing.id as string, thing]))
  for (const [id, thing] of Object.entries(change))
    if (thing === null) things.delete(id)
    else if (id !== '@') things.set(id, merged((things.get(id) as Block | undefined) ?? {}, thing as Block))
  return things
}

/** New things stand at the end, unless it is said where they stand, or the order of all is. */
function rearranged(things: Map<string, unknown>, places: unknown): unknown[] {
  if (Array.isArray(places)) return places.map((id) => things.get(id as string))
  if (!isBlock(places)) return [...things.values()]
  const order = [...things.keys()].filter((id) => !(id in places))
  for (const [id, at] of Object.entries(places)) order.splice(at as number, 0, id)
  return order.map((id) => things.get(id))
}

/** A position that goes on from another, so that what happened in between is shown. */
export function continuing(before: Update, { fewest: _, clocks: _clocks, scene, log = [], forced, ...update }: Update): Difference {
  const all = { ...(scene ?? { areas: [] }), id: 'all of it' } satisfies Scene & { id: string }
  const since = (entry: { move: number }) => entry.move > before.move
  const buttons = update.buttons as unknown as Difference['buttons'] // each is whole, by its id
  return { ...update, buttons, type: 'difference', after: before.n, kept: before.move, scene: all, log: log.filter(since), forced: forced.filter((move) => since({ move })) }
}
