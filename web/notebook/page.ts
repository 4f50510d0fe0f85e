/** The page inside a notebook's frame: the table of the browser, over a line to the kernel. */
import '@fontsource-variable/jost'
import { mount } from 'svelte'
import { preferences } from '../src/preferences.svelte'
import '../src/style.css'
import { words } from '../src/words/index.svelte'
import { KernelLine, type Begin } from './line'
import Notebook from './Notebook.svelte'

let mounted = false

/** What the notebook says of the table: colours, theme, language and pace; again when they change. */
async function begin(line: KernelLine, told: Begin): Promise<void> {
  preferences.kept.language = told.language
  preferences.kept.theme = told.theme
  preferences.kept.pace = told.pace
  document.documentElement.dataset.theme = told.theme
  document.documentElement.dataset.motion = preferences.moving ? 'moving' : 'still'
  await words.choose()
  if (mounted) return
  mounted = true
  const colours = document.createElement('style')
  colours.textContent = told.palette
  document.head.prepend(colours)
  mount(Notebook, { target: document.getElementById('app')!, props: { line } })
}

addEventListener('message', ({ data, ports }) => {
  const [port] = ports
  if (data === 'orrery' && port) new KernelLine(port, (line, told) => void begin(line, told))
})
