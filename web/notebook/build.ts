/** The table for notebooks: one ES module with everything in it, built beside the client. */
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin, type Rolldown } from 'vite'

const TARGET = process.env.ORRERY_NOTEBOOK ?? '../src/orrery/notebook/static'

/** The page inside the frame: its script and its style, as texts. */
async function page(): Promise<{ script: string; style: string }> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [svelte()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      lib: { entry: 'notebook/page.ts', formats: ['iife'], name: 'orrery' },
    },
  })) as Rolldown.RolldownOutput[]
  const parts = built.flatMap(({ output }) => output)
  const script = parts.find((part) => part.type === 'chunk')!.code
  const styles = parts.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
  return { script, style: styles.map((part) => String((part as Rolldown.OutputAsset).source)).join('\n') }
}

export function notebook(): Plugin {
  return {
    name: 'orrery-notebook',
    apply: 'build',
    async closeBundle() {
      const { script, style } = await page()
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { SCRIPT: JSON.stringify(script), STYLE: JSON.stringify(style), MARK: JSON.stringify(readFileSync('public/mark.svg', 'utf-8')) },
        build: {
          outDir: TARGET,
          emptyOutDir: true,
          target: 'es2022',
          lib: { entry: 'notebook/widget.ts', formats: ['es'], fileName: () => 'table.js' },
        },
      })
    },
  }
}
