import { useLocale } from '#design/messages-context.tsx'
import { formatDateTime } from '#kernel/time.ts'
import { formatChange, type StoredChange } from '../history/history-notes.rules.ts'
import { useStaffOrderMessages } from './use-messages.ts'

export interface HistoryRow extends StoredChange {
  readonly changed_at: Date
  readonly by_user: string | null
}

interface Person {
  readonly name: string
  readonly email: string
}

interface AdminOrderHistoryProps {
  readonly history: readonly HistoryRow[]
  /** Who acted, by id; without it only the role is shown. */
  readonly staff?: Readonly<Record<string, Person>>
}

/** A name alone could be anybody's. */
const nameWithAddress = ({ name, email }: Person) => (name ? `${name} (${email})` : email)

export function AdminOrderHistory({ history, staff = {} }: AdminOrderHistoryProps) {
  const messages = useStaffOrderMessages()
  const locale = useLocale()
  return (
    <ol className="grid gap-2 lg:gap-1">
      {history.map((row, at) => {
        const { axis, to, by, note } = formatChange(row, messages, locale)
        const person = row.by_user === null ? undefined : staff[row.by_user]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added
          <li key={at} className="border-line border-b pb-2 lg:pb-1">
            <span className="figures text-soft-ink text-sm">
              {formatDateTime(row.changed_at, locale)} · {person ? nameWithAddress(person) : by}
            </span>
            <span className="block">
              {axis && (
                <strong>
                  {axis}: {to}
                </strong>
              )}{' '}
              {note}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
