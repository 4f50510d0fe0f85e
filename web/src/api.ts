/** The HTTP half of the wire. */
import { network } from './app/network.svelte'
import type {
  Analysis,
  Board,
  Card,
  CardList,
  Catalogue,
  EditionCheck,
  Game,
  Guest,
  LessonAsk,
  LessonNow,
  NewPlace,
  NewSubscription,
  NewTable,
  Position,
  Push,
  Puzzle,
  PuzzleAsk,
  Puzzles,
  Study,
  StudyEntry,
  StudyLook,
  Taught,
  Thing,
} from './wire'

export type { Guest } from './wire'

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

/** Brings a request to whoever answers it: the server or, in a notebook, the kernel. */
export type Carrier = (method: string, path: string, body?: string) => Promise<{ status: number; text: string }>

async function byHttp(method: string, path: string, body?: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(path, { method, headers: body === undefined ? {} : { 'content-type': 'application/json' }, body })
    const text = await answer.text()
    if (answer.headers.has('orrery-kept')) network.failed()
    else network.worked()
    return { status: answer.status, text }
  } catch {
    network.failed()
    throw new ApiError('offline', 'The server does not answer.')
  }
}

let carrier: Carrier = byHttp
/** Have requests brought another way from now on. */
export const carryBy = (other: Carrier) => (carrier = other)

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const { status, text } = await carrier(method, path, body === undefined ? undefined : JSON.stringify(body))
  const told = read(text)
  if (status >= 400) {
    const error = (told as { error?: { code: string; text: string } } | null)?.error
    throw new ApiError(error?.code ?? 'offline', error?.text ?? `The server answered ${status}.`)
  }
  return told as T
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const keyed = (path: string, key: string | null) => (key ? `${path}?key=${encodeURIComponent(key)}` : path)

export const me = () => ask<Guest>('GET', '/api/me')
export const rename = (name: string) => ask<Guest>('POST', '/api/me', { name })
export const push = () => ask<Push>('GET', '/api/push')
export const pushOn = (device: NewSubscription) => ask<Push>('PUT', '/api/push', device)
export const pushOff = (endpoint: string) => ask<Push>('POST', '/api/push/off', { endpoint })
export const shelf = (language: string) => ask<{ games: Game[]; moons: string[] }>('GET', `/api/games?language=${language}`)
export const games = (language: string) => shelf(language).then((told) => told.games)
export const rules = (game: string, language: string) => ask<{ language: string; markdown: string }>('GET', `/api/games/${game}/rules?language=${language}`)
export const courses = (game: string, language: string) => ask<Taught>('GET', `/api/games/${game}/lessons?language=${language}`)
export const lesson = (game: string, lesson: string, language: string, doing: LessonAsk) =>
  ask<LessonNow>('POST', `/api/games/${game}/lessons/${lesson}?language=${language}`, doing)
export const summaryAddress = (game: string, card: string, language: string, theme: string) => `/api/games/${game}/summary/${card}.svg?language=${language}&theme=${theme}`
export const puzzles = (language: string) => ask<Puzzles>('GET', `/api/puzzles?language=${language}`)
export const puzzle = (game: string, id: string, language: string, doing: PuzzleAsk) => ask<Puzzle>('POST', `/api/games/${game}/puzzles/${id}?language=${language}`, doing)
export const puzzlePicture = (game: string, id: string, theme: string) => `/api/games/${game}/puzzles/${id}/picture.svg?theme=${theme}`
export const glossary = (game: string, language: string) => ask<{ board: string; things: Thing[] }>('GET', `/api/games/${game}/glossary?language=${language}`)
export const exampleAddress = (game: string, lesson: string, step: string, language: string, theme: string) =>
  `/api/games/${game}/lessons/${lesson}/${step}.svg?language=${language}&theme=${theme}`
export const board = (name: string, key: string | null = null) => ask<Board>('GET', keyed(`/api/boards/${encodeURIComponent(name)}`, key))
export const catalogue = (name: string, seat: number, key: string | null = null) => ask<Catalogue>('GET', keyed(`/api/catalogues/${encodeURIComponent(name)}/${seat}`, key))
export const checkEdition = (game: string, components: string, language: string) => ask<EditionCheck>('POST', `/api/games/${game}/editions?language=${language}`, { components })
/** Tables that are asked for again and again: while nothing has changed the server only says so. */
export const repeated = (path: string) => {
  let known: { tables: Card[]; tag: string } = { tables: [], tag: '' }
  return async (language: string): Promise<Card[]> => {
    const told = await ask<CardList>('GET', `${path}${path.includes('?') ? '&' : '?'}language=${language}&tag=${known.tag}`)
    if (told.tables) known = { tables: told.tables, tag: told.tag }
    return known.tables
  }
}
export const lobby = () => repeated('/api/tables')
export const mineNow = () => repeated('/api/tables/mine?status=current')
export const create = (table: NewTable) => ask<Card>('POST', '/api/tables', table)
export const card = (table: string, key: string | null) => ask<Card>('GET', keyed(`/api/tables/${table}`, key))
export const join = (table: string, name: string, seat: number | null, key: string | null) => ask<Card>('POST', `/api/tables/${table}/join`, { name, seat, key })
export const place = (table: string, seat: number, place: NewPlace) => ask<Card>('POST', `/api/tables/${table}/place`, { seat, place })
export const start = (table: string) => ask<Card>('POST', `/api/tables/${table}/start`, {})
export const leave = (table: string) => ask<Card>('POST', `/api/tables/${table}/leave`, { seat: null })
export const leaveSeat = (table: string, seat: number, level: number) => ask<Card>('POST', `/api/tables/${table}/leave`, { seat, level })
export const returnTo = (table: string, seat: number) => ask<Card>('POST', `/api/tables/${table}/return`, { seat })
export const comeBack = (table: string) => ask<Card>('POST', `/api/tables/${table}/return`, { seat: null })
export const rematch = (table: string) => ask<Card>('POST', `/api/tables/${table}/rematch`, {})
export const thing = (table: string, id: string, seat: number | null, language: string, key: string | null) =>
  ask<Thing>(
    'GET',
    `/api/tables/${table}/things/${encodeURIComponent(id)}?${new URLSearchParams({
      language,
      ...(seat === null ? {} : { seat: String(seat) }),
      ...(key ? { key } : {}),
    })}`,
  )
export const analysis = (table: string, key: string | null) => ask<Analysis>('GET', keyed(`/api/tables/${table}/analysis`, key))
export const analyse = (table: string, key: string | null) => ask<Analysis>('POST', `/api/tables/${table}/analysis`, { key })
export const studies = (language: string) => ask<{ studies: StudyEntry[] }>('GET', `/api/studies?language=${language}`).then((told) => told.studies)
export const openRecord = (record: string, name: string | null) => ask<Study>('POST', '/api/studies', { record, name })
export const copyStudy = (study: string, key: string | null, name: string | null) => ask<Study>('POST', '/api/studies', { study, key, name })
export const forgetStudy = (study: string) => ask<object>('DELETE', `/api/studies/${study}`)
export const study = (study: string, key: string | null, language: string) => ask<Study>('GET', studyPath(study, '', { key, language }))
export const lookAt = (study: string, language: string, asked: StudyLook) => ask<Position>('POST', `/api/studies/${study}/look?language=${language}`, asked)
export const changeStudy = (study: string, what: string, language: string, asked: object) => ask<Study>('POST', `/api/studies/${study}/${what}?language=${language}`, asked)
export const studied = (study: string, key: string | null, language: string, line: number) => ask<Analysis>('GET', studyPath(study, '/analysis', { key, language, line }))
export const beginStudied = (study: string, key: string | null, language: string, line: number) =>
  ask<Analysis>('POST', `/api/studies/${study}/analysis?language=${language}`, { key, line })
/** The address of something of a study. */
export const studyPath = (study: string, what: string, query: Record<string, string | number | null>) => {
  const told = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]))
  return `/api/studies/${study}${what}${told.length > 0 ? `?${new URLSearchParams(told).toString()}` : ''}`
}
export const recordAddress = (table: string, key: string | null) => keyed(`/api/tables/${table}/record`, key)
export const coverAddress = (game: string, view: string) => `/api/games/${game}/cover.svg${view ? `#${view}` : ''}`
export const health = () => ask<{ status: string; version: string }>('GET', '/healthz')
