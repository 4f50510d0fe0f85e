/** Whether the server answers, as far as anybody has asked. */
const AGAIN = 5000

class Network {
  online = $state(navigator.onLine)
  private again: ReturnType<typeof setTimeout> | undefined

  /** Listen to what the browser knows of its connection. */
  watch(): void {
    addEventListener('online', () => void this.look())
    addEventListener('offline', () => this.failed())
    if (!this.online) this.failed()
  }

  worked(): void {
    clearTimeout(this.again)
    this.online = true
  }

  /** The server did not answer: it is asked from time to time whether it does. */
  failed(): void {
    this.online = false
    clearTimeout(this.again)
    this.again = setTimeout(() => void this.look(), AGAIN)
  }

  private async look(): Promise<void> {
    try {
      const answer = await fetch('/healthz', { cache: 'no-store' })
      if (answer.ok) this.worked()
      else this.failed()
    } catch {
      this.failed()
    }
  }
}

export const network = new Network()
