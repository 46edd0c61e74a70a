import { type Finding, resultOf, running, type TestResult } from './test-result.rules.ts'

export interface Run<Id extends string> {
  readonly ids: readonly Id[]
  /** One test; an exception is its own result and does not stop the others. */
  readonly test: (id: Id) => Promise<Finding>
  readonly onResult: (id: Id, result: TestResult) => void
  readonly now: () => Date
  readonly isStopped?: () => boolean
}

const faultOf = (error: unknown): Finding => ({
  status: 'error',
  message: error instanceof Error ? error.message : String(error),
})

/** Runs the tests sequentially. */
export async function runAll<Id extends string>({
  ids,
  test,
  onResult,
  now,
  isStopped = () => false,
}: Run<Id>): Promise<void> {
  for (const id of ids) {
    if (isStopped()) return
    onResult(id, running(now()))
    const finding = await test(id).catch(faultOf)
    onResult(id, resultOf(finding, now()))
  }
}
