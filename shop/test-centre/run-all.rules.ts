import { type Finding, resultOf, running, type TestResult } from './test-result.rules.ts'

export interface Run<Id extends string> {
  readonly ids: readonly Id[]
  /** One test; a fault in it is an error of this test and stops no other. */
  readonly test: (id: Id) => Promise<Finding>
  readonly tell: (id: Id, result: TestResult) => void
  readonly now: () => Date
  readonly isStopped?: () => boolean
}

const faultOf = (error: unknown): Finding => ({
  status: 'error',
  message: error instanceof Error ? error.message : String(error),
})

/** Runs the tests one after another, each only when the one before has ended. */
export async function runAll<Id extends string>({
  ids,
  test,
  tell,
  now,
  isStopped = () => false,
}: Run<Id>): Promise<void> {
  for (const id of ids) {
    if (isStopped()) return
    tell(id, running(now()))
    const finding = await test(id).catch(faultOf)
    tell(id, resultOf(finding, now()))
  }
}
