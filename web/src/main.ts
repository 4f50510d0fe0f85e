import '@fontsource-variable/jost'
import { mount } from 'svelte'
import './app/install.svelte'
import { network } from './app/network.svelte'
import { worker } from './app/worker'
import App from './App.svelte'
import { renew } from './renew'
import './style.css'
import { words } from './words/index.svelte'

// a tab that outlived a new release cannot load the old release's files any more
addEventListener('vite:preloadError', renew)

worker.install()
network.watch()
await words.choose()
mount(App, { target: document.getElementById('app')! })
