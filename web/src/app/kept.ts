/** Finished games that were opened on this device, kept so that they can be looked at without the server. */
import type { Present } from '../state/present'
import type { Card, Past } from '../wire'

export interface KeptGame {
  card: Card
  present: Present
  /** Positions of the past that were looked at. */
  pasts: Past[]
  at: number
}

const CACHE = 'orrery-games'
const MOST = 30
const MOST_PASTS = 120
const OWNER = 'orrery-games-of'

const addressOf = (table: string) => `/kept/${table}`

/** Keep a finished game; its keys are left out: whoever finds the device gets no further than this game. */
export async function keepGame(game: KeptGame): Promise<void> {
  if (!('caches' in window) || game.card.status !== 'over') return
  const lean: KeptGame = { ...game, card: { ...game.card, invite: null, watch: null }, pasts: game.pasts.slice(-MOST_PASTS) }
  try {
    const cache = await caches.open(CACHE)
    const address = addressOf(game.card.id)
    await cache.delete(address)
    await cache.put(address, new Response(JSON.stringify(lean), { headers: { 'content-type': 'application/json' } }))
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache.delete(key)))
  } catch {
    // without room nothing is kept
  }
}

export async function keptGame(table: string): Promise<KeptGame | null> {
  if (!('caches' in window)) return null
  const kept = await caches.match(addressOf(table), { cacheName: CACHE })
  return kept ? ((await kept.json()) as KeptGame) : null
}

/** All that are kept, the last opened first. */
export async function keptGames(): Promise<KeptGame[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(CACHE)
  const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
  const games = await Promise.all(answers.filter((answer) => answer !== undefined).map((answer) => answer.json() as Promise<KeptGame>))
  return games.reverse()
}

/** Forget every game, as when somebody signs out or deletes what is kept about them. */
export async function forgetGames(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE)
}

/** The server says who sits at this browser: what was kept for somebody else is forgotten. */
export async function keptFor(guest: string | null): Promise<void> {
  const before = localStorage.getItem(OWNER)
  if (before === (guest ?? '')) return
  if (before) await forgetGames()
  localStorage.setItem(OWNER, guest ?? '')
}
