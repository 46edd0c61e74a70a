export const testStatuses = ['running', 'success', 'error', 'warning', 'idle'] as const
export type TestStatus = (typeof testStatuses)[number]

/** The result of a test; the timestamp is ISO, empty before the first run. */
export interface TestResult {
  readonly status: TestStatus
  readonly message: string
  readonly timestamp: string
}

export type TestResults = Readonly<Record<string, TestResult>>

/** The outcome of a check; the caller adds the timestamp. */
export interface Finding {
  readonly status: 'success' | 'warning' | 'error'
  readonly message: string
}

export const notRun: TestResult = { status: 'idle', message: '', timestamp: '' }
export const resultOf = ({ status, message }: Finding, at: Date): TestResult => ({
  status,
  message,
  timestamp: at.toISOString(),
})
export const running = (at: Date): TestResult => ({
  status: 'running',
  message: '',
  timestamp: at.toISOString(),
})

export interface Tally {
  readonly total: number
  readonly passed: number
  readonly warned: number
  readonly failed: number
}

/** Counts finished tests; a warning is neither passed nor failed. */
export function tally(results: TestResults): Tally {
  const statuses = Object.values(results).map(({ status }) => status)
  const count = (requested: TestStatus) => statuses.filter((status) => status === requested).length
  const [passed, warned, failed] = [count('success'), count('warning'), count('error')]
  return { total: passed + warned + failed, passed, warned, failed }
}

export type BarColour = 'green' | 'yellow' | 'red'

/** Green up to 75 percent, yellow above, red above 90. */
export function barColour(percent: number): BarColour {
  if (percent > 90) return 'red'
  return percent > 75 ? 'yellow' : 'green'
}
