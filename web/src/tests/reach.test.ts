import { expect, test } from 'vitest'
import { dense, leastGap, reaches } from '../state/reach'

const at = (id: string, x: number, y: number) => ({ id, x, y })

test('a finger reaches as far as it is broad where nothing else is near', () => {
  expect(reaches([at('a', 0, 0), at('b', 100, 0)], 44)).toEqual([
    { id: 'a', x: 0, y: 0, r: 22 },
    { id: 'b', x: 100, y: 0, r: 22 },
  ])
})

test('reaches of neighbours meet on the line between them and do not overlap', () => {
  const [a, b] = reaches([at('a', 0, 0), at('b', 30, 0)], 44)
  expect(a!.r + b!.r).toBe(30)
})

test('a piece on a place is one with it', () => {
  expect(reaches([at('place', 0, 0), at('piece', 1, 2)], 44).map(({ id }) => id)).toEqual(['place'])
})

test('the gap is that of the two nearest, and endless for one', () => {
  expect(leastGap([at('a', 0, 0), at('b', 30, 40), at('c', 0, 200)], 44)).toBe(50)
  expect(leastGap([at('a', 0, 0)], 44)).toBe(Infinity)
})

test('only many places, narrower than a finger, are dense', () => {
  const places = Array.from({ length: 144 }, (_, i) => ({ ...at(`p${i}`, i, 0), width: 30 }))
  expect(dense(places, 44)).toBe(true)
  expect(dense(places, 30)).toBe(false)
  expect(dense(places.slice(0, 27), 44)).toBe(false)
})
