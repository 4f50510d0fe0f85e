/** Names of things in a sentence, so that they can be looked up where they are read. */
import type { Things } from './things'

export interface Named {
  text: string
  thing?: string
}

/** The sentence in parts; those that name one of the touched things say which. */
export function named(text: string, touches: readonly string[], things: Things): Named[] {
  const names = touches
    .map((id) => ({ id, label: things.get(id)?.label ?? '' }))
    .filter(({ label }) => label.length > 2 && text.includes(label))
    .sort((a, b) => b.label.length - a.label.length)
  const [first] = names
  if (!first) return [{ text }]
  const at = text.indexOf(first.label)
  const rest = touches.filter((id) => id !== first.id)
  return [...named(text.slice(0, at), rest, things), { text: first.label, thing: first.id }, ...named(text.slice(at + first.label.length), rest, things)].filter(
    (part) => part.text !== '',
  )
}
