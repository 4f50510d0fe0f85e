import { describe, expect, it } from 'vitest'
import { barOf, described, offersOf } from '../state/catalogue'
import { changed, numbers, renewed, whole } from '../state/present'
import type { Catalogue, Update } from '../wire'

const update: Update = {
  type: 'update',
  n: 4,
  move: 3,
  seat: 0,
  to_move: [0],
  yours: [0],
  prompt: 'Your turn.',
  rule: '3',
  moves: 'DCB',
  since: 1,
  secret: false,
  scores: [0, 0],
  sheet: [],
  outcome: null,
  undo: { mine: 0, ask: true },
  asked: null,
  forced: [2],
  standing: [
    { value: 0, text: '0' },
    { value: 0, text: '0' },
  ],
  fewest: false,
  bar: ['lay', 'pass'],
  buttons: { lay: { id: 'lay', name: 'Lay', kinds: ['lay'] }, pass: { id: 'pass', name: 'Pass', kinds: ['pass'], reason: { text: 'Not yet.', rule: '1' } } },
  offers: { 3: { label: 'three' } },
  steps: [],
  clocks: null,
  scene: { areas: [{ id: 'board', role: 'common', title: 'Board', blocks: [{ type: 'map', id: 'board', pieces: [] }] }] },
  log: [{ move: 3, seat: 1, texts: ['Bo lays.', 'Bo gains.'], turn: 2 }],
}

describe('a position that is kept by its differences', () => {
  it('reads distances and gives every sentence a line', () => {
    const now = whole(update)
    expect(now.moves).toEqual([3, 5, 6])
    expect(now.log.map(({ move, text }) => [move, text])).toEqual([
      [3, 'Bo lays.'],
      [3, 'Bo gains.'],
    ])
    expect(numbers('')).toEqual([])
    expect(numbers('AfgBggBB')).toEqual([0, 31, 63, 1087, 1088])
  })

  it('keeps what a difference does not name', () => {
    const before = whole(update)
    const after = changed(before, { type: 'difference', n: 5, after: 4, move: 4, kept: 1, moves: '', yours: [], forced: [4] })
    expect(after).toMatchObject({ n: 5, after: 4, moves: [], last: [3, 5, 6], prompt: 'Your turn.', forced: [4], scene: before.scene })
    const again = changed(after, { type: 'difference', n: 6, after: 5, move: 5, kept: 4, moves: { came: 'E', gone: 'F' }, standing: { '#1': { value: 2 } } })
    expect(again.moves).toEqual([3, 4, 6])
    expect(again.standing).toEqual([
      { value: 0, text: '0' },
      { value: 2, text: '0' },
    ])
  })

  it('changes, adds, removes and arranges things by their ids', () => {
    const list = [{ id: 'a', value: 1, note: 'x' }, { id: 'b' }, { id: 'c' }]
    expect(renewed({ list }, { list: { a: { value: 2, note: null }, b: null, d: { id: 'd', value: 9 } } })).toEqual({
      list: [{ id: 'a', value: 2 }, { id: 'c' }, { id: 'd', value: 9 }],
    })
    expect(renewed(list, { d: { id: 'd' }, '@': { d: 0 } })).toEqual([{ id: 'd' }, ...list])
    expect(renewed(list, { '@': ['c', 'a', 'b'] })).toEqual([list[2], list[0], list[1]])
  })

  it('follows paths', () => {
    const list = [{ id: 'a', foot: [{ text: 'x' }] }]
    expect(renewed({ list }, { 'list/#0/foot/#0/text': 'y' })).toEqual({ list: [{ id: 'a', foot: [{ text: 'y' }] }] })
    expect(renewed({ list, n: 1 }, { 'list/a/foot/#': [0, 1, []], n: 2 })).toEqual({ list: [{ id: 'a', foot: [] }], n: 2 })
  })

  it('gives a thing another id, or takes it away', () => {
    expect(renewed([{ symbol: 'a' }, { id: 'b', symbol: 'b' }], { '#0': { '~': 'c' }, '#1': { '~': null } })).toEqual([{ symbol: 'a', id: 'c' }, { symbol: 'b' }])
  })

  it('takes what has an id of its own for whole', () => {
    expect(renewed({ a: { id: 'a', text: 'old', main: true } }, { a: { id: 'a', text: 'new' } })).toEqual({ a: { id: 'a', text: 'new' } })
  })

  it('changes entries without ids by their places', () => {
    expect(renewed(['a', 'b', 'c'], { '#1': 'x' })).toEqual(['a', 'x', 'c'])
    expect(renewed(['a', 'b', 'c'], { '#': [1, 1, ['x', 'y']] })).toEqual(['a', 'x', 'y', 'c'])
    expect(renewed([{ text: 'a', tone: 'bad' }], { '#0': { tone: null } })).toEqual([{ text: 'a' }])
    expect(renewed([1], [2])).toEqual([2])
  })
})

describe('the catalogue', () => {
  const catalogue: Catalogue = {
    moves: [
      { notation: 'pass', kind: 'pass', sentence: 'Pass to {1}.', touches: [] },
      { notation: 'lay a', kind: 'lay', sentence: 'Lay a.', touches: ['a'], offer: { label: 'a' } },
    ],
  }
  const name = (seat: number) => ['Ann', 'Bo'][seat]!

  it('describes moves with the names of those who sit here', () => {
    expect(described(catalogue, 0, name)).toEqual({ index: 0, notation: 'pass', kind: 'pass', sentence: 'Pass to Bo.', touches: [] })
    expect(described(catalogue, 7, name)).toBeNull()
  })

  it('says what stands on a button where nothing else was told', () => {
    expect(offersOf([0, 1], { 0: { label: 'now' } }, catalogue)).toEqual({ 0: { label: 'now' }, 1: { label: 'a' } })
  })

  it('gives each button its moves: those that name it, else those of its kind', () => {
    const moves = [0, 1].map((index) => described(catalogue, index, name)!)
    const bar = barOf(['lay', 'pass'], update.buttons, moves, { 0: { label: 'p', action: 'lay' } })
    expect(bar.map(({ id, moves }) => [id, moves])).toEqual([
      ['lay', [0, 1]],
      ['pass', []],
    ])
  })
})
