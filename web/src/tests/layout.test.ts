import { expect, it } from 'vitest'
import type { Area } from '../scene'
import { nextSpot } from '../table/keys'
import { columnsOf, heights, rows, tabs, tabWith } from '../table/layout'
import { scenes } from './scenes'

const area = (id: string, span = 12, more: Partial<Area> = {}): Area => ({ id, role: 'common', title: id, span, ...more })

it('areas stand in rows of twelve columns', () => {
  expect(rows([area('a', 7), area('b', 5), area('c', 6), area('d', 8)]).map((line) => line.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']])
})

it('rows with a map share the height, else the last one takes it', () => {
  const map = area('m', 12, { blocks: [{ type: 'map', id: 'm' }] })
  expect(heights([[area('a')], [map]])).toBe('auto minmax(min-content, 1fr)')
  expect(heights([[area('a')], [area('b')]])).toBe('auto minmax(min-content, 1fr)')
  expect(heights([[map], [area('b')]])).toBe('minmax(min-content, 1fr) auto')
})

it('parts stand as their spans say, else side by side', () => {
  expect(columnsOf([area('a'), area('b'), area('c'), area('d')]).columns).toBe('repeat(2, minmax(0, 1fr))')
  expect(columnsOf([area('a', 4), area('b', 8)]).span(area('b', 8))).toBe('span 8')
})

it('a narrow screen has one tab for each part and one for the others', () => {
  const told = tabs(scenes.cryo!, 'Others')
  expect(told.map(({ id }) => id)).toEqual(['ship', 'caverns', 'platform', 'hand', 'others'])
  expect(tabWith(told, 'hand')).toBe('hand')
  expect(tabWith(told, 'nowhere')).toBeNull()
})

it('an arrow walks to the nearest thing in its direction', () => {
  const spots = [
    { x: 10, y: 0 },
    { x: 8, y: 40 },
    { x: -5, y: 0 },
  ]
  expect(nextSpot(spots, { x: 0, y: 0 }, [1, 0])).toBe(spots[0])
  expect(nextSpot(spots, { x: 0, y: 0 }, [0, -1])).toBeNull()
})
