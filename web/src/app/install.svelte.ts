/** Installing the client as an app, where the browser offers it. */
interface Offer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

class Install {
  private offer = $state.raw<Offer | null>(null)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault() // it is asked for in the footer, never of the browser's own accord
      this.offer = event as Offer
    })
    addEventListener('appinstalled', () => (this.offer = null))
  }

  get offered(): boolean {
    return this.offer !== null
  }

  async ask(): Promise<void> {
    const { offer } = this
    this.offer = null // an offer can be taken once
    await offer?.prompt()
  }
}

export const install = new Install()
