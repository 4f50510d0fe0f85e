/** How long ago something was, in a few words. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds)
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  for (const [unit, size] of UNITS) if (passed >= size) return format.format(-Math.floor(passed / size), unit)
  return format.format(0, 'second')
}
