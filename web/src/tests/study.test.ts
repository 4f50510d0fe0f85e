import { describe, expect, it } from 'vitest'
import { costliest, hashOf, momentIn, movesOf } from '../study/moments'
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
