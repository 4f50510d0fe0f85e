import { expect, test } from 'vitest'
import { found, named } from '../companion/lots'

const lots = [
  { move: 1, notation: 'tile crystal', label: 'crystal', left: 3 },
  { move: 2, notation: 'tile crystal+tech', label: 'crystal and tech', left: 4 },
  { move: 3, notation: 'draw énergie', label: 'Énergie [energy]', left: 1 },
]

test('what is typed is found in any case, without accents, and symbols by their names', () => {
  expect(found(lots, 'CRYS').map(({ move }) => move)).toEqual([1, 2])
  expect(found(lots, 'tech crystal').map(({ move }) => move)).toEqual([2])
  expect(found(lots, 'energie').map(({ move }) => move)).toEqual([3])
  expect(found(lots, '')).toHaveLength(3)
})

test('of several names the last is being typed', () => {
  expect(found(lots, 'crystal, ener').map(({ move }) => move)).toEqual([3])
})

test('names mean one thing each, the exact one first; one that means none or several spoils all', () => {
  expect(named(lots, 'crystal, crystal and tech, crystal').map(({ move }) => move)).toEqual([1, 2, 1])
  expect(named(lots, 'cry')).toEqual([])
  expect(named(lots, 'energ')).toHaveLength(1)
  expect(named(lots, 'crystal, nothing')).toEqual([])
})
