/** What others do is shown one after another at a pace one chooses; a click shows the newest at once. */

export type Pace = 'slow' | 'quick' | 'once'

/** Milliseconds that an update stays before the next is shown. */
const WAIT: Record<Pace, number> = { slow: 2200, quick: 800, once: 0 }
/** More than this waiting, and everything goes faster. */
const CROWD = 6
const HURRY = 0.4

export function waitFor(pace: Pace, waiting: number): number {
  return WAIT[pace] * (waiting > CROWD ? HURRY : 1)
}

interface Stage<T> {
  show(item: T): void
  pace(): Pace
  /** Whether something is worth a look before the next thing comes. */
  worth(item: T): boolean
}

export class Parade<T> {
  private waiting: T[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly stage: Stage<T>) {}

  get busy(): boolean {
    return this.timer !== undefined
  }

  get length(): number {
    return this.waiting.length
  }

  push(item: T): void {
    this.waiting.push(item)
    if (!this.busy) this.next()
  }

  /** Show everything that waits, now. */
  skip(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    for (const item of this.waiting.splice(0)) this.stage.show(item)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.waiting = []
  }

  private next(): void {
    this.timer = undefined
    while (this.waiting.length > 0) {
      const item = this.waiting.shift()!
      const wait = this.stage.worth(item) ? waitFor(this.stage.pace(), this.waiting.length) : 0
      if (wait > 0) this.timer = setTimeout(() => this.next(), wait)
      this.stage.show(item)
      if (wait > 0) return
    }
  }
}
