import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { DonationPreview } from '#shop/donations/decisions.service.server.ts'
import { isIntent } from '#shop/donations/ui/admin-donation.tsx'
import { useDonationStaffMessages } from '#shop/donations/ui/use-messages.ts'
import { ConfirmDialog, ShownFacts } from '#shop/orders/ui/staff/confirm-action.tsx'

interface DonationQuestionProps {
  readonly asked: DonationPreview & { readonly isOther?: boolean }
  readonly entered: Readonly<Record<string, string>>
  readonly closeTo: string
}

/** What a decision about a donation counts, moves and writes, before it does. */
export function DonationQuestion({ asked, entered, closeTo }: DonationQuestionProps) {
  const messages = useDonationStaffMessages()
  const { ask } = messages
  const { donation, emails, isAtProvider } = asked
  const intent = isIntent(entered.intent) ? entered.intent : 'confirm'
  const isConfirming = intent === 'confirm'
  const typed = isConfirming
    ? (parseMoney(entered.amount ?? '') ?? donation.amount)
    : donation.amount
  const values = {
    ...{ memo: donation.memo, method: donation.methodName },
    ...{ sum: formatUsd(donation.amount), typed: formatUsd(typed) },
  }
  const texts = [
    intent === 'refuse' && ask.refuseText,
    intent === 'give_back' && format(isAtProvider ? ask.byProvider : ask.byHand, values),
    emails.length > 0 && !isAtProvider && ask.emails,
  ]
  const differs = typed !== donation.amount
  const facts = [
    [messages.reference, entered.reference],
    [messages.sender, entered.sender],
    [messages.amount, isConfirming && values.typed],
    [messages.reason, entered.reason],
  ] as const
  return (
    <ConfirmDialog
      title={format(ask[intent], values)}
      text={texts.filter(Boolean).join(' ')}
      closeTo={closeTo}
      entered={entered}
      emails={emails}
      isOther={asked.isOther}
      isGrave={differs || ['refuse', 'give_back'].includes(intent)}
    >
      {differs && <p className="font-bold text-bad">{format(ask.differs, values)}</p>}
      <ShownFacts facts={facts} />
    </ConfirmDialog>
  )
}
