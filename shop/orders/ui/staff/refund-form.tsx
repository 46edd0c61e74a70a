import { type InputEvent, useState } from 'react'
import { LabelledField } from '#design/forms/labelled-field.tsx'
import { useEntered } from '#design/forms/refusal-context.ts'
import { StaffForm as Act, StaffText as Text } from '#design/forms/staff-form.tsx'
import { format } from '#kernel/messages.ts'
import { formatUsd, toDecimal, type Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { isTransfer } from '#kernel/payment-method.ts'
import type { Order } from '../../order.rules.ts'
import { useOrderStepMessages, useStaffOrderMessages } from '../use-messages.ts'

interface AmountProps {
  readonly left: Usd
}

/** What may go back stands beside the field, and as one types, that it is too much. */
function AmountField({ left }: AmountProps) {
  const { actions } = useStaffOrderMessages()
  const { refundLimit, aboveLimit } = useOrderStepMessages()
  const entered = useEntered('amount', toDecimal(left))
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
      hint={format(refundLimit, limit)}
      defaultValue={entered.value}
      problem={isAboveLimit ? format(aboveLimit, limit) : isAsRefused ? entered.problem : undefined}
      onInput={follow}
      required
      maxLength={20}
    />
  )
}

/** A full refund unless another amount is entered; what would happen is shown before it does. */
export function RefundForm({ order, left }: AmountProps & { readonly order: Order }) {
  const { actions, reason } = useStaffOrderMessages()
  return (
    <Act intent="refund" button={actions.refund} asksFirst>
      <AmountField left={left} />
      {isTransfer(order.method) && <Text label={actions.reference} name="reference" isRequired />}
      <Text label={reason} name="reason" isRequired />
    </Act>
  )
}
