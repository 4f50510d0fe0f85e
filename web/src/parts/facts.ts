/** A game's facts in a few signs. */
import type { Game } from '../wire'

const range = (numbers: number[]): string => {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return low === high ? `${low}` : `${low}–${high}`
}

export const seatsOf = (game: Game): string => range(game.seats)

/** From the shortest to the longest; empty where nobody has measured. */
export function minutesOf(game: Game, seats?: number): string {
  const counts = seats === undefined ? game.seats : [seats]
  const minutes = counts.map((n) => game.minutes[n] ?? 0).filter((n) => n > 0)
  return minutes.length > 0 ? range(minutes) : ''
}
