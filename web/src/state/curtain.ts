/** Between two people on one device nothing hidden is shown before the right one says so. */
import type { Update } from '../wire'

/** Nobody's, a seat's that must come, or drawn aside and waiting for the server. */
export type Curtain = number | null
export const DRAWN = -1

export interface Veiled {
  curtain: Curtain
  /** A seat whose eyes are asked for at once. */
  look: number | null
}

/** Whether the curtain falls with an update, and for whom. */
export function veiled(now: Curtain, before: Pick<Update, 'seat'> | null, update: Pick<Update, 'seat' | 'secret' | 'yours'>, mine: number): Veiled {
  const stays = (curtain: Curtain): Veiled => ({ curtain, look: null })
  if (before === null && update.secret && mine > 1) return stays(update.seat)
  if (before !== null && before.seat !== update.seat) return stays(now === update.seat || !update.secret || now === DRAWN ? null : update.seat)
  const next = update.yours[0]
  if (next === undefined || update.seat === null || update.yours.includes(update.seat)) return stays(now === update.seat ? now : null)
  return update.secret ? stays(next) : { curtain: now, look: next }
}
