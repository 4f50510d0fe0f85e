/** Text with symbols in square brackets: "pay 1 [energy]". */

export type Span = { text: string } | { symbol: string }

const SYMBOL = /\[([a-z0-9][a-z0-9-]*)\]/g

export function spans(text: string, known: (symbol: string) => boolean): Span[] {
  const told: Span[] = []
  let from = 0
  for (const match of text.matchAll(SYMBOL)) {
    if (!known(match[1]!)) continue
    if (match.index > from) told.push({ text: text.slice(from, match.index) })
    told.push({ symbol: match[1]! })
    from = match.index + match[0].length
  }
  if (from < text.length) told.push({ text: text.slice(from) })
  return told
}

/** The same with words for symbols: for names that are read aloud. */
export const plain = (text: string, names: Readonly<Record<string, string>> = {}): string =>
  text.replace(SYMBOL, (whole, name: string) => names[name] ?? (whole && name.replaceAll('-', ' ')))
