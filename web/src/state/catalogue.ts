/** The catalogue of moves that a table fetches once for each of its seats, and what stands on the buttons of those offered. */
import type { Button, Catalogue, CatalogueMove, Offer } from '../wire'

/** A move as it can be chosen. */
export type Move = Omit<CatalogueMove, 'offer'> & { index: number }

/** A kind of move, as a button of the bar with the moves that it stands for now. */
export type Action = Button & { moves: number[] }

/** A move of the catalogue with the names of those who sit here. */
export function described(catalogue: Catalogue, index: number, name: (seat: number) => string): Move | null {
  const known = catalogue.moves[index]
  if (!known) return null
  const { offer: _, ...move } = known
  return { ...move, index, sentence: move.sentence.replace(/\{(\d)\}/g, (_all, seat: string) => name(Number(seat))) }
}

/** What stands on the button of each move: what was told of it here, else what is always there. */
export function offersOf(moves: readonly number[], offers: Record<string, Offer>, catalogue: Catalogue | null): Record<string, Offer> {
  const known: Record<string, Offer> = {}
  for (const index of moves) {
    const offer = offers[index] ?? catalogue?.moves[index]?.offer
    if (offer) known[index] = offer
  }
  return known
}

/** The bar: each button with its moves, which name it or are of its kind. */
export function barOf(ids: readonly string[], buttons: Record<string, Button>, moves: readonly Move[], offers: Record<string, Offer>): Action[] {
  const bar = ids.map((id) => ({ ...buttons[id]!, moves: [] as number[] }))
  for (const move of moves) {
    const action = offers[move.index]?.action
    bar.find(({ id, kinds }) => (action ? id === action : kinds?.includes(move.kind)))?.moves.push(move.index)
  }
  return bar
}
