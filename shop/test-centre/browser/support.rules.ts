import { type BrowserName, browsers } from './screens.rules.ts'

/** Since which version a browser has a technique, and since when; null where it lacks it. */
export interface Since {
  readonly version: string
  readonly day: string
}
export interface Technique {
  readonly name: string
  readonly since: Readonly<Record<BrowserName, Since | null>>
}

const sinceIn = (cell: string): Since | null => {
  const [version = '', day = ''] = cell.split(' ')
  return day === '' ? null : { version, day }
}

/** One technique a line: its name, then version and day of each browser in its order, or a dash. */
export function techniquesIn(table: string): Technique[] {
  const lines = table.split('\n').filter((line) => line.includes('|'))
  return lines.map((line) => {
    const [name = '', ...cells] = line.split(' | ')
    const since = browsers.map((browser, at) => [browser, sinceIn(cells[at] ?? '-')])
    return { name, since: Object.fromEntries(since) as Technique['since'] }
  })
}

export interface Support {
  readonly status: 'success' | 'warning'
  readonly kind: 'needs' | 'recent' | 'missing'
  /** The version from which all is there. */
  readonly version: string
  /** The techniques that are the reason. */
  readonly what: readonly string[]
}

/** A browser that was last renewed so long ago is rare. */
export const recentMonths = 24

const monthsBefore = (now: Date, months: number): string => {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}

/** What a browser's users have of what the shop uses; nothing is ever an error, for the shop goes on without. */
export function supportOf(
  browser: BrowserName,
  techniques: readonly Technique[],
  now: Date,
): Support {
  const lacking = techniques.filter(({ since }) => since[browser] === null)
  const known = techniques.flatMap(({ name, since }) => {
    const at = since[browser]
    return at ? [{ name, ...at }] : []
  })
  const versions = known.map(({ version }) => version)
  const newest = versions.sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))[0] ?? ''
  const names = lacking.map(({ name }) => name)
  if (names.length > 0) return { status: 'warning', kind: 'missing', version: newest, what: names }
  const edge = monthsBefore(now, recentMonths)
  const recent = known.filter(({ day }) => day > edge).map(({ name }) => name)
  if (recent.length > 0) return { status: 'warning', kind: 'recent', version: newest, what: recent }
  return { status: 'success', kind: 'needs', version: newest, what: [] }
}
