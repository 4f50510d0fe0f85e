import { describe, expect, it } from 'vitest'
import type { Area, Scene } from '../scene'
import { around, beside, path, type Box } from '../study/arrow'
import { apart, blamed, certain, chanceAt, costliest, hashOf, momentIn, movesOf } from '../study/moments'
import { least, pageOf, pagesOf } from '../study/pages'
import type { Analysis, Decision, StudyLine, StudyMove } from '../wire'

const moves = (...texts: string[]): StudyMove[] => texts.map((text, seat) => ({ seat, turn: 1, text }))
const lines: StudyLine[] = [
  { of: 0, after: 0, name: '', moves: moves('a', 'b', 'c') },
  { of: 0, after: 1, name: '', moves: moves('d', 'e') },
  { of: 1, after: 2, name: '', moves: moves('f') },
]
const told = (line: number) => movesOf(lines, line).map(({ text }) => text)

describe('a line', () => {
  it('has the moves before it leaves another', () => {
    expect(told(0)).toEqual(['a', 'b', 'c'])
    expect(told(1)).toEqual(['a', 'd', 'e'])
    expect(told(2)).toEqual(['a', 'd', 'f'])
    expect(told(7)).toEqual([])
  })
})

describe('an address', () => {
  it('names a moment, and only one that there is', () => {
    for (const moment of [
      { line: 0, move: 3 },
      { line: 2, move: 3 },
    ])
      expect(momentIn(hashOf(moment), lines)).toEqual(moment)
    for (const hash of ['', 'move-4', 'line-3-move-1', 'move-x', 'secret']) expect(momentIn(hash, lines)).toBeNull()
  })
})

describe('the costliest decisions', () => {
  const one = (move: number, seat: number, cost: number, close = true, notation = 'x'): Decision => ({ move, seat, cost, own: 0, best: cost, notation, close })
  const analysis = (status: Analysis['status']): Analysis => ({
    status,
    done: 1,
    points: [],
    decisions: [one(1, 0, 0.1), one(2, 1, 0.5), one(3, 0, 0.3, false), one(4, 1, 0.01), one(5, 0, 0.4, true, '')],
  })

  it('are those that were looked at closely, the worst first', () => {
    expect(costliest(analysis('ready'), null).map(({ move }) => move)).toEqual([2, 1])
    expect(costliest(analysis('ready'), 0).map(({ move }) => move)).toEqual([1])
    expect(costliest(null, null)).toEqual([])
  })

  it('are what looks like it while it is reckoned', () => {
    expect(costliest(analysis('running'), null).map(({ move }) => move)).toEqual([2, 3, 1])
  })
})

describe('blame', () => {
  const decision = (cost: number, margin: number, notation = 'x'): Decision => ({ move: 1, seat: 0, cost, own: 0, best: cost, margin, notation, close: true })

  it('needs a cost that is more than the search may be off', () => {
    expect(blamed(decision(0.1, 0.04))).toBe(true)
    expect(blamed(decision(0.1, 0.12))).toBe(false)
    expect(blamed(decision(0.01, 0))).toBe(false)
    expect(blamed(decision(0.3, 0, ''))).toBe(false)
    expect(certain(decision(0.1, 0.04))).toBe(true)
    expect(certain({ ...decision(0.1, 0.04), close: false })).toBe(false)
  })
})

describe('marks on a curve', () => {
  it('never lie upon one another', () => {
    const told = apart(
      [
        { x: 10, y: 50 },
        { x: 12, y: 52 },
        { x: 14, y: 50 },
        { x: 200, y: 50 },
      ],
      20,
      5,
    )
    for (const [i, one] of told.entries()) for (const other of told.slice(i + 1)) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(20)
    expect(told.at(-1)).toEqual({ x: 200, y: 50 })
  })
})

describe('a chance between two points', () => {
  const points = [
    { move: 4, chances: [0.2, 0.8] },
    { move: 8, chances: [0.6, 0.4] },
  ]

  it('lies on the straight line', () => {
    expect(chanceAt(points, 6, 0)).toBeCloseTo(0.4)
    expect(chanceAt(points, 8, 1)).toBeCloseTo(0.4)
    expect(chanceAt(points, 0, 0)).toBeCloseTo(0.2)
    expect(chanceAt(points, 20, 0)).toBeCloseTo(0.6)
    expect(chanceAt([], 3, 0)).toBeNull()
  })
})

describe('the arrow from what was played to what was better', () => {
  const box = (x: number, y: number): Box => ({ x, y, width: 20, height: 20 })

  it('goes from rim to rim, and is not drawn where both are one place', () => {
    expect(path(box(0, 0), box(200, 0))).toMatch(/^M25\.0 10\.0Q.* 195\.0 10\.0$/)
    expect(path(box(0, 0), box(5, 5))).toBe('')
    expect(path(box(0, 0), box(0, 0))).toBe('')
  })

  it('has its words within the frame, on nothing that they speak of', () => {
    const [word, frame] = [
      { width: 60, height: 24 },
      { width: 300, height: 200 },
    ]
    expect(beside(box(100, 100), word, frame, null).y).toBeLessThan(100)
    expect(beside(box(100, 0), word, frame, null).y).toBeGreaterThan(20)
    expect(beside(box(295, 100), word, frame, null).x).toBe(238)
    expect(beside(box(100, 100), word, frame, { x: 90, y: 60, width: 80, height: 30 }).y).toBeGreaterThan(100)
  })

  it('takes several things that are one place as one', () => {
    expect(around([box(0, 0), box(30, 10)])).toEqual({ x: 0, y: 0, width: 50, height: 30 })
    expect(around([])).toBeNull()
  })
})

describe('the pages of a board', () => {
  const area = (id: string, role: Area['role'], map = false): Area =>
    ({ id, role, title: id, blocks: map ? [{ type: 'map', id: `${id}-map`, pieces: [] }] : [] }) as unknown as Area
  const scene = { areas: [area('moon', 'common', true), area('upgrades', 'offer'), area('mat', 'own'), area('hand', 'hand'), area('bo', 'other')] } as unknown as Scene
  const words = { table: 'Table', others: 'Others' }
  const ids = (narrow: boolean) => pagesOf(scene, narrow, words).map(({ id }) => id)

  it('keep a map to itself, and the own things together where there is room', () => {
    expect(ids(false)).toEqual(['common', 'offer', 'own', 'others'])
    expect(ids(true)).toEqual(['moon', 'upgrades', 'mat', 'hand', 'others'])
  })

  it('begin with the one where the move touches a map', () => {
    const things = new Map([
      ['card', { area: 'hand' }],
      ['crater', { area: 'moon', map: 'moon-map' }],
    ])
    const all = pagesOf(scene, false, words)
    expect(pageOf(all, ['card', 'crater'], things)?.id).toBe('common')
    expect(pageOf(all, ['card'], things)?.id).toBe('own')
    expect(pageOf(all, [], things)?.id).toBe('common')
  })

  it('know how high a map must be', () => {
    const ground = { width: 600, height: 660, least: 0.5, most: 3, svg: '', places: [] }
    expect(least(scene, { 'moon-map': ground })).toBeGreaterThan(330)
    expect(least({ areas: [] } as unknown as Scene, {})).toBe(0)
  })
})
