/** What is looked at: one thing, told once for each position. */
import type { Thing } from '../wire'

export interface Looked {
  id: string
  /** What it is called before the server has told more. */
  label: string
  /** Whether it was asked for with a finger: then a sheet opens. */
  held: boolean
}

export class Inspect {
  looked = $state.raw<Looked | null>(null)
  told = $state.raw<Thing | null>(null)
  private known = new Map<string, Promise<Thing | null>>()

  constructor(private readonly ask: (id: string) => Promise<Thing | null>) {}

  look(id: string, label: string, held = false): void {
    if (this.looked?.id === id && this.looked.held === held) return
    if (this.told?.thing !== id) this.told = null
    this.looked = { id, label, held }
    const told = this.known.get(id) ?? this.ask(id).catch(() => null)
    this.known.set(id, told)
    void told.then((thing) => {
      if (this.looked?.id === id) this.told = thing
    })
  }

  close(): void {
    this.looked = null
    this.told = null
  }

  /** The position has changed: what was told may be wrong. */
  forget(): void {
    this.known.clear()
    const { looked } = this
    if (!looked) return
    this.looked = null
    this.look(looked.id, looked.label, looked.held)
  }
}
