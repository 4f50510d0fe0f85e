import { describe, expect, it, vi } from 'vitest'
import type { Scene } from '../scene'
import { grouped, inline, oneForEach } from '../state/choices'
import { DRAWN, veiled } from '../state/curtain'
import { difference } from '../state/diff'
import { contact, Hand, rim, type Cell } from '../state/hand'
import { changedSince, continued, turns } from '../state/log'
import { named } from '../state/names'
import { Parade, waitFor, type Pace } from '../state/pace'
import { plain, spans } from '../state/rich'
import { holds, outline } from '../state/shape'
import { decidedArea, thingsOf } from '../state/things'
import { told } from '../state/words'
import type { Move } from '../state/catalogue'
import type { LogLine } from '../state/present'
import type { Offer, Place } from '../wire'
import { board, scenes } from './scenes'

const move = (index: number, ...touches: string[]): Move => ({ index, notation: `m${index}`, kind: 'lay', sentence: `Move ${index}.`, touches })
const line = (number: number, seat: number, more: Partial<LogLine> = {}): LogLine => ({ move: number, seat, text: `line ${number}`, ...more }) as LogLine

describe('text with symbols', () => {
  it('is cut where a known symbol stands', () => {
    expect(spans('pay 1 [energy] now', (name) => name === 'energy')).toEqual([{ text: 'pay 1 ' }, { symbol: 'energy' }, { text: ' now' }])
    expect(spans('[nothing] here', () => false)).toEqual([{ text: '[nothing] here' }])
  })
  it('can be read aloud', () => expect(plain('pay 1 [energy], 2 [cold-cell]', { energy: 'energy cubes' })).toBe('pay 1 energy cubes, 2 cold cell'))
})

describe('the log', () => {
  const update = (after: number | null, kept: number, ...log: LogLine[]) => ({ after, kept, log })
  it('drops what was taken back and begins anew with a full update', () => {
    const log = [line(1, 0), line(2, 1), line(3, 0)]
    expect(continued(log, update(5, 1)).map(({ move }) => move)).toEqual([1])
    expect(continued(log, update(null, 0, line(9, 1))).map(({ move }) => move)).toEqual([9])
  })
  it('is told turn by turn, the set-up as one', () => {
    const log = [
      line(1, -1, { setup: true }),
      line(2, -1, { setup: true }),
      line(3, 0, { turn: 1 }),
      line(4, 0, { turn: 1 }),
      line(5, 1, { turn: 2 }),
      line(6, -1, { turn: 3 }),
      line(7, 0, { turn: 3 }),
    ]
    expect(turns(log).map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [null, 2],
      [0, 2],
      [1, 1],
      [0, 2],
    ])
  })
  it('knows what others changed since a move, and who was last', () => {
    const log = [line(1, 1, { touches: ['old'] }), line(2, 0, { touches: ['mine'] }), line(3, 1, { touches: ['a', 'b'] }), line(4, 2, { touches: ['b'] })]
    expect([...changedSince(log, 2, 0)]).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })
})

describe('choices', () => {
  const offers: Record<string, Offer> = {
    1: { label: 'Burr', price: '2 [fuel]', action: 'go' },
    2: { label: 'Haki', price: '4 [fuel]', action: 'go' },
    3: { label: 'Ahti', price: '2 [fuel]', action: 'go' },
    4: { label: 'crew', amount: 2, action: 'wake' },
    5: { label: 'crew', amount: 1, action: 'wake' },
    6: { label: 'Done', final: true, action: 'end' },
  }
  const moves = [1, 2, 3, 4, 5, 6].map((index) => move(index))
  it('stand together by price, amounts in a row, what ends the turn last', () => {
    const groups = grouped(moves, offers)
    expect(groups.map(({ price, options }) => [price, options.map((option) => option.amount ?? option.label)])).toEqual([
      ['2 [fuel]', ['Burr', 'Ahti']],
      ['4 [fuel]', ['Haki']],
      ['crew', [1, 2]],
      ['', ['Done']],
    ])
  })
  it('that are called alike and cost the same are told apart by their sentence', () => {
    const alike = { 1: { label: 'Drone', action: 'a' }, 2: { label: 'Drone', action: 'a' } }
    expect(grouped([move(1), move(2)], alike)[0]!.options.map(({ label }) => label)).toEqual(['Move 1.', 'Move 2.'])
  })
  it('stand on the button where they are few and short', () => {
    expect(inline([move(1), move(2)], offers)).toHaveLength(2)
    expect(inline(moves, offers)).toEqual([])
  })
  it('of several picks are made one after another', () => {
    expect(oneForEach(['b'], [move(1, 'a'), move(2, 'b')])?.index).toBe(2)
    expect(oneForEach(['c'], [move(1, 'a')])).toBeNull()
  })
})

describe('the curtain', () => {
  const at = (seat: number, secret: boolean, ...yours: number[]) => ({ seat, secret, yours })
  it('falls before a second person sees anything', () => {
    expect(veiled(null, null, at(0, true, 0), 2)).toEqual({ curtain: 0, look: null })
    expect(veiled(null, at(0, true), at(0, true, 1), 2)).toEqual({ curtain: 1, look: null })
  })
  it('does not fall where nothing is secret', () => expect(veiled(null, at(0, false), at(0, false, 1), 2)).toEqual({ curtain: null, look: 1 }))
  it('is drawn aside by the one it waits for', () => expect(veiled(DRAWN, at(0, true), at(1, true, 1), 2)).toEqual({ curtain: null, look: null }))
})

describe('the pace', () => {
  const parade = (pace: Pace) => {
    const shown: number[] = []
    return { shown, line: new Parade<number>({ show: (n) => shown.push(n), pace: () => pace, worth: (n) => n > 0 }) }
  }
  it('shows one after another, and everything at a click', () => {
    vi.useFakeTimers()
    const { shown, line: quick } = parade('quick')
    for (const n of [1, 2, 3]) quick.push(n)
    expect(shown).toEqual([1])
    vi.advanceTimersByTime(waitFor('quick', 0))
    expect(shown).toEqual([1, 2])
    quick.skip()
    expect(shown).toEqual([1, 2, 3])
    vi.useRealTimers()
  })
  it('does not wait for what is not worth a look, or at once', () => {
    const { shown, line: quick } = parade('quick')
    for (const n of [0, 0]) quick.push(n)
    expect(shown).toEqual([0, 0])
    const once = parade('once')
    for (const n of [1, 2]) once.line.push(n)
    expect(once.shown).toEqual([1, 2])
  })
  it('hurries where much waits', () => expect(waitFor('slow', 9)).toBeLessThan(waitFor('slow', 1)))
})

describe('the shape of a place', () => {
  const place = { width: 20, height: 10 }
  it('decides what is inside', () => {
    expect(holds({ ...place, shape: 'box' }, 9, 4)).toBe(true)
    expect(holds({ ...place, shape: 'circle' }, 9, 4)).toBe(false)
    expect(holds({ ...place, shape: 'diamond' }, 6, 3)).toBe(false)
    expect(holds({ ...place, shape: 'hexagon' }, 9, 1)).toBe(true)
  })
  it('is drawn around its middle', () => expect(outline({ ...place, shape: 'diamond' })).toBe('M0 -5L10 0L0 5L-10 0Z'))
})

describe('a piece in hand', () => {
  const cells = (...all: Cell[]) => all
  const places = new Map<string, Place>()
  for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) places.set(`${x}${y}`, { id: `${x}${y}`, x: x * 10, y: y * 10, width: 10, height: 10, label: '' })
  const hand = Hand.of([move(1, 'tile', '00', '10'), move(2, 'tile', '00', '01'), move(3, 'tile', '22', '32')], places)!
  it('has its ways up with their places', () => expect(hand.pictures.map((way) => way.places).sort()).toEqual([1, 2]))
  it('snaps to the nearest place', () => expect(hand.nearest('0,0 1,0', '33')?.move).toBe(3))
  it('has a rim, and sides where it touches its own', () => {
    expect(rim(cells([0, 0], [1, 0]))).toHaveLength(6)
    expect(contact(cells([0, 0], [1, 0]), cells([0, 1]))).toEqual([[0, 1, 1, 1]])
  })
})

describe.each(Object.entries(scenes))('the scene of %s', (_name, scene) => {
  it('names its things and finds what is decided', () => {
    const things = thingsOf(scene, board)
    expect(things.size).toBeGreaterThan(8)
    for (const [id, thing] of things)
      if (thing.area)
        expect(
          scene.areas.map((area) => area.id),
          id,
        ).toContain(thing.area)
    const [first] = [...things.values()].filter(({ card, place }) => card ?? place)
    expect(decidedArea([[first!.id]], things)).toBe(first!.area)
  })
  it('can be told in words', () => {
    const lines = told(scene, board.names).flatMap((area) => area.lines)
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.join(' ')).not.toMatch(/\[[a-z-]+\]|undefined|null/)
  })
  it('does not differ from itself', () => expect(difference(scene, structuredClone(scene)).changed.size).toBe(0))
})

describe('the difference of two scenes', () => {
  it('is the numbers that change and the things that move', () => {
    const before = scenes.cryo!
    const after = structuredClone(before) as Scene
    const stores = after.areas.find(({ id }) => id === 'platform')!.blocks![0]!
    if (stores.type === 'stores') stores.stores![0]!.value = 2
    const section = after.areas[1]!.parts![0]!.blocks![0]!
    if (section.type === 'map') section.pieces![0]!.x += 40
    const { changed, after: numbers } = difference(before, after)
    expect([...numbers]).toEqual([['store-0-crystal', 2]])
    expect([...changed].sort()).toEqual(['drone-1-0', 'store-0-crystal'])
  })
})

it('names in a sentence are found, the longest first', () => {
  const things = thingsOf(scenes.cryo, board)
  expect(named('Bo docks at Engineering, dock 1.', ['dock-ENG-1'], things)).toEqual([{ text: 'Bo docks at ' }, { text: 'Engineering, dock 1', thing: 'dock-ENG-1' }, { text: '.' }])
})
