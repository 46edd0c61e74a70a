import { useLocale } from '#design/messages-context.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format, formatNumber } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { downloadProblem } from '../lists/download-problem.rules.ts'
import type { ListKind } from '../lists/list-state.rules.ts'
import { useComplianceMessages } from './use-messages.ts'

export interface ShownList {
  readonly list: ListKind
  readonly asOf: Date
  readonly count: number
  readonly source: string
  readonly isOld: boolean
}

export interface ShownDownload {
  readonly url: string
  readonly checkedAt: Date | null
  readonly error: string
}

function Row({ list, asOf, count, source, isOld }: ShownList) {
  const messages = useComplianceMessages()
  const locale = useLocale()
  return (
    <tr className="border-line border-t align-top">
      <th scope="row" className="py-2 pr-4 text-left font-semibold">
        {messages.names[list]}
      </th>
      <td className="py-2 pr-4 tabular-nums">
        {formatDate(asOf, locale, 'PP', 'UTC')}
        {isOld && <span className="block text-warn">{messages.old}</span>}
      </td>
      <td className="py-2 pr-4 text-right tabular-nums">{formatNumber(locale, count)}</td>
      <td className="break-words py-2 text-soft-ink">{source}</td>
    </tr>
  )
}

export function ListsTable({ lists }: { lists: readonly ShownList[] }) {
  const messages = useComplianceMessages()
  const { list, asOf, names, source } = messages.columns
  if (lists.length === 0) return <p>{messages.none}</p>
  return (
    <ScrollBox
      label={messages.title}
      className="goes-on overflow-x-auto rounded-card border border-line px-4 text-sm"
    >
      <table className="w-full min-w-[40rem]">
        <thead>
          <tr className="text-left">
            {[list, asOf, names, source].map((column) => (
              <th
                key={column}
                scope="col"
                className={`py-2 pr-4 font-semibold ${column === names ? 'text-right' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lists.map((one) => (
            <Row key={one.list} {...one} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

/** Who hears of a list before it expires. */
export function NotifiedStaff({ names }: { names: readonly string[] }) {
  const { notified } = useComplianceMessages()
  return (
    <p className={names.length === 0 ? 'text-warn' : undefined}>
      {names.length === 0 ? notified.none : format(notified.some, { names: names.join(', ') })}{' '}
      <TextLink to="/admin/avisos-al-personal">{notified.choose}</TextLink>
    </p>
  )
}

/** Source URLs and the result of their last download. */
export function Downloads({ downloads }: { downloads: readonly ShownDownload[] }) {
  const messages = useComplianceMessages().downloads
  const locale = useLocale()
  if (downloads.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <ul className="grid gap-3 text-sm">
      {downloads.map(({ url, checkedAt, error }) => (
        <li key={url} className="grid gap-0.5">
          <span className="break-all font-semibold">{url}</span>
          <span>
            {checkedAt
              ? format(messages.checked, { date: formatDate(checkedAt, locale) })
              : messages.never}
          </span>
          {error !== '' && (
            <span className="text-bad">{messages.problems[downloadProblem(error)]}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
