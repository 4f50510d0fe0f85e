/** Finding what was drawn among what can be left, by what somebody types. */
import type { Lot } from '../wire'

export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a lot: what stands on its button, symbols by their names. */
const wordsOf = (lot: Lot) => folded(`${lot.label.replace(/[[\]]/g, ' ')} ${lot.notation}`)

/** The lots in which every word of what is typed occurs; of several names with commas between the last is being typed. */
export function found(lots: readonly Lot[], typed: string): Lot[] {
  const parts = folded(typed.split(',').at(-1) ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return lots.filter((lot) => parts.every((part) => wordsOf(lot).includes(part)))
}

/** The lots that are named, one after another; nothing where a name means none, or several that differ. */
export function named(lots: readonly Lot[], typed: string): Lot[] {
  const names = typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const meant = names.map((name) => {
    const some = found(lots, name)
    const exact = some.filter((lot) => folded(lot.label) === folded(name) || folded(lot.notation) === folded(name))
    return exact.length === 1 ? exact[0] : some.length === 1 ? some[0] : undefined
  })
  return meant.every((lot) => lot !== undefined) ? meant : []
}
