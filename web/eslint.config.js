import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'public/'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // the compiler knows
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      'svelte/no-at-html-tags': 'off', // drawings of the server's own games
      'svelte/no-navigation-without-resolve': 'off', // there is no router of SvelteKit
      'svelte/no-useless-mustaches': 'off', // a space between two elements must be written
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets are replaced, not changed
    },
  },
)
