import { describe, expect, it } from 'vitest'
import { rated, signed, took } from '../me/tell'
import type { MyGame } from '../wire'

const game = (seconds: number) => ({ began: 1000, at: 1000 + seconds }) as MyGame

describe('a game in words', () => {
  it('takes minutes, hours or days', () => {
    expect([5, 59 * 60, 125 * 60, 3 * 86_400].map((seconds) => took(game(seconds)))).toEqual(['1 min', '59 min', '2 h 5 min', '3 days'])
  })
  it('changes a rating by a signed number', () => {
    expect([12, 0, -7].map(signed)).toEqual(['+12', '±0', '−7'])
    expect(rated({ points: 1534, spread: 400, sureness: 'guess', games: 1 })).toBe('1534 ± 400')
  })
})
