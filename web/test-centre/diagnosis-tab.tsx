import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { format } from '#kernel/messages.ts'
import { type DiagnosisCheck, diagnosisChecks } from '#shop/test-centre/diagnosis.rules.ts'
import type { Finding, TestResults } from '#shop/test-centre/results/test-result.rules.ts'
import { ResultsTable } from '#shop/test-centre/ui/results-table.tsx'
import { RunBar } from '#shop/test-centre/ui/run-bar.tsx'
import { Summary } from '#shop/test-centre/ui/summary.tsx'
import { type TestMessages, useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { askCheck } from './stage/fetch-check.ts'
import { useRun } from './stage/use-run.ts'

const timeoutMs = 5_000

/** The change feed must send its first event. */
function listen({ findings }: TestMessages): Promise<Finding> {
  const startedAt = performance.now()
  const feed = new EventSource('/live')
  return new Promise((resolve) => {
    const end = (finding: Finding) => {
      clearTimeout(timer)
      feed.close()
      resolve(finding)
    }
    const seconds = timeoutMs / 1_000
    const closed = { status: 'error', message: format(findings.feedClosed, { seconds }) } as const
    const timer = setTimeout(() => end(closed), timeoutMs)
    feed.addEventListener('ready', () => {
      const ms = Math.round(performance.now() - startedAt)
      end({ status: 'success', message: format(findings.feedOpen, { ms }) })
    })
  })
}

/** Health checks of the server and of this browser. */
export function DiagnosisTab({ served }: { served: TestResults }) {
  const messages = useTestMessages()
  const isHydrated = useHydrated()
  const check = (id: DiagnosisCheck) =>
    id === 'feed' ? listen(messages) : askCheck(id, messages.findings.noAnswer)
  const { results, isBusy, run, stop, clear } = useRun(check, served)
  const runAll = (event: FormEvent) => {
    event.preventDefault()
    run(diagnosisChecks)
  }
  return (
    <>
      <Form method="post" action="/test-suite" onSubmit={runAll}>
        <input type="hidden" name="intent" value="diagnosis" />
        <RunBar
          name="diagnostico"
          results={results}
          nameOf={(id) => messages.tests[id as DiagnosisCheck]}
          isBusy={isBusy}
          onStop={stop}
          onClear={clear}
        />
      </Form>
      <Summary results={results} count={diagnosisChecks.length} />
      <ResultsTable
        tests={diagnosisChecks.map((id) => ({ id, name: messages.tests[id] }))}
        results={results}
        onRun={isHydrated ? (id) => run([id as DiagnosisCheck]) : undefined}
        isBusy={isBusy}
      />
    </>
  )
}
