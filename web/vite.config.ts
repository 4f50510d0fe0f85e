import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.ORRERY_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.ORRERY_STATIC ?? '../src/orrery/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    license: { fileName: 'licenses.md' },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
