import { type InputEvent, useState } from 'react'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { useEntered } from '#design/forms/refusal-context.ts'
import { StaffForm as Act, StaffText as Text } from '#design/forms/staff-form.tsx'
import { format } from '#kernel/messages.ts'
import { cents, formatUsd, toDecimal, type Usd, zero } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import type { Order } from '../../order.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'

interface AmountProps {
  readonly left: Usd
  /** What came beyond the order; zero where the order itself is to go back. */
  readonly excess: Usd
}

/** What may go back stands beside the field, and as one types, that it is too much. */
function AmountField({ left, excess }: AmountProps) {
  const { actions } = useStaffOrderMessages()
  const { refundLimit, refundExcess, aboveLimit } = useOrderStepMessages()
  const entered = useEntered('amount', toDecimal(excess > zero ? excess : left))
  const [typed, setTyped] = useState<string | null>(null)
  const limit = { amount: formatUsd(left) }
  const isAboveLimit = typed !== null && (parseMoney(typed) ?? 0) > left
  // what was refused stays marked until it is changed
  const isAsRefused = typed === null || typed === entered.value
  const follow = ({ currentTarget }: InputEvent<HTMLInputElement>) => setTyped(currentTarget.value)
  return (
    <LabelledField
      label={actions.amount}
      name="amount"
      inputMode="decimal"
      hint={[
        format(refundLimit, limit),
        ...(excess > zero ? [format(refundExcess, { excess: formatUsd(excess) })] : []),
      ].join(' ')}
      defaultValue={entered.value}
      problem={isAboveLimit ? format(aboveLimit, limit) : isAsRefused ? entered.problem : undefined}
      onInput={follow}
      required
      maxLength={20}
    />
  )
}

/** What came too much, else a full refund, unless another amount is entered; what would happen is shown before it does. */
export function RefundForm({ order, left }: Pick<AmountProps, 'left'> & { readonly order: Order }) {
  const { actions, reason } = useStaffOrderMessages()
  const excess = order.payment === 'paid' ? cents(Math.max(0, left - order.total)) : zero
  return (
    <Act intent="refund" button={actions.refund} asksFirst>
      <AmountField left={left} excess={excess} />
      {isTransfer(order.method) && <Text label={actions.reference} name="reference" isRequired />}
      <Text label={reason} name="reason" isRequired />
    </Act>
  )
}
