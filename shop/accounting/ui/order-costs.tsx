import { StaffForm, StaffSelect, StaffText } from '#design/forms/staff-form.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import type { Usd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import { type CostKind, costKinds } from '../accounting.rules.ts'
import { useAccountingMessages } from './use-messages.ts'

interface OrderCostsProps {
  readonly costs: readonly { kind: CostKind; amount: Usd; note: string; at: Date; by: string }[]
  /** Who noted them, by id. */
  readonly staff: Readonly<Record<string, { readonly name: string; readonly email: string }>>
}

/** The shipping costs of an order. */
export function CostList({ costs, staff }: OrderCostsProps) {
  const messages = useAccountingMessages().costForm
  const locale = useLocale()
  if (costs.length === 0) return <p className="text-soft-ink">{messages.none}</p>
  return (
    <ul className="grid gap-1 text-sm">
      {costs.map(({ kind, amount, note, at, by }) => (
        <li key={`${kind} ${at.toISOString()} ${amount}`}>
          {messages.kinds[kind]}: <Money amount={amount} /> · {formatDate(at, locale)}
          {note && ` · ${note}`}
          {staff[by] && ` · ${[staff[by].name, staff[by].email].filter(Boolean).join(', ')}`}
        </li>
      ))}
    </ul>
  )
}

export function CostForm() {
  const messages = useAccountingMessages().costForm
  return (
    <StaffForm intent="cost" button={messages.save}>
      <StaffSelect
        label={messages.kind}
        name="kind"
        choices={costKinds.map((kind) => [kind, messages.kinds[kind]])}
      />
      <StaffText label={messages.amount} name="amount" isRequired />
      <StaffText label={messages.note} name="note" />
    </StaffForm>
  )
}
