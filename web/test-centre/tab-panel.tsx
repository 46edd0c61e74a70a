import { lazy, Suspense } from 'react'
import { Spinner } from '#design/spinner.tsx'
import type { TestResults } from '#shop/test-centre/results/test-result.rules.ts'
import type { Tab } from '#shop/test-centre/tabs.rules.ts'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import type { Sent } from './stage/send-sample.ts'

const DiagnosisTab = lazy(async () => ({
  default: (await import('./diagnosis-tab.tsx')).DiagnosisTab,
}))
const FunctionalTab = lazy(async () => ({
  default: (await import('./functional-tab.tsx')).FunctionalTab,
}))
const PerformanceTab = lazy(async () => ({
  default: (await import('./performance-tab.tsx')).PerformanceTab,
}))
const MobileTab = lazy(async () => ({ default: (await import('./mobile-tab.tsx')).MobileTab }))
const BrowsersTab = lazy(async () => ({
  default: (await import('./browsers-tab.tsx')).BrowsersTab,
}))
const MailTab = lazy(async () => ({ default: (await import('./mail-tab.tsx')).MailTab }))

interface TabPanelProps {
  readonly tab: Tab
  /** The results of the server's checks for a browser without scripts. */
  readonly results: TestResults
  readonly sent: Sent | null
}

function Chosen({ tab, results, sent }: TabPanelProps) {
  switch (tab) {
    case 'diagnostico':
      return <DiagnosisTab served={results} />
    case 'funcional':
      return <FunctionalTab served={results} />
    case 'rendimiento':
      return <PerformanceTab />
    case 'movil':
      return <MobileTab />
    case 'navegadores':
      return <BrowsersTab />
    case 'correos':
      return <MailTab served={sent} />
  }
}

const measuredInBrowser: readonly Tab[] = ['funcional', 'rendimiento', 'movil', 'navegadores']

/** Each tab is loaded when it is chosen. */
export function TabPanel(props: TabPanelProps) {
  const messages = useTestMessages()
  return (
    <>
      {measuredInBrowser.includes(props.tab) && (
        <noscript>
          <p className="text-warn">{messages.needsScripts}</p>
        </noscript>
      )}
      <Suspense fallback={<Spinner label={messages.loading} className="min-h-96" />}>
        <Chosen {...props} />
      </Suspense>
    </>
  )
}
