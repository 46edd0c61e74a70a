import { useLocation } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { ToastRegion } from '#design/toasts/toasts.tsx'
import type { ServerCheck } from '#shop/test-centre/diagnosis.rules.ts'
import type { TestResults } from '#shop/test-centre/results/test-result.rules.ts'
import { ResultsTable } from '#shop/test-centre/ui/results-table.tsx'
import { Summary } from '#shop/test-centre/ui/summary.tsx'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { useFrameMessages } from '#web/shell/request/use-page-messages.ts'
import { MailTab } from './mail-tab.tsx'
import type { TestPageData } from './test-centre.server.ts'

function DatabaseTest({ results }: { results: TestResults }) {
  const messages = useTestMessages()
  const { pathname, search } = useLocation()
  const ids = Object.keys(results) as ServerCheck[]
  return (
    <>
      <Summary results={results} count={ids.length} />
      <ResultsTable
        tests={ids.map((id) => ({ id, name: messages.tests[id] }))}
        results={results}
        isBusy={false}
      />
      <ButtonLink look="sun" reloadDocument to={`${pathname}${search}`}>
        {messages.database.again}
      </ButtonLink>
    </>
  )
}

/** A single test in place of the page at the URL. */
export function TestPage({ asked: requested }: { asked: TestPageData }) {
  const messages = useTestMessages()
  const { toasts } = useFrameMessages()
  const { title, text } = requested.kind === 'database' ? messages.database : messages.emailPage
  return (
    <main className="page grid justify-items-start gap-5 py-8">
      <h1 className="font-bold text-2xl">{title}</h1>
      <p className="measure text-soft-ink">{text}</p>
      {requested.kind === 'database' ? (
        <DatabaseTest results={requested.results} />
      ) : (
        <MailTab served={null} />
      )}
      <ButtonLink to="/test-suite">{messages.back}</ButtonLink>
      <ToastRegion label={toasts.label} closeLabel={toasts.close} />
    </main>
  )
}
