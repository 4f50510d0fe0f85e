/** How long games took and what ratings are, in words. */
import type { MyGame, Rating } from '../wire'
import { say, words } from '../words/index.svelte'

export function took(game: MyGame): string {
  const minutes = Math.max(1, Math.round((game.at - game.began) / 60))
  if (minutes >= 2 * 1440) return say('me-time-days', { n: Math.round(minutes / 1440) })
  return minutes < 60 ? say('me-time-minutes', { n: minutes }) : say('me-time-hours', { h: Math.floor(minutes / 60), m: minutes % 60 })
}

export const day = (seconds: number) => new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(seconds * 1000)
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')
export const rated = (rating: Rating) => `${rating.points} ± ${rating.spread}`
