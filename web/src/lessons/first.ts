/** The first game after a course: an easy bot, hints, everything can be taken back. */
import * as api from '../api'
import { route } from '../route.svelte'
import { session } from '../session.svelte'
import type { Course } from '../wire'
import { say, words } from '../words/index.svelte'

export async function firstGame(game: string, first: NonNullable<Course['game']>): Promise<void> {
  const name = session.name ?? say('guest')
  const bots = Array.from({ length: first.seats - 1 }, () => ({ kind: 'bot' as const, level: first.level }))
  const card = await api.create({
    game,
    places: [{ kind: 'me' }, ...bots],
    name,
    language: words.language,
    options: first.options,
    hints: true,
    undo: true,
    start: true,
  })
  session.name = name
  route.go(`/table/${card.id}?coach`)
}
