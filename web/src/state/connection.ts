/** Commands to a table's server and their answers, over a socket that comes back by itself. */
import type { Command, HelloCommand, ServerMessage } from '../wire'
import { Socket, type Ears } from './socket'

/** A command that is answered with its id. */
export type Asked = Extract<Command, { id: string }>
/** What a command says beside its name and id. */
export type Fields<Do extends Asked['do']> = Omit<Extract<Asked, { do: Do }>, 'do' | 'id'>
export type Answer = Extract<ServerMessage, { id: string }>
export type Refused = Extract<ServerMessage, { type: 'refused' }>
/** What the server says of its own accord. */
export type News = Exclude<ServerMessage, { id: string }>

/** What a connection needs to speak: a socket, or something that answers like one. */
export interface Line {
  command(command: Asked): void
  send(message: Command): void
  close(): void
}

export interface Listener {
  hello(): Omit<HelloCommand, 'do'>
  hear(news: News): void
  online(yes: boolean): void
  lost(): void
}

export type Dial = (ears: Ears) => Line

let counter = 0
/** An id that no other tab makes up; randomUUID exists only in secure contexts. */
function freshId(): string {
  const random = crypto.getRandomValues(new Uint32Array(3))
  return `${Array.from(random, (part) => part.toString(36)).join('')}-${++counter}`
}

export const dialTo =
  (table: string): Dial =>
  (ears) =>
    new Socket(table, ears)

export class Connection {
  private line: Line
  private answers = new Map<string, (answer: Answer) => void>()

  constructor(
    private readonly dial: Dial,
    private readonly listener: Listener,
  ) {
    this.line = this.open()
  }

  /** Come again as somebody else: a guest who has just sat down. */
  again(): void {
    this.line.close()
    this.line = this.open()
  }

  close(): void {
    this.line.close()
  }

  send(message: Command): void {
    this.line.send(message)
  }

  /** A command that is answered once, whatever happens in between. */
  command<Do extends Asked['do']>(what: Do, fields: Fields<Do>, then: (answer: Answer) => void): void {
    const command = { do: what, id: freshId(), ...fields } as unknown as Asked
    this.answers.set(command.id, then)
    this.line.command(command)
  }

  private open(): Line {
    const { listener } = this
    return this.dial({
      hello: () => listener.hello(),
      hear: (message) => this.hear(message),
      online: (yes) => listener.online(yes),
      lost: () => listener.lost(),
    })
  }

  private hear(message: ServerMessage): void {
    if (!('id' in message)) return this.listener.hear(message)
    const then = this.answers.get(message.id)
    this.answers.delete(message.id)
    then?.(message)
  }
}
