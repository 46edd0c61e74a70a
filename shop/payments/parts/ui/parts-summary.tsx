import { Money } from '#design/money.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { usePartMessages, usePartsStaffMessages } from '../../ui/use-messages.ts'
import type { StaffParts } from '../staff/staff-parts.rules.ts'

/** The parts of an order on its page of the panel. */
export function PartsSummary({ order: { orderNumber, isComplete, parts } }: { order: StaffParts }) {
  const messages = usePartsStaffMessages()
  const { states } = usePartMessages()
  const paid = parts.filter(({ due }) => due === 0).length
  return (
    <>
      <h3 className="font-semibold">
        {format(isComplete ? messages.cardComplete : messages.card, { paid, count: parts.length })}
      </h3>
      <ul className="grid gap-1">
        {parts.map(({ id, number, name, amount, returned, state, payerName }) => (
          <li key={id}>
            {number}. {name || format(messages.part, { number })} · <Money amount={amount} /> ·{' '}
            {states[state]}
            {returned > 0 && ` · ${format(messages.wentBack, { amount: formatUsd(returned) })}`}
            {payerName && ` · ${payerName}`}
          </li>
        ))}
      </ul>
      <TextLink to={`/admin/partes?pedido=${orderNumber}`}>{messages.open}</TextLink>
    </>
  )
}
