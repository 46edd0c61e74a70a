import { csvLine } from '#kernel/text/csv.ts'
import { sheetDateTime } from '#kernel/time.ts'
import type { TestResult, TestResults, TestStatus } from './test-result.rules.ts'

export interface NamedResult extends TestResult {
  readonly test: string
}

export const namedResults = (results: TestResults, nameOf: (id: string) => string): NamedResult[] =>
  Object.entries(results).map(([id, result]) => ({ test: nameOf(id), ...result }))

export const resultsJson = (results: readonly NamedResult[]): string =>
  `${JSON.stringify(results, null, 2)}\n`

interface FileMessages {
  readonly columns: Readonly<Record<'test' | 'status' | 'message' | 'fileTime', string>>
  readonly statuses: Readonly<Record<TestStatus, string>>
}

/** For who reads it in a spreadsheet; the record for machines is the JSON file. */
export const resultsCsv = (
  results: readonly NamedResult[],
  { columns, statuses }: FileMessages,
): string =>
  [
    [columns.test, columns.status, columns.message, columns.fileTime],
    ...results.map(({ test, status, message, timestamp }) => [
      ...[test, statuses[status], message],
      timestamp && sheetDateTime(new Date(timestamp)),
    ]),
  ]
    .map(csvLine)
    .join('')
