/** Somebody in a game that stands in a list. */
export interface Person {
  seat: number
  name: string
  level?: number | undefined
  fate?: string
  score?: number | null
  mine?: boolean
}
