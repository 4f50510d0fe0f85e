import '@fontsource-variable/jost'
import { mount } from 'svelte'
import App from './App.svelte'
import './style.css'
import { words } from './words/index.svelte'

// a tab that outlived a new release cannot load the old release's files any more
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage.getItem('orrery-reloaded') ?? 0)
  if (Date.now() - last > 30_000) {
    sessionStorage.setItem('orrery-reloaded', String(Date.now()))
    location.reload()
  }
})

await words.choose()
mount(App, { target: document.getElementById('app')! })
