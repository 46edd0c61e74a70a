import { useLocale } from '#design/words-context.tsx'
import { momentText } from '#kernel/time.ts'
import { noteIn } from '../known-notes.rules.ts'
import { type StaffOrderWords, useStaffOrderWords } from './use-staff-order-words.ts'

export interface HistoryRow {
  readonly axis: string
  readonly to_state: string
  readonly reason: string
  readonly by_role: string
  readonly changed_at: Date
}

function stateIn(words: StaffOrderWords, { axis, to_state: to }: HistoryRow): string {
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    payment: words.paymentStates,
    compliance: words.complianceStates,
    delivery: words.deliveryStates,
  }
  return tables[axis]?.[to] ?? to
}

/** Everything that happened, oldest first; nothing of it can be changed. */
export function AdminOrderHistory({ history }: { history: readonly HistoryRow[] }) {
  const words = useStaffOrderWords()
  const locale = useLocale()
  const { payment, compliance, delivery } = words
  const axes: Readonly<Record<string, string>> = { payment, compliance, delivery }
  const actors: Readonly<Record<string, string>> = words.actors
  return (
    <ol className="grid gap-2">
      {history.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added
        <li key={at} className="border-line border-b pb-2">
          <span className="figures text-soft-ink text-sm">
            {momentText(row.changed_at, locale)} · {actors[row.by_role] ?? row.by_role}
          </span>
          <span className="block">
            {row.axis !== 'note' && (
              <strong>
                {axes[row.axis]}: {stateIn(words, row)}
              </strong>
            )}{' '}
            {noteIn(words.notes, row.reason)}
          </span>
        </li>
      ))}
    </ol>
  )
}
