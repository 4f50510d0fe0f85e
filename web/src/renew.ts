/** A stale tab heals by loading the page anew, but never over and over. */
const PAUSE = 30_000

export function renew(): void {
  const last = Number(sessionStorage.getItem('orrery-renewed') ?? 0)
  if (Date.now() - last < PAUSE) return
  sessionStorage.setItem('orrery-renewed', String(Date.now()))
  location.reload()
}
