/** Whether a table waits for a decision of somebody here; seats that were given up, or left to a bot, wait for nobody. */
import type { Card } from '../wire'

export const waitsForMe = (card: Card) =>
  card.status === 'running' && card.places.some((place) => place.mine && !place.away && !place.resigned && card.to_move.includes(place.seat))
