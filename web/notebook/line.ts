/** The line between a table in a notebook and its kernel: it answers a table's commands as a socket would, and requests as a server would. */
import { carryBy } from '../src/api'
import type { Asked, Line } from '../src/state/connection'
import type { Ears } from '../src/state/socket'
import type { Pace } from '../src/state/pace'
import type { Command, ServerMessage } from '../src/wire'

export interface Begin {
  language: string
  theme: 'dark' | 'light'
  pace: Pace
  palette: string
}

type Heard = ({ kind: 'begin' } & Begin) | { kind: 'frame'; frame: string } | { kind: 'answer'; id: number; status: number; text: string }

export class KernelLine implements Line {
  private ears: Ears | null = null
  private waiting = new Map<number, (answer: { status: number; text: string }) => void>()
  private count = 0

  constructor(
    private readonly port: MessagePort,
    begun: (line: KernelLine, told: Begin) => void,
  ) {
    carryBy((method, path) => this.request(method, path))
    port.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data.kind === 'begin') begun(this, data)
      else if (data.kind === 'frame') this.hear(JSON.parse(data.frame) as ServerMessage)
      else {
        this.waiting.get(data.id)?.(data)
        this.waiting.delete(data.id)
      }
    }
    port.postMessage('ready')
  }

  /** The table listens from now on. */
  readonly dial = (ears: Ears): Line => {
    this.ears = ears
    this.send({ do: 'hello', ...ears.hello() })
    return this
  }

  command(command: Asked): void {
    this.send(command)
  }

  send(message: Command): void {
    this.port.postMessage({ kind: 'frame', frame: JSON.stringify(message) })
  }

  close(): void {
    this.ears = null
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.ears?.online(true)
    this.ears?.hear(message)
  }

  private request(method: string, path: string): Promise<{ status: number; text: string }> {
    const id = ++this.count
    this.port.postMessage({ kind: 'request', id, method, path })
    return new Promise((done) => this.waiting.set(id, done))
  }
}
