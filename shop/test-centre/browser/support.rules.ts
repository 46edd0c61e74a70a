import { type BrowserName, browsers } from './screens.rules.ts'

/** The first version with a technique and its release day; null where there is none. */
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

/** One technique a line: its name, then version and day for each browser in order, or a dash. */
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
  /** The first version that supports everything. */
  readonly version: string
  /** The techniques that require this version. */
  readonly what: readonly string[]
}

/** A browser last updated longer ago is rare. */
export const recentMonths = 24

const monthsBefore = (now: Date, months: number): string => {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}

/** A browser's support of the techniques used; a missing one is never an error, since the shop degrades gracefully. */
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
