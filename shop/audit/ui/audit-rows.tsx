import { useLocale } from '#design/messages-context.tsx'
import { Sheet, sheetCell } from '#design/sheet.tsx'
import { formatDateTime } from '#kernel/time.ts'
import type { FormattedChange, FormattedEntry } from '../audit-format.rules.ts'
import { useAuditMessages } from './use-messages.ts'

export interface Who {
  readonly name: string
  readonly email: string
}

function Value({ value }: { value: string | null }) {
  const messages = useAuditMessages()
  if (value === null) return <span className="text-soft-ink italic">{messages.nothing}</span>
  return <span className="whitespace-pre-line">{value}</span>
}

/** Of what is new or gone its one value; else both. */
function Values({ kind, before, after, isStated }: Pick<FormattedEntry, 'kind'> & FormattedChange) {
  if (kind !== 'changed' || isStated) return <Value value={kind === 'gone' ? before : after} />
  return (
    <>
      <Value value={before} /> <span aria-hidden="true">→</span> <Value value={after} />
    </>
  )
}

function Changed({ kind, changes }: Pick<FormattedEntry, 'kind' | 'changes'>) {
  return (
    <ul className="grid gap-1">
      {changes.map((change) => (
        <li key={change.field} className="[overflow-wrap:anywhere]">
          {change.field !== '' && <span className="text-soft-ink">{`${change.field}: `}</span>}
          <Values kind={kind} {...change} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  readonly entry: FormattedEntry
  readonly who: Who | null
}

function Person({ entry, who }: EntryProps) {
  const messages = useAuditMessages()
  if (entry.byUser === null) return messages.shop
  if (!who) return messages.gone
  return (
    <>
      {who.name || who.email}
      {who.name && <span className="block break-all text-soft-ink">{who.email}</span>}
    </>
  )
}

function Row({ entry, who }: EntryProps) {
  const locale = useLocale()
  return (
    <tr>
      <td className={`${sheetCell} whitespace-nowrap`}>{formatDateTime(entry.at, locale)}</td>
      <td className={sheetCell}>
        <Person entry={entry} who={who} />
      </td>
      <th scope="row" className={`${sheetCell} font-normal`}>
        {entry.what}
        <span className="block font-semibold [overflow-wrap:anywhere]">{entry.subject}</span>
      </th>
      <td className={`${sheetCell} min-w-60`}>
        <Changed kind={entry.kind} changes={entry.changes} />
      </td>
    </tr>
  )
}

interface AuditRowsProps {
  readonly entries: readonly FormattedEntry[]
  readonly users: Readonly<Record<string, Who>>
}

/** Entries, newest first, with values before and after. */
export function AuditRows({ entries, users }: AuditRowsProps) {
  const messages = useAuditMessages()
  if (entries.length === 0) return <p>{messages.none}</p>
  return (
    <Sheet label={messages.title} heads={Object.values(messages.columns)} min="min-w-[46rem]">
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} who={(entry.byUser && users[entry.byUser]) || null} />
      ))}
    </Sheet>
  )
}
