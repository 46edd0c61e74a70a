import { format } from '#kernel/messages.ts'
import { type DiagnosisCheck, diagnosisChecks } from '#shop/test-centre/diagnosis.rules.ts'
import type { Finding, TestResults } from '#shop/test-centre/results/test-result.rules.ts'
import { type TestMessages, useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { askCheck } from './stage/fetch-check.ts'
import { useRun } from './stage/use-run.ts'
import { TestRun } from './test-run.tsx'

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
  const check = (id: DiagnosisCheck) =>
    id === 'feed' ? listen(messages) : askCheck(id, messages.findings.noAnswer)
  const state = useRun(check, served)
  return (
    <TestRun
      name="diagnostico"
      tests={diagnosisChecks.map((id) => ({ id, name: messages.tests[id] }))}
      state={state}
      form={{ action: '/test-suite', intent: 'diagnosis' }}
    />
  )
}
