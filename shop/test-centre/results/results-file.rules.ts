import { csvLine } from '#kernel/text/csv.ts'
import type { TestResult, TestResults } from './test-result.rules.ts'

export interface NamedResult extends TestResult {
  readonly test: string
}

export const namedResults = (results: TestResults, nameOf: (id: string) => string): NamedResult[] =>
  Object.entries(results).map(([id, result]) => ({ test: nameOf(id), ...result }))

export const resultsJson = (results: readonly NamedResult[]): string =>
  `${JSON.stringify(results, null, 2)}\n`

export const resultsCsv = (results: readonly NamedResult[]): string =>
  [
    ['test', 'status', 'message', 'timestamp'],
    ...results.map(({ test, status, message, timestamp }) => [test, status, message, timestamp]),
  ]
    .map(csvLine)
    .join('')
