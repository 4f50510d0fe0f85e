/** How moves would look: asked once for each, soon after something is pointed at. */
import type { Move } from './catalogue'
import type { Scene } from '../wire'

type Asked = Scene | null | 'asked'

/** Nothing is asked while the pointer only passes. */
const REST = 130

export class Preview {
  /** The move that is looked at without being chosen. */
  considered = $state.raw<Move | null>(null)
  private known = $state.raw(new Map<number, Asked>())
  private waiting = new Map<number, ((scene: Scene | null) => void)[]>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ask: (move: Move, then: (scene: Scene | null) => void) => void) {}

  /** A new position: nothing is known of its moves. */
  forget(): void {
    clearTimeout(this.timer)
    this.known = new Map()
    this.waiting.clear()
    this.considered = null
  }

  /** The scene after a move; undefined while it is not known, null where something would be revealed. */
  of(move: Move | null): Scene | null | undefined {
    const known = move ? this.known.get(move.index) : undefined
    return known === 'asked' ? undefined : known
  }

  consider(move: Move | null): void {
    clearTimeout(this.timer)
    if (!move) this.considered = null
    else
      this.timer = setTimeout(() => {
        this.considered = move
        this.want(move)
      }, REST)
  }

  /** Ask for a preview; `then` hears of it, at once where it is known. */
  want(move: Move, then: (scene: Scene | null) => void = () => {}): void {
    const { known } = this
    const here = known.get(move.index)
    if (here !== undefined && here !== 'asked') return then(here)
    this.waiting.set(move.index, [...(this.waiting.get(move.index) ?? []), then])
    if (here === 'asked') return
    known.set(move.index, 'asked')
    this.ask(move, (scene) => {
      if (this.known !== known && !this.known.has(move.index)) return
      this.known = new Map(this.known).set(move.index, scene)
      const heard = this.waiting.get(move.index) ?? []
      this.waiting.delete(move.index)
      for (const one of heard) one(scene)
    })
  }
}
