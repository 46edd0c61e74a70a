import fs from 'node:fs'
import { planFile, resultFile, timesFile } from './places.ts'
import { type Times, usualTime } from './touched/test-times.ts'

export interface Plan {
  /** Of the rules' tests; null for all of them. */
  readonly rules: readonly string[] | null
  /** Run regardless of the time. */
  readonly always: readonly string[]
  /** Run in this order for as long as there is time. */
  readonly touched: readonly string[]
  /** When the last of them should have ended. */
  readonly until: number
}

export interface Result {
  readonly ran: number
  readonly left: readonly string[]
}

/** The title under which a file is passed over. */
export const leftOver = 'left to npm test'

function read<Value>(file: string, otherwise: Value): Value {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Value
  } catch {
    return otherwise
  }
}

export const readPlan = (): Plan =>
  read<Plan>(planFile, { rules: null, always: [], touched: [], until: 0 })
export const readTimes = (): Times => read<Times>(timesFile, {})
/** Empty when the tests could not start. */
export const readResult = (): Result | null => read<Result | null>(resultFile, null)

/** Whether a file may still start. */
export const mayBegin = (plan: Plan, times: Times, file: string, now: number): boolean =>
  plan.always.includes(file) || now + usualTime(times, file) * 1_000 <= plan.until
