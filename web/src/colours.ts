/** The colours and letters of seats. */
export const SEAT_MARKS = 'ABCDE'

/** The palette's name for an owner. */
export function ownerColour(owner: number | null | undefined): string {
  if (owner === null || owner === undefined) return 'var(--ink)'
  return owner < 0 ? 'var(--rival)' : `var(--seat-${owner})`
}
