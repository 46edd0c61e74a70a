import {
  type Journey,
  journeys,
  type TestOrder,
  testOrders,
} from '#shop/test-centre/diagnosis.rules.ts'
import type { TestResults } from '#shop/test-centre/results/test-result.rules.ts'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { askCheck } from './stage/fetch-check.ts'
import { walk } from './stage/journeys.ts'
import { Stage } from './stage/stage.tsx'
import { useRun } from './stage/use-run.ts'
import { useStage } from './stage/use-stage.ts'
import { TestRun } from './test-run.tsx'

type Id = Journey | TestOrder
const all: readonly Id[] = [...journeys, ...testOrders]
const isOrder = (id: Id): id is TestOrder => testOrders.some((order) => order === id)
const desktop = { width: 1366, height: 768 }

/** Journeys through pages in a frame, and test orders that are rolled back. */
export function FunctionalTab({ served }: { served: TestResults }) {
  const messages = useTestMessages()
  const { host, within } = useStage()
  const test = (id: Id) =>
    isOrder(id)
      ? askCheck(id, messages.findings.noAnswer)
      : within(desktop, (frame) => walk(id, { frame, messages: messages.findings }))
  const state = useRun(test, served)
  return (
    <>
      <TestRun
        name="funcional"
        tests={all.map((id) => ({ id, name: messages.tests[id] }))}
        state={state}
        form={{ action: '/test-suite?tab=funcional', intent: 'orders' }}
      />
      <Stage host={host} />
    </>
  )
}
