/** The offered moves of an action as choices: grouped by price, amounts in a row, what can be repeated as a stepper. */
import type { Move } from './catalogue'
import type { Offer } from '../wire'

export interface Option {
  move: Move
  label: string
  gain: string
  amount: number | null
  repeats: boolean
  final: boolean
}

export interface Group {
  price: string
  options: Option[]
  /** Its options differ only in an amount: a row of numbers. */
  numbers: boolean
}

export type Offers = Readonly<Record<string, Offer>>

export function optionOf(move: Move, offers: Offers): Option {
  const offer = offers[String(move.index)]
  return {
    move,
    label: offer?.label || move.sentence,
    gain: offer?.gain ?? '',
    amount: offer?.amount ?? null,
    repeats: offer?.repeats ?? false,
    final: offer?.final ?? false,
  }
}

/** Moves with the same price stand together; amounts of one label in a row of their own; final ones last. */
export function grouped(moves: readonly Move[], offers: Offers): Group[] {
  const groups = new Map<string, Group>()
  const labels = new Map<string, number>()
  for (const move of moves) labels.set(optionOf(move, offers).label, (labels.get(optionOf(move, offers).label) ?? 0) + 1)
  for (const move of moves) {
    const option = optionOf(move, offers)
    const price = offers[String(move.index)]?.price ?? ''
    const numbers = option.amount !== null
    if (!numbers && labels.get(option.label)! > 1) option.label = distinct(option, moves, offers)
    const key = numbers ? `#${option.label}` : `${option.final ? '~' : ''}${price}`
    const group = groups.get(key) ?? { price: numbers ? option.label : price, options: [], numbers }
    groups.set(key, group)
    group.options.push(option)
  }
  for (const group of groups.values()) if (group.numbers) group.options.sort((a, b) => a.amount! - b.amount!)
  return [...groups.values()].sort((a, b) => Number(a.options[0]!.final) - Number(b.options[0]!.final))
}

/** Choices that are called alike and cost the same are told apart by their sentence. */
function distinct(option: Option, moves: readonly Move[], offers: Offers): string {
  const price = offers[String(option.move.index)]?.price ?? ''
  const alike = moves.filter((move) => optionOf(move, offers).label === option.label && (offers[String(move.index)]?.price ?? '') === price)
  return alike.length > 1 ? option.move.sentence : option.label
}

/** How long a text is where each symbol takes the room of two letters. */
export const breadth = (text: string): number => text.replace(/\[[a-z0-9-]+\]/g, '██').length

/** An action with few short choices carries them itself: one click instead of two. */
export function inline(moves: readonly Move[], offers: Offers, most = 3): Option[] {
  if (moves.length < 2 || moves.length > most) return []
  const options = moves.map((move) => optionOf(move, offers))
  return options.every((option) => breadth(option.label) <= 9 && !option.repeats) ? options : []
}

/** The moves that several picks stand for, one for each, in their order; null while one has none. */
export function oneForEach(picks: readonly string[], moves: readonly Move[]): Move | null {
  const [next] = picks
  return (next !== undefined && moves.find((move) => move.touches.includes(next))) || null
}
