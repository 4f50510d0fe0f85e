/** One WebSocket to a table that comes back by itself; what was not answered is sent again. */
import type { Command, HelloCommand, ServerMessage } from '../wire'
import type { Asked } from './connection'

const FIRST_WAIT = 250
const LONGEST_WAIT = 5000
const PING_EVERY = 20_000
const PONG_WITHIN = 8000

export interface Ears {
  hello(): Omit<HelloCommand, 'do'>
  hear(message: ServerMessage): void
  online(yes: boolean): void
  lost(code: number): void
}

export class Socket {
  private socket: WebSocket | null = null
  private waiting = new Map<string, Asked>()
  private wait = FIRST_WAIT
  private retry: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private welcomed = false
  private closed = false

  constructor(
    private readonly table: string,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.wake)
    document.addEventListener('visibilitychange', this.wake)
    this.open()
  }

  /** Send a command that is answered with its id; kept until then. */
  command(command: Asked): void {
    this.waiting.set(command.id, command)
    if (this.welcomed) this.send(command)
  }

  send(message: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  answered(id: string): void {
    this.waiting.delete(id)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.wake)
    document.removeEventListener('visibilitychange', this.wake)
    this.quiet()
    clearTimeout(this.retry)
    this.socket?.close(1000)
  }

  private open(): void {
    clearTimeout(this.retry)
    if (this.closed) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`)
    this.socket = socket
    socket.onopen = () => this.send({ do: 'hello', ...this.ears.hello() })
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage)
    socket.onclose = (event) => {
      if (this.socket === socket) this.gone(event.code)
    }
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.silence)
    if (message.type === 'welcome') {
      this.welcomed = true
      this.wait = FIRST_WAIT
      clearInterval(this.beat)
      this.beat = setInterval(() => this.ping(), PING_EVERY)
      this.ears.online(true)
      this.ears.hear(message)
      for (const command of [...this.waiting.values()]) this.send(command)
      return
    }
    if (message.type === 'drain') this.wait = Math.max(FIRST_WAIT, message.after * 1000)
    if ('id' in message) this.answered(message.id)
    this.ears.hear(message)
  }

  private ping(): void {
    this.send({ do: 'ping' })
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.gone(4000), PONG_WITHIN)
  }

  private gone(code: number): void {
    const socket = this.socket
    this.socket = null
    socket?.close()
    this.welcomed = false
    this.quiet()
    if (this.closed) return
    if (code === 4404 || code === 4400 || code === 4403) {
      this.ears.lost(code)
      return
    }
    this.ears.online(false)
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2))
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7)
  }

  private quiet(): void {
    clearInterval(this.beat)
    clearTimeout(this.silence)
  }

  private readonly wake = (): void => {
    if (document.visibilityState === 'hidden' || this.closed) return
    if (this.welcomed) this.ping()
    else if (!this.socket || this.socket.readyState === WebSocket.CLOSED) {
      this.wait = FIRST_WAIT
      this.open()
    }
  }
}
