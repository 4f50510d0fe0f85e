/** Being called on this device when it is somebody's turn: the browser's push service, and the server that posts to it. */
import * as api from '../api'
import { preferences } from '../preferences.svelte'
import { words } from '../words/index.svelte'
import { worker } from './worker'

/** What the server was last told of this device. */
const TOLD = 'orrery-device'

class Push {
  /** Whether the server calls this device: then the page need not. */
  on = $state(false)

  /** Whether the browser could be called at all. */
  get possible(): boolean {
    return 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
  }

  /** Turn notifications on, if the person lets us: asked for only here, after a click. */
  async ask(): Promise<boolean> {
    if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return false
    await this.renew(true)
    return true
  }

  /** See that the server knows this device and the language that is spoken on it. */
  async renew(wanted = preferences.kept.notify): Promise<void> {
    if (!wanted || !this.possible || Notification.permission !== 'granted') return
    try {
      const subscription = await this.subscribed((await api.push()).key)
      if (subscription) await this.tell(subscription)
    } catch {
      this.on = false // no push service, or nobody who sits here yet: the page itself notifies while it is open
    }
  }

  async off(): Promise<void> {
    this.on = false
    if (!this.possible) return
    localStorage.removeItem(TOLD)
    const subscription = await (await worker.installed)?.pushManager.getSubscription()
    if (!subscription) return
    await api.pushOff(subscription.endpoint).catch(() => undefined) // the push service will tell the server
    await subscription.unsubscribe()
  }

  /** This browser's subscription with the server's key; one made with another key is of no use any more. */
  private async subscribed(key: string): Promise<PushSubscription | null> {
    const installed = await worker.installed
    if (!installed) return null
    await navigator.serviceWorker.ready
    const before = await installed.pushManager.getSubscription()
    if (before && keyOf(before.options.applicationServerKey) === key) return before
    await before?.unsubscribe()
    return installed.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  }

  private async tell(subscription: PushSubscription): Promise<void> {
    const device = {
      endpoint: subscription.endpoint,
      key: keyOf(subscription.getKey('p256dh')),
      secret: keyOf(subscription.getKey('auth')),
      language: words.language,
    }
    const told = JSON.stringify([device, (await api.me()).guest])
    if (localStorage.getItem(TOLD) !== told) await api.pushOn(device)
    localStorage.setItem(TOLD, told)
    this.on = true
  }
}

function keyOf(bytes: ArrayBuffer | null): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export const push = new Push()
