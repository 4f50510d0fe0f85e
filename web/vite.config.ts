import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** What every page needs comes in one file: small ones, asked for one after another, are most of the time until a table is drawn. */
const EVERYWHERE =
  /node_modules\/(svelte|clsx|esm-env)\/|\/src\/((ago|api|colours|preferences\.svelte|renew|route\.svelte|session\.svelte)\.ts|words\/(index\.svelte\.ts|en\.json)|blocks\/Seat|parts\/(Cover|Dialog|Facts|Footer|Header|Icon|Orbits|Settings|Signed|TableRow|RunningGame|facts|turn))/

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
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
