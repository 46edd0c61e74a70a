import type { Finding } from '../results/test-result.rules.ts'

/** What a page or an answer may take; diagnostic only. Milliseconds, but for the two that say otherwise. */
export const thresholds = {
  load: 3000,
  dom: 1500,
  firstPaint: 1000,
  largestPaint: 2500,
  /** A score without unit. */
  layoutShift: 0.1,
  firstByte: 600,
  query: 500,
  connection: 200,
  /** Percent of what the browser grants. */
  memory: 80,
  slowestFile: 1000,
  suggestions: 1000,
  words: 500,
} as const
export type Measure = keyof typeof thresholds
export const measures = Object.keys(thresholds) as Measure[]

/** What the page itself is measured by, each page anew; the others are asked of the server once. */
export const pageMeasures = [
  'firstByte',
  'dom',
  'load',
  'firstPaint',
  'largestPaint',
  'layoutShift',
  'slowestFile',
] as const satisfies readonly Measure[]
export type PageMeasure = (typeof pageMeasures)[number]

export const unitOf = (measure: Measure): '' | 'ms' | '%' => {
  if (measure === 'layoutShift') return ''
  return measure === 'memory' ? '%' : 'ms'
}

/** Up to the threshold all is well; what the browser does not measure is a warning. */
export function ratingOf(measure: Measure, value: number | null): Finding['status'] {
  if (value === null) return 'warning'
  return value <= thresholds[measure] ? 'success' : 'error'
}

/** The slowest that was seen counts; null where nothing was. */
export function worst(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}
