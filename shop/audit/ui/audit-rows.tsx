import { Sheet, sheetCell } from '#design/sheet.tsx'
import { useLocale } from '#design/words-context.tsx'
import { cents, formatUsd } from '#kernel/money.ts'
import { momentText } from '#kernel/time.ts'
import type { AuditEntry, Noted } from '../audit.rules.ts'
import { named, useAuditWords } from './use-audit-words.ts'

export interface Who {
  readonly name: string
  readonly email: string
}

function Value({ field, value }: { field: string; value: Noted | undefined }) {
  const words = useAuditWords()
  if (value === null || value === undefined || value === '')
    return <span className="text-soft-ink italic">{words.nothing}</span>
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number' && field.endsWith('_cents') && Number.isSafeInteger(value))
    return <span className="figures">{formatUsd(cents(value))}</span>
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function Changed({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return (
    <ul className="grid gap-1">
      {fields.map((field) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          {field !== 'value' && <code className="text-soft-ink">{field}: </code>}
          <Value field={field} value={before?.[field]} /> <span aria-hidden="true">→</span>{' '}
          <Value field={field} value={after?.[field]} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  readonly entry: AuditEntry
  readonly who: Who | null
}

function Person({ entry, who }: EntryProps) {
  const words = useAuditWords()
  if (entry.byUser === null) return words.shop
  if (!who) return words.gone
  return (
    <>
      {who.name || who.email}
      {who.name && <span className="block break-all text-soft-ink">{who.email}</span>}
    </>
  )
}

function Row({ entry, who }: EntryProps) {
  const words = useAuditWords()
  const locale = useLocale()
  return (
    <tr>
      <td className={`${sheetCell} whitespace-nowrap`}>{momentText(entry.at, locale)}</td>
      <td className={sheetCell}>
        <Person entry={entry} who={who} />
      </td>
      <th scope="row" className={`${sheetCell} font-normal`}>
        {named(words.areas, entry.area)} {named(words.actions, entry.action)}
        <span className="block font-semibold [overflow-wrap:anywhere]">{entry.subject}</span>
      </th>
      <td className={`${sheetCell} min-w-60`}>
        <Changed before={entry.before} after={entry.after} />
      </td>
    </tr>
  )
}

interface AuditRowsProps {
  readonly entries: readonly AuditEntry[]
  readonly people: Readonly<Record<string, Who>>
}

/** Who changed what, newest first, with what stood there before and after. */
export function AuditRows({ entries, people }: AuditRowsProps) {
  const words = useAuditWords()
  if (entries.length === 0) return <p>{words.none}</p>
  return (
    <Sheet label={words.title} heads={Object.values(words.columns)} least="min-w-[46rem]">
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} who={(entry.byUser && people[entry.byUser]) || null} />
      ))}
    </Sheet>
  )
}
