import type { Plugin } from 'vite'

export const notebook = (): Plugin => ({ name: 'orrery-notebook' })
