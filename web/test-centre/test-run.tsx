import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { ResultsTable } from '#shop/test-centre/ui/results-table.tsx'
import { RunBar } from '#shop/test-centre/ui/run-bar.tsx'
import { Summary } from '#shop/test-centre/ui/summary.tsx'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import type { useRun } from './stage/use-run.ts'

interface TestRunProps<Id extends string> {
  /** The file name of the results, without extension. */
  readonly name: string
  readonly tests: readonly { readonly id: Id; readonly name: string }[]
  readonly state: ReturnType<typeof useRun<Id>>
  /** The form that runs the server's checks without scripts. */
  readonly form?: { readonly action: string; readonly intent: string }
  /** Before a run starts. */
  readonly onStart?: () => void
  /** Beside the buttons. */
  readonly controls?: ReactNode
  /** Between the buttons and the results. */
  readonly children?: ReactNode
}

/** A group of tests: run all, run one, stop, the results and their files. */
export function TestRun<Id extends string>(props: TestRunProps<Id>) {
  const { name, tests, form, children } = props
  const isHydrated = useHydrated()
  const { results, isBusy, run, stop, clear } = props.state
  const start = (ids: readonly Id[]) => {
    props.onStart?.()
    run(ids)
  }
  const runAll = (event: FormEvent) => {
    event.preventDefault()
    start(tests.map(({ id }) => id))
  }
  return (
    <>
      <Form method={form ? 'post' : 'get'} {...(form && { action: form.action })} onSubmit={runAll}>
        {form && <input type="hidden" name="intent" value={form.intent} />}
        <RunBar
          name={name}
          results={results}
          nameOf={(id) => tests.find((one) => one.id === id)?.name ?? id}
          isBusy={isBusy}
          onStop={stop}
          onClear={clear}
        >
          {props.controls}
        </RunBar>
      </Form>
      {children}
      <Summary results={results} count={tests.length} />
      <ResultsTable
        tests={tests}
        results={results}
        onRun={isHydrated ? (id) => start([id as Id]) : undefined}
        isBusy={isBusy}
      />
    </>
  )
}
