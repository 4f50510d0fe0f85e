/**
 * A table in a notebook, as anywidget wants it.
 *
 * The table stands in a frame of its own: there it has a window to measure itself by, keys to itself and a style that touches nothing of the notebook. What it asks goes through a port to the kernel and back.
 */
declare const SCRIPT: string
declare const STYLE: string
declare const MARK: string

interface Model {
  get(name: string): unknown
  on(event: string, hear: (...args: never[]) => void): void
  off(event: string, hear: (...args: never[]) => void): void
  send(content: unknown): void
}

const DOCUMENT = (style: string, script: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${style}</style></head>` +
  `<body><div id="app"></div><script type="module">${script.replaceAll('</script', '<\\/script')}</` +
  `script></body></html>`

/** The theme that was asked for, or the one of the notebook around. */
function themeOf(asked: unknown): 'dark' | 'light' {
  if (asked === 'dark' || asked === 'light') return asked
  const { jpThemeLight, vscodeThemeKind } = document.body.dataset
  if (jpThemeLight !== undefined) return jpThemeLight === 'false' ? 'dark' : 'light'
  if (vscodeThemeKind !== undefined) return vscodeThemeKind.includes('light') ? 'light' : 'dark'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const frame = document.createElement('iframe')
  let port: MessagePort | null = null
  const begin = () =>
    port?.postMessage({ kind: 'begin', language: model.get('language'), theme: themeOf(model.get('theme')), pace: model.get('pace'), ...(model.get('_setting') as object) })
  const measure = () => (frame.style.height = `${Number(model.get('height'))}px`)
  const hear = (content: unknown) => port?.postMessage(content)

  // a frame that is moved in its page loads anew, and asks for everything anew
  frame.addEventListener('load', () => {
    port?.close()
    const channel = new MessageChannel()
    port = channel.port1
    port.onmessage = ({ data }) => (data === 'ready' ? begin() : model.send(data))
    frame.contentWindow?.postMessage('orrery', '*', [channel.port2])
  })
  frame.title = 'Orrery'
  frame.style.cssText =
    'display: block; width: 100%; border: 0; border-radius: 0.6rem; background: url("data:image/svg+xml,' + encodeURIComponent(MARK) + '") center / 4rem no-repeat'
  measure()
  frame.srcdoc = DOCUMENT(STYLE, SCRIPT)
  const heard = { 'msg:custom': hear, 'change:height': measure, 'change:theme': begin, 'change:language': begin, 'change:pace': begin }
  for (const [event, one] of Object.entries(heard)) model.on(event, one)
  el.append(frame)
  return () => {
    for (const [event, one] of Object.entries(heard)) model.off(event, one)
    port?.close()
    frame.remove()
  }
}

export default { render }
