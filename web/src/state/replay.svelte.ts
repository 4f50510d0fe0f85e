/** Positions of the past, kept once they were shown. */
import type { Past } from '../wire'

export class Replay {
  past = $state.raw<Past | null>(null)
  /** Whether the controls of the replay are open, even at the newest position. */
  open = $state(false)
  private kept = new Map<string, Past>()

  constructor(private readonly ask: (move: number, then: (past: Past) => void) => void) {}

  /** Show the position after so many moves; the newest is the present. */
  show(move: number | null, newest: number, seat: number | null): void {
    if (move === null || move >= newest || move < 0) {
      this.past = null
      return
    }
    const at = `${seat}/${move}`
    const known = this.kept.get(at)
    if (known) this.past = known
    else
      this.ask(move, (past) => {
        this.kept.set(at, past)
        this.past = past
      })
  }

  /** Whether a position can be shown without asking. */
  knows(move: number | null, newest: number, seat: number | null): boolean {
    return move === null || move >= newest || move < 0 || this.kept.has(`${seat}/${move}`)
  }

  /** Every position that was shown. */
  get shown(): Past[] {
    return [...this.kept.values()]
  }

  /** Positions that were shown before. */
  fill(pasts: readonly Past[]): void {
    for (const past of pasts) this.kept.set(`${past.seat}/${past.move}`, past)
  }

  leave(): void {
    this.past = null
    this.open = false
  }

  forget(): void {
    this.kept.clear()
  }
}
