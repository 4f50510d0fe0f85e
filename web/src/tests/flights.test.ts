import { expect, test } from 'vitest'
import { flights } from '../blocks/flights'

const at = (x: number, y: number) => ({ x, y, width: 20, height: 20 })

test('what has gone here and come there flies', () => {
  expect(flights([at(0, 0), at(100, 0)], [at(0, 0), at(300, 50)])).toEqual([{ from: at(100, 0), to: at(300, 50) }])
})

test('what stays does not fly, and what is new comes from nowhere', () => {
  expect(flights([at(0, 0)], [at(1, 1)])).toEqual([])
  expect(flights([], [at(1, 1)])).toEqual([])
})

test('each arrival takes the nearest departure, none is taken twice', () => {
  expect(flights([at(0, 0), at(200, 0)], [at(190, 100), at(10, 100)])).toEqual([
    { from: at(200, 0), to: at(190, 100) },
    { from: at(0, 0), to: at(10, 100) },
  ])
})

test('where everything moves, as when a panel opens, nothing flies', () => {
  const before = Array.from({ length: 6 }, (_, i) => at(i * 30, 0))
  expect(
    flights(
      before,
      before.map(({ x }) => at(x, 80)),
    ),
  ).toEqual([])
})
