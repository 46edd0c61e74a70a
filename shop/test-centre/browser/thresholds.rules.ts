import type { Finding } from '../results/test-result.rules.ts'

/** Limits for pages and responses, for diagnosis only; in milliseconds except for two. */
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
  /** Percent of the browser's quota. */
  memory: 80,
  slowestFile: 1000,
  suggestions: 1000,
  words: 500,
} as const
export type Measure = keyof typeof thresholds
export const measures = Object.keys(thresholds) as Measure[]

/** Measured on each page; the other measures come from the server once. */
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

/** Passed up to the limit; a measure the browser lacks is a warning. */
export function ratingOf(measure: Measure, value: number | null): Finding['status'] {
  if (value === null) return 'warning'
  return value <= thresholds[measure] ? 'success' : 'error'
}

/** The slowest measurement; null where there is none. */
export function worst(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}
