import { Play } from 'lucide-react'
import { useLocale } from '#design/messages-context.tsx'
import { intlLocales } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { notRun, type TestResult, type TestResults } from '../results/test-result.rules.ts'
import { StatusMark } from './status-mark.tsx'
import { useTestMessages } from './use-messages.ts'

interface Named {
  readonly id: string
  readonly name: string
}
interface ResultsTableProps {
  readonly tests: readonly Named[]
  readonly results: TestResults
  /** Runs one test; absent without scripts. */
  readonly onRun?: (id: string) => void
  readonly isBusy: boolean
}

function DateTime({ timestamp }: Pick<TestResult, 'timestamp'>) {
  const locale = useLocale()
  if (!timestamp) return null
  const time = new Date(timestamp).toLocaleTimeString(intlLocales[locale], {
    timeZone: 'America/Havana',
  })
  return <time dateTime={timestamp}>{time}</time>
}

function Row({ id, name, results, onRun, isBusy }: Named & Omit<ResultsTableProps, 'tests'>) {
  const messages = useTestMessages()
  const { status, message, timestamp } = results[id] ?? notRun
  return (
    <tr
      data-test={id}
      className="border-line border-b align-middle max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-1.5 md:*:py-1.5"
    >
      <th
        scope="row"
        className="pr-4 text-left font-semibold max-md:[overflow-wrap:anywhere] xl:whitespace-nowrap"
      >
        {name}
      </th>
      <td className="md:pr-4">
        <StatusMark status={status} />
      </td>
      <td className="pr-4 text-soft-ink [overflow-wrap:anywhere] max-md:col-span-3 max-md:row-start-2 max-md:empty:hidden">
        {message}
      </td>
      <td className="whitespace-nowrap pr-2 text-soft-ink tabular-nums max-md:col-span-3 max-md:row-start-3 max-md:empty:hidden">
        <DateTime timestamp={timestamp} />
      </td>
      {onRun && (
        <td className="text-right max-md:col-start-3 max-md:row-start-1">
          <button
            type="button"
            aria-label={format(messages.actions.runOne, { test: name })}
            disabled={isBusy}
            onClick={() => onRun(id)}
            className="-my-1 grid size-11 cursor-pointer place-items-center rounded-field hover:bg-sunk disabled:opacity-60 md:size-9"
          >
            <Play aria-hidden="true" strokeWidth={1.75} className="size-4" />
          </button>
        </td>
      )}
    </tr>
  )
}

export function ResultsTable({ tests, ...rest }: ResultsTableProps) {
  const { columns } = useTestMessages()
  return (
    <table className="w-full text-sm max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-line border-b text-left text-soft-ink *:py-1.5 *:pr-4 *:font-normal">
          <th scope="col">{columns.test}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.message}</th>
          <th scope="col">{columns.timestamp}</th>
          {rest.onRun && <td />}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {tests.map((named) => (
          <Row key={named.id} {...named} {...rest} />
        ))}
      </tbody>
    </table>
  )
}
