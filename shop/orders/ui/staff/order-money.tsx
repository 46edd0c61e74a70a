import { useLocale } from '#design/messages-context.tsx'
import { Money } from '#design/money.tsx'
import { ScrollBox } from '#design/scroll-box.tsx'
import { format } from '#kernel/messages.ts'
import { cents, type Usd } from '#kernel/money.ts'
import { formatDateTime } from '#kernel/time.ts'
import { awaitsMoney } from '../../lifecycle/order-state.rules.ts'
import type { Order } from '../../order.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'

interface Entry {
  readonly amount: Usd
  readonly by: string | null
  readonly at: Date
}

export interface MoneyShown {
  readonly captured: Usd
  readonly refunded: Usd
  readonly underway: Usd
  readonly left: Usd
  readonly lines: readonly (Entry & {
    readonly kind: 'capture' | 'refund'
    readonly reference: string
    readonly note: string
  })[]
  readonly requests: readonly (Entry & {
    readonly state: 'asked' | 'pending' | 'failed'
    readonly reason: string
  })[]
}

export type StaffNames = Readonly<Record<string, { readonly name: string; readonly email: string }>>

interface OrderMoneyProps {
  readonly order: Pick<Order, 'total' | 'payment' | 'closedAt'>
  readonly money: MoneyShown
  /** Who acted, by id. */
  readonly staff: StaffNames
}

function Sums({ order, money }: Omit<OrderMoneyProps, 'staff'>) {
  const { total } = order
  const names = useStaffOrderMessages().money
  const steps = useOrderStepMessages()
  const unpaid = cents(Math.max(0, total - money.captured))
  const excess = cents(Math.max(0, money.left - total))
  const sums: readonly (readonly [string, Usd, boolean])[] = [
    [steps.orderTotal, total, true],
    [names.captured, money.captured, true],
    [steps.unpaid, unpaid, unpaid > 0 && awaitsMoney(order)],
    [steps.excess, excess, excess > 0 && order.payment !== 'refund_due'],
    [names.refunded, money.refunded, money.refunded > 0],
    [names.underway, money.underway, money.underway > 0],
    [names.left, money.left, money.captured > 0],
  ]
  return (
    <dl className="grid gap-0.5 text-sm" data-money="">
      {sums
        .filter(([, , isShown]) => isShown)
        .map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-4 last:font-bold">
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** What came, what went back and what remains; then each entry with its reference and who recorded it. */
export function OrderMoney({ order, money, staff }: OrderMoneyProps) {
  const names = useStaffOrderMessages().money
  const steps = useOrderStepMessages()
  const locale = useLocale()
  const entryOf = (kind: string, { amount, by, at }: Entry, ...rest: readonly string[]) => {
    const person = by === null ? undefined : staff[by]
    const text = person && format(steps.by, { name: person.name || person.email })
    const parts = [...rest, formatDateTime(at, locale), text].filter(Boolean)
    return (
      <li key={`${kind} ${at.toISOString()} ${rest.join()}`} className="wrap-anywhere">
        {kind} <Money amount={amount} /> · {parts.join(' · ')}
      </li>
    )
  }
  const hasEntries = money.lines.length + money.requests.length > 0
  return (
    <div className="grid gap-2">
      <Sums order={order} money={money} />
      {hasEntries && (
        <ScrollBox label={steps.entries} className="lg:max-h-21 lg:overflow-y-auto">
          <ul className="grid gap-1 text-soft-ink text-sm">
            {money.requests.map((request) =>
              entryOf(steps.requested, request, steps.requestStates[request.state], request.reason),
            )}
            {money.lines.map((line) =>
              entryOf(names.kinds[line.kind], line, line.reference, line.note),
            )}
          </ul>
        </ScrollBox>
      )}
      {money.lines.length === 0 && <p className="text-soft-ink text-sm">{names.none}</p>}
    </div>
  )
}
