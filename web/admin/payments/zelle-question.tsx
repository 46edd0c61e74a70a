import { format } from '#kernel/messages.ts'
import { add, formatUsd, type Usd } from '#kernel/money.ts'
import {
  ConfirmDialog,
  type EmailShown,
  ShownFacts,
} from '#shop/orders/ui/staff/confirm-action.tsx'
import { useZelleStaffMessages } from '#shop/payments/ui/use-messages.ts'

interface ZelleQuestionProps {
  readonly asked: {
    readonly number: string
    readonly due: Usd
    readonly excess: Usd
    readonly emails: readonly EmailShown[]
    readonly isOther?: boolean
  }
  readonly entered: Readonly<Record<string, string>>
}

const intents = ['approve', 'partial', 'again', 'reject', 'look_again'] as const

/** What a decision about a transfer counts and writes, before it does. */
export function ZelleQuestion({ asked, entered }: ZelleQuestionProps) {
  const { ask, form } = useZelleStaffMessages()
  const { number, due, excess, emails } = asked
  const intent = intents.find((one) => one === entered.intent) ?? 'approve'
  const isReject = intent === 'reject'
  const values = {
    due: formatUsd(due),
    excess: formatUsd(excess),
    amount: formatUsd(add(due, excess)),
  }
  const facts = [
    [form.reference, entered.reference],
    [form.amount, isReject ? '' : entered.amount],
    [form.reason, entered.reason],
  ] as const
  return (
    <ConfirmDialog
      title={format(ask[intent], { number })}
      text={isReject ? ask.rejectText : emails.length > 0 ? ask.text : ''}
      closeTo="/admin/zelle"
      entered={excess > 0 ? { ...entered, isExcessKnown: 'yes' } : entered}
      emails={emails}
      isOther={asked.isOther}
      isGrave={isReject || excess > 0}
    >
      {excess > 0 && <p className="font-bold text-bad">{format(ask.excess, values)}</p>}
      <ShownFacts facts={facts} />
    </ConfirmDialog>
  )
}
