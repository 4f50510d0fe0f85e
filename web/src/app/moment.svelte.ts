/** The time of day, in steps that can be seen: what says “3 minutes ago” stays true while a page is open. */
const STEP = 15_000

class Moment {
  /** Seconds since 1970. */
  now = $state(Date.now() / 1000)

  constructor() {
    setInterval(() => (this.now = Date.now() / 1000), STEP)
    document.addEventListener('visibilitychange', () => (this.now = Date.now() / 1000))
  }
}

export const moment = new Moment()
