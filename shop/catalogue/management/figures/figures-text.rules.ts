import type { Specs, SpecValue } from '../../products/product.rules.ts'

const key = /^[a-z][a-z0-9_]{0,59}$/
const maxValueLength = 500
const maxFigures = 80
const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,9})?$/

/** Quotes text that would be parsed as another type. */
const needsQuotes = (text: string): boolean =>
  text !== text.trim() ||
  /[\n\r"]/.test(text) ||
  text === '' ||
  text === 'true' ||
  text === 'false' ||
  plainNumber.test(text)

const written = (value: SpecValue): string =>
  typeof value === 'string' && needsQuotes(value) ? JSON.stringify(value) : String(value)

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1

/** The specifications of a product as editable lines: 'energy_wh = 5120'. */
export const figuresAsText = (specs: Specs): string =>
  Object.entries(specs)
    .sort(byKey)
    .map(([name, value]) => `${name} = ${written(value)}`)
    .join('\n')

function quoted(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : null
  } catch {
    return null
  }
}

function readValue(text: string): SpecValue | null {
  if (text === '' || text.length > maxValueLength) return null
  if (text === 'true' || text === 'false') return text === 'true'
  if (plainNumber.test(text)) return Number(text)
  return text.startsWith('"') ? quoted(text) : text
}

function readLine(line: string): [string, SpecValue] | null {
  const [, name = '', rest = ''] = /^\s*([^=:\s]+)\s*[=:]\s*(.*?)\s*$/.exec(line) ?? []
  const value = readValue(rest)
  return key.test(name) && value !== null ? [name, value] : null
}

/** Null for an invalid line or a repeated figure. */
export function readFigures(text: string): Specs | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const read = lines.map(readLine)
  if (lines.length > maxFigures || read.includes(null)) return null
  const entries = read.filter((entry) => entry !== null)
  const specs = Object.fromEntries(entries)
  return Object.keys(specs).length === entries.length ? specs : null
}
