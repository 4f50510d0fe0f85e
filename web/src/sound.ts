/** Quiet signals: a tone, a notification, both only where they are wanted. */
import { push } from './app/push.svelte'
import { worker } from './app/worker'
import { preferences } from './preferences.svelte'

type Signal = 'turn' | 'move' | 'over' | 'chat'

const TONES: Record<Signal, [number, number][]> = {
  move: [[330, 0]],
  turn: [
    [523, 0],
    [784, 0.12],
  ],
  over: [
    [392, 0],
    [523, 0.16],
    [659, 0.32],
  ],
  chat: [[880, 0]],
}

let context: AudioContext | null = null
/** How many tones are to be heard yet: a silent context that goes on reckoning costs as much as a loud one. */
let sounding = 0

export function chime(signal: Signal): void {
  if (!preferences.kept.sound || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  for (const [pitch, after] of TONES[signal]) tone(context, pitch, after, signal === 'move' ? 0.025 : 0.05)
}

function tone(audio: AudioContext, pitch: number, after: number, loud: number): void {
  sounding += 1
  void audio.resume()
  const at = audio.currentTime + after
  const swell = new GainNode(audio, { gain: 0 })
  swell.gain.linearRampToValueAtTime(loud, at + 0.02)
  swell.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
  const voice = new OscillatorNode(audio, { frequency: pitch, type: 'sine' })
  voice.connect(swell).connect(audio.destination)
  voice.start(at)
  voice.stop(at + 0.6)
  voice.onended = () => {
    sounding -= 1
    if (sounding === 0) void audio.suspend()
  }
}

/** Notify whoever does not look, unless the server calls this device anyway; on phones only a service worker may. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!preferences.kept.notify || push.on || document.visibilityState === 'visible') return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const how = { body, icon: '/icons/192.png', tag: table, data: { table } }
  const installed = await worker.installed
  if (installed) return installed.showNotification(title, how)
  const note = new Notification(title, how)
  note.onclick = () => {
    focus()
    note.close()
  }
}
