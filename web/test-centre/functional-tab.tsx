import type { FormEvent } from 'react'
import { Form } from 'react-router'
import {
  type Journey,
  journeys,
  type TestOrder,
  testOrders,
} from '#shop/test-centre/diagnosis.rules.ts'
import type { TestResults } from '#shop/test-centre/results/test-result.rules.ts'
import { ResultsTable } from '#shop/test-centre/ui/results-table.tsx'
import { RunBar } from '#shop/test-centre/ui/run-bar.tsx'
import { Summary } from '#shop/test-centre/ui/summary.tsx'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { askCheck } from './stage/fetch-check.ts'
import { walk } from './stage/journeys.ts'
import { Stage } from './stage/stage.tsx'
import { useRun } from './stage/use-run.ts'
import { useStage } from './stage/use-stage.ts'

type Id = Journey | TestOrder
const all: readonly Id[] = [...journeys, ...testOrders]
const isOrder = (id: Id): id is TestOrder => testOrders.some((order) => order === id)
const desktop = { width: 1366, height: 768 }

/** Journeys through pages in a frame, and test orders that are rolled back. */
export function FunctionalTab({ served }: { served: TestResults }) {
  const messages = useTestMessages()
  const isHydrated = useHydrated()
  const { host, within } = useStage()
  const test = (id: Id) =>
    isOrder(id)
      ? askCheck(id, messages.findings.noAnswer)
      : within(desktop, (frame) => walk(id, { frame, messages: messages.findings }))
  const { results, isBusy, run, stop, clear } = useRun(test, served)
  const runAll = (event: FormEvent) => {
    event.preventDefault()
    run(all)
  }
  return (
    <>
      <Form method="post" action="/test-suite?tab=funcional" onSubmit={runAll}>
        <input type="hidden" name="intent" value="orders" />
        <RunBar
          name="funcional"
          results={results}
          nameOf={(id) => messages.tests[id as Id]}
          isBusy={isBusy}
          onStop={stop}
          onClear={clear}
        />
      </Form>
      <Summary results={results} count={all.length} />
      <ResultsTable
        tests={all.map((id) => ({ id, name: messages.tests[id] }))}
        results={results}
        onRun={isHydrated ? (id) => run([id as Id]) : undefined}
        isBusy={isBusy}
      />
      <Stage host={host} />
    </>
  )
}
