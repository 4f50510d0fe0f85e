import { describe, expect, it, vi } from 'vitest'
import { rated, signed, took } from '../me/tell'
import type { MyGame } from '../wire'

vi.mock('../words/index.svelte', () => ({
  say: (key: string, args: Record<string, number> = {}) => [key, ...Object.values(args)].join(' '),
  words: { language: 'en' },
}))

const game = (seconds: number) => ({ began: 1000, at: 1000 + seconds }) as MyGame

describe('a game in words', () => {
  it('takes minutes, hours or days', () => {
    const times = [5, 59 * 60, 125 * 60, 3 * 86_400].map((seconds) => took(game(seconds)))
    expect(times).toEqual(['me-time-minutes 1', 'me-time-minutes 59', 'me-time-hours 2 5', 'me-time-days 3'])
  })
  it('changes a rating by a signed number', () => {
    expect([12, 0, -7].map(signed)).toEqual(['+12', '±0', '−7'])
    expect(rated({ points: 1534, spread: 400, sureness: 'guess', games: 1 })).toBe('1534 ± 400')
  })
})
