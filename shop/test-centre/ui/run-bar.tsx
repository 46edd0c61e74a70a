import { Download, Play, Square, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#design/button.tsx'
import { namedResults, resultsCsv, resultsJson } from '../results/results-file.rules.ts'
import type { TestResults } from '../results/test-result.rules.ts'
import { useTestMessages } from './use-messages.ts'

interface RunBarProps {
  /** The file name of the results, without extension. */
  readonly name: string
  readonly results: TestResults
  readonly nameOf: (id: string) => string
  readonly isBusy: boolean
  readonly onStop: () => void
  readonly onClear: () => void
  readonly children?: ReactNode
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4 shrink-0' } as const

function FileLink({ text, type, file, label }: Record<'text' | 'type' | 'file' | 'label', string>) {
  return (
    <a
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
      download={file}
      className={buttonClass('quiet', 'text-sm')}
    >
      <Download {...icon} />
      {label}
    </a>
  )
}

export function RunBar(props: RunBarProps) {
  const { results, nameOf, isBusy, name, children } = props
  const all = useTestMessages()
  const messages = all.actions
  const named = namedResults(results, nameOf)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isBusy ? (
        <Button onClick={props.onStop}>
          <Square {...icon} />
          {messages.stop}
        </Button>
      ) : (
        <Button look="sun" type="submit">
          <Play {...icon} />
          {messages.runAll}
        </Button>
      )}
      {children}
      <Button disabled={isBusy || named.length === 0} onClick={props.onClear}>
        <Trash2 {...icon} />
        {messages.clear}
      </Button>
      {named.length > 0 && !isBusy && (
        <>
          <FileLink
            text={resultsJson(named)}
            type="application/json"
            file={`${name}.json`}
            label={messages.json}
          />
          <FileLink
            text={resultsCsv(named, all)}
            type="text/csv"
            file={`${name}.csv`}
            label={messages.csv}
          />
        </>
      )}
    </div>
  )
}
