import path from 'node:path'
import { TestRunner, test } from 'vitest'
import { leftOver, mayBegin, readPlan, readTimes } from '../plan.ts'

const [plan, times] = [readPlan(), readTimes()]

/** Runs the tests that fit into the seconds of a check; the rest is left to `npm test`. */
// biome-ignore lint/style/noDefaultExport: a runner is taken by that name
export default class BudgetRunner extends TestRunner {
  override importFile(options: string, source: 'collect' | 'setup'): unknown {
    const file = path.relative(process.cwd(), options).replaceAll(path.sep, '/')
    if (source === 'setup' || mayBegin(plan, times, file, Date.now()))
      return super.importFile(options, source)
    test.skip(leftOver, () => {})
    return undefined
  }
}
