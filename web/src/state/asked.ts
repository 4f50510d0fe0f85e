/** A table without a socket: each command is asked of the server, which keeps nothing, and is answered as a socket would. */
import * as api from '../api'
import type { Catalogue, Position, Thing } from '../wire'
import type { Asked, Line } from './connection'
import type { Ears } from './socket'

/** What a look at a position may bring. */
export type Looked = Partial<Pick<Position, 'preview' | 'standing' | 'reasons' | 'thing'>>
type Play = Extract<Asked, { do: 'play' }>

export abstract class AskedLine implements Line {
  protected ears: Ears | null = null
  /** The number of the position that is shown; the server gives none. */
  protected n = 0
  private readonly catalogues = new Map<string, Promise<Catalogue>>()

  /** The name of the catalogue that the moves are from. */
  protected abstract get catalogue(): string | null

  /** Look at the position that is shown: a preview, what speaks against something, what a thing is. */
  protected abstract look(doing: 'preview' | 'why_not' | 'thing', what: string): Promise<Looked>

  /** Play a move and say so: an ack or a refusal. */
  protected abstract play(command: Play, notation: string): Promise<void>

  async thing(what: string): Promise<Thing | null> {
    return (await this.look('thing', what)).thing ?? null
  }

  command(command: Asked): void {
    this.answer(command).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : ''
      this.ears?.hear({ type: 'refused', id: command.id, code: error instanceof api.ApiError ? error.code : 'offline', text })
    })
  }

  send(): void {
    // greetings and pings need no answer here
  }

  close(): void {
    this.ears = null
  }

  private async answer(command: Asked): Promise<void> {
    const { id } = command
    const { n } = this
    if (command.do === 'play') await this.play(command, command.notation ?? (await this.notation(command.move, command.seat)))
    else if (command.do === 'preview') {
      const { preview = null, standing = null } = await this.look('preview', await this.notation(command.move, command.seat))
      this.ears?.hear({ type: 'preview', id, n, move: command.move, scene: preview, standing })
    } else if (command.do === 'why_not') {
      const { reasons = [] } = await this.look('why_not', command.touch ?? '')
      this.ears?.hear({ type: 'reasons', id, n, reasons, more: 0 })
    } else this.ears?.hear({ type: 'refused', id, code: 'not_allowed', text: '' })
  }

  private async notation(move: number | undefined, seat: number): Promise<string> {
    const { catalogue } = this
    if (catalogue === null || move === undefined) return ''
    const name = `${catalogue}/${seat}`
    if (!this.catalogues.has(name)) this.catalogues.set(name, api.catalogue(catalogue, seat))
    return (await this.catalogues.get(name)!).moves[move]?.notation ?? ''
  }
}
