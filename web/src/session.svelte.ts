/** Who sits at this browser: a name is enough. */
import * as api from './api'
import { keptFor } from './app/kept'
import { push } from './app/push.svelte'
import { say } from './words/index.svelte'

class Session {
  name = $state<string | null>(null)
  known = $state(false)
  /** Whether everything about whoever sat here was deleted. */
  left = $state(false)

  async load(): Promise<void> {
    try {
      const { name, guest } = await api.me()
      this.name = name
      await keptFor(guest)
      void (guest ? push.renew() : push.off())
    } catch {
      // the pages say themselves that the server does not answer
    }
    this.known = true
  }

  gone(): void {
    this.name = null
    this.left = true
    void keptFor(null)
    void push.off()
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim())).name
  }
}

export const session = new Session()

/** What went wrong, in the reader's language where it is known. */
export function problem(error: unknown): string {
  if (!(error instanceof api.ApiError)) return String(error)
  const key = `error-${error.code}`
  const own = say(key)
  return own === key || error.code === 'malformed' ? error.message : own
}
