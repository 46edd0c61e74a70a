import { useEffect, useRef, useState } from 'react'
import { runAll } from '#shop/test-centre/results/run-all.rules.ts'
import type { Finding, TestResults } from '#shop/test-centre/results/test-result.rules.ts'

/** The results of a group of tests in this page, and the function that runs it. */
export function useRun<Id extends string>(
  test: (id: Id) => Promise<Finding>,
  served: TestResults = {},
) {
  const [results, setResults] = useState<TestResults>(served)
  const [isBusy, setBusy] = useState(false)
  const isStopped = useRef(false)
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  async function run(ids: readonly Id[]): Promise<void> {
    isStopped.current = false
    setBusy(true)
    await runAll({
      ids,
      test,
      onResult: (id, result) => setResults((before) => ({ ...before, [id]: result })),
      now: () => new Date(),
      isStopped: () => isStopped.current,
    })
    setBusy(false)
  }
  return {
    results,
    isBusy,
    run: (ids: readonly Id[]) => void run(ids),
    stop: () => {
      isStopped.current = true
    },
    clear: () => setResults({}),
  }
}
