import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { ConfirmDialog, ShownFacts } from '#shop/orders/ui/staff/confirm-action.tsx'
import type { PartPreview } from '#shop/payments/parts/staff/part-preview.service.server.ts'
import { usePartsStaffMessages } from '#shop/payments/ui/use-messages.ts'

interface PartQuestionProps {
  readonly asked: PartPreview & { readonly isOther?: boolean }
  readonly entered: Readonly<Record<string, string>>
  readonly closeTo: string
}

/** What a decision about a part counts, moves and writes, before it does. */
export function PartQuestion({ asked, entered, closeTo }: PartQuestionProps) {
  const messages = usePartsStaffMessages()
  const { ask } = messages
  const { orderNumber, partNumber, excess, emails, providerName } = asked
  const isReturn = entered.intent === 'return'
  const isNotSeen = entered.intent === 'not_seen'
  const values = {
    ...{ number: orderNumber, part: String(partNumber), method: providerName ?? '' },
    ...{ amount: formatUsd(asked.amount), due: formatUsd(asked.due), excess: formatUsd(excess) },
  }
  const texts = [
    isNotSeen && ask.notSeenText,
    isReturn && format(providerName === null ? ask.byHand : ask.byProvider, values),
    emails.length > 0 && ask.emails,
  ]
  const money = [
    [messages.reference, entered.reference],
    [messages.amountField, values.amount],
  ] as const
  const facts = [...(isNotSeen ? [] : money), [messages.reason, entered.reason] as const]
  const title = isNotSeen ? ask.notSeen : isReturn ? ask.giveBack : ask.confirm
  return (
    <ConfirmDialog
      title={format(title, values)}
      text={texts.filter(Boolean).join(' ')}
      closeTo={closeTo}
      entered={entered}
      emails={emails}
      isOther={asked.isOther}
      isGrave={isReturn || isNotSeen || excess > 0}
    >
      {excess > 0 && <p className="font-bold text-bad">{format(ask.excess, values)}</p>}
      <ShownFacts facts={facts} />
    </ConfirmDialog>
  )
}
