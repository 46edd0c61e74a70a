import { Money } from '#design/money.tsx'
import { StaffForm, StaffLabel, StaffText, staffBox } from '#design/staff-form.tsx'
import { useLocale } from '#design/words-context.tsx'
import type { Usd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import { type CostKind, costKinds } from '../accounting.rules.ts'
import { useAccountingWords } from './use-accounting-words.ts'

interface OrderCostsProps {
  readonly costs: readonly { kind: CostKind; amount: Usd; note: string; at: Date }[]
}

/** What bringing this order cost the shop, and a form to note more of it. */
export function OrderCosts({ costs }: OrderCostsProps) {
  const words = useAccountingWords().costForm
  const locale = useLocale()
  return (
    <div className="grid gap-4">
      {costs.length === 0 && <p className="text-soft-ink">{words.none}</p>}
      <ul className="grid gap-1 text-sm">
        {costs.map(({ kind, amount, note, at }) => (
          <li key={`${kind} ${at.toISOString()} ${amount}`}>
            {words.kinds[kind]}: <Money amount={amount} /> · {formatDate(at, locale)}
            {note && ` · ${note}`}
          </li>
        ))}
      </ul>
      <StaffForm intent="cost" button={words.save}>
        <div className="grid items-end gap-3 sm:grid-cols-3">
          <StaffLabel label={words.kind}>
            {(id) => (
              <select id={id} name="kind" className={staffBox}>
                {costKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {words.kinds[kind]}
                  </option>
                ))}
              </select>
            )}
          </StaffLabel>
          <StaffText label={words.amount} name="amount" isRequired />
          <StaffText label={words.note} name="note" />
        </div>
      </StaffForm>
    </div>
  )
}
