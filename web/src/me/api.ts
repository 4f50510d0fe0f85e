/** What a guest asks about themselves. */
import { ask } from '../api'
import type { Devices, Figures, Guest, MyGames, Pass, PassOwner, SignOut, TableRatings } from '../wire'

/** What a page of games is asked for by; what is empty is not asked. */
export interface Filter {
  status: string
  game: string
  seats: string
  result: string
  rated: string
  against: string
  search: string
}

export const EVERYTHING: Filter = { status: '', game: '', seats: '', result: '', rated: '', against: '', search: '' }

const asked = (query: Record<string, string>) => new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()

export const games = (filter: Filter, cursor: string, language: string) => ask<MyGames>('GET', `/api/me/games?${asked({ ...filter, cursor, language })}`)
export const figures = (language: string) => ask<{ games: Figures[] }>('GET', `/api/me/figures?language=${language}`).then((told) => told.games)
export const devices = () => ask<Devices>('GET', '/api/me/devices').then((told) => told.devices)
export const signOut = (which: SignOut['which'], device: string | null = null) => ask<Devices>('POST', '/api/me/sign-out', { which, device }).then((told) => told.devices)
export const makePass = () => ask<Pass>('POST', '/api/me/passes', {})
export const passOwner = (code: string) => ask<PassOwner>('POST', '/api/passes/owner', { code })
export const usePass = (code: string) => ask<Guest>('POST', '/api/passes/use', { code })
export const forget = (name: string) => ask<object>('POST', '/api/me/delete', { name })
export const ratings = (table: string, key: string | null) => ask<TableRatings>('GET', `/api/tables/${table}/ratings${key ? `?key=${encodeURIComponent(key)}` : ''}`)

interface Piece extends Record<string, unknown> {
  tables: unknown[]
  continues: string | null
}

/** Everything that is kept about a guest, asked for piece by piece where it is much. */
export async function everything(told: (tables: number) => void): Promise<Piece> {
  const whole = await ask<Piece>('GET', '/api/me/export')
  told(whole.tables.length)
  while (whole.continues !== null) {
    const next = await ask<Piece>('GET', `/api/me/export?after=${encodeURIComponent(whole.continues)}`)
    whole.tables.push(...next.tables)
    whole.continues = next.continues
    told(whole.tables.length)
  }
  return whole
}
