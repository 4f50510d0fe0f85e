/** The light of a lesson: what a step speaks of glows, what belongs to it is dotted, all else calms down and stays. */

const sheet = new CSSStyleSheet()

function selector(id: string): string {
  const name = CSS.escape(id.replace(/^action:/, ''))
  return id.startsWith('action:') ? `[data-action=${name}]` : `[data-thing=${CSS.escape(id)}], [data-area=${CSS.escape(id)}]`
}

const anyOf = (ids: readonly string[]) => (ids.length > 0 ? `:is(${ids.map(selector).join(', ')})` : ':not(*)')

export function light(lit: readonly string[], related: readonly string[], foot = 0): void {
  const [glows, belongs, both] = [anyOf(lit), anyOf(related), anyOf([...lit, ...related])]
  const rules = [
    `.table :is(.area, .panel)${glows} { outline: 2px solid var(--glow); outline-offset: 1px; border-radius: .85rem; }`,
    `.table .thing${glows} { box-shadow: 0 0 0 2.5px var(--glow), 0 0 1.1rem 2px color-mix(in srgb, var(--glow) 45%, transparent); z-index: 1; }`,
    `.table .place${glows} { stroke: var(--glow); stroke-width: 3.5px; fill: color-mix(in srgb, var(--glow) 42%, transparent); }`,
    `.table .piece${glows} > use { filter: drop-shadow(0 0 2px var(--glow)) drop-shadow(0 0 4px var(--glow)); }`,
    `.table [data-action]${glows} { box-shadow: 0 0 0 2.5px var(--glow); }`,
    `.table :is(.area, .panel)${belongs} { outline: 2px dotted var(--ink); outline-offset: 1px; border-radius: .85rem; }`,
    `.table .thing${belongs} { outline: 2px dotted var(--ink); outline-offset: 2px; }`,
    `.table .piece${belongs} > use { filter: drop-shadow(0 0 2px var(--ink)); }`,
  ]
  if (foot > 0) rules.push(`.table.narrow > main { padding-bottom: ${Math.round(foot)}px; }`)
  if (lit.length > 0) {
    rules.push(`.table .place.lit:not(${glows}, .taken, .chosen, .turned, :hover) { stroke-opacity: .4; fill: color-mix(in srgb, var(--glow) 7%, transparent); filter: none; }`)
    rules.push(`.table .thing.lit:not(${glows}, :hover) { box-shadow: 0 0 0 1px color-mix(in srgb, var(--glow) 45%, transparent); background-color: var(--raised); }`)
  }
  if (lit.length > 0) rules.push(`.table :is(.area, .people .who, .inspect, .past):not(${both}, ${both} *, :has(${both})) { opacity: .38; }`)
  sheet.replaceSync(rules.join('\n'))
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export function dark(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}

const drawn = (ones: Iterable<Element>) => [...new Set(ones)].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0)

/** Where lit things are drawn now. */
export function boxesOf(ids: readonly string[]): DOMRect[] {
  return ids.length === 0 ? [] : drawn(document.querySelectorAll(`.table ${anyOf(ids)}`))
}

/** Where a learner looks and clicks: the innermost areas with anything lit, and for a move the board and what can be pressed beside it. */
export function boxesAround(ids: readonly string[], move: boolean): DOMRect[] {
  const things = [
    ...document.querySelectorAll(move ? '.table .role-common' : '.nothing'),
    ...document.querySelectorAll(`.table :is(${ids.length > 0 ? `${anyOf(ids)}, ` : ''}.lit[data-thing])`),
  ]
  const areas = [...new Set(things.map((one) => one.closest('.area')).filter((one) => one !== null))]
  const pressed = move ? areas.flatMap((area) => [...area.querySelectorAll('.thing[data-thing]')]) : []
  return drawn([...areas, ...pressed])
}
