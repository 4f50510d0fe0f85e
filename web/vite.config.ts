import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, defineConfig, type Plugin } from 'vite'
import { notebook } from './notebook/build'

/** What every page needs comes in one file: small ones, asked for one after another, are most of the time until a table is drawn. */
const EVERYWHERE =
  /node_modules\/(svelte|clsx|esm-env)\/|\/src\/((ago|api|colours|preferences\.svelte|renew|route\.svelte|session\.svelte)\.ts|app\/|words\/(index\.svelte\.ts|en\.json)|blocks\/Seat|parts\/(Cover|Dialog|Facts|Footer|Header|Icon|Orbits|Settings|Signed|TableRow|RunningGame|facts|turn))/

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8000'

/** The service worker, built last: it names every file of the build, and the digest of them all is its version. */
function worker(): Plugin {
  return {
    name: 'orrery-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name) && !name.includes('cyrillic'))
      const shell = ['/', ...files.sort().map((name) => `/${name}`)]
      const digest = createHash('sha256')
        .update(shell.join())
        .update(readFileSync(resolve(dir, 'index.html')))
        .digest('hex')
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { SHELL: JSON.stringify(shell), BUILD: JSON.stringify(digest.slice(0, 16)) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: 'worker/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
        },
      })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), worker(), notebook()],
  build: {
    outDir: process.env.ORRERY_STATIC ?? '../src/orrery/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'everywhere', test: EVERYWHERE }] } } },
    license: { fileName: 'licenses.md' },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
