/** Every visible string: a key, said in the language that was chosen or that the browser asks for. */
import { preferences } from '../preferences.svelte'
import english from './en.json'

export type Key = keyof typeof english | (string & {})
type Messages = Record<string, string>

export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

const loaders: Record<string, () => Promise<{ default: Messages }>> = {
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
}

function wanted(): Language {
  const asked = preferences.kept.language === 'auto' ? navigator.languages : [preferences.kept.language]
  for (const tag of asked) {
    const short = tag.slice(0, 2).toLowerCase()
    if (short in LANGUAGES) return short as Language
  }
  return 'en'
}

class Words {
  language = $state<Language>('en')
  private messages = $state.raw<Messages>(english)
  private plurals = new Intl.PluralRules('en')

  /** Speak the language that is wanted now. */
  async choose(): Promise<void> {
    const language = wanted()
    const load = loaders[language]
    this.messages = load ? (await load()).default : english
    this.plurals = new Intl.PluralRules(language)
    this.language = language
    document.documentElement.lang = language
  }

  say(key: Key, args: Record<string, string | number> = {}): string {
    const said = this.find(key, args)
    return said.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
  }

  private find(key: string, args: Record<string, string | number>): string {
    const own = (name: string) => this.messages[name] ?? (english as Messages)[name]
    if (typeof args.n === 'number') {
      const form = own(`${key}.${this.plurals.select(args.n)}`) ?? own(`${key}.other`)
      if (form !== undefined) return form
    }
    return own(key) ?? key
  }
}

export const words = new Words()
export const say = (key: Key, args?: Record<string, string | number>) => words.say(key, args)
