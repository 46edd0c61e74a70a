import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import { add, cents, formatUsd, type Usd, zero } from '#kernel/money.ts'
import { formatDeadline } from '#kernel/time.ts'
import { type Headline, headlineOf } from '../lifecycle/progress.rules.ts'
import type { MoneyBack, Order } from '../order.rules.ts'
import { useOrderMessages } from './use-messages.ts'

const edges: Readonly<Partial<Record<Headline, string>>> = {
  refused: 'border-l-bad',
  closed: 'border-l-bad',
  declined: 'border-l-bad',
  cancelled: 'border-l-bad',
  pay_now: 'border-l-sun',
  send_proof: 'border-l-sun',
  partly_paid: 'border-l-sun',
  awaiting_parts: 'border-l-sun',
  delivered: 'border-l-good',
  paid: 'border-l-good',
  disputed: 'border-l-bad',
  today: 'border-l-good',
  pickup: 'border-l-good',
  incident: 'border-l-warn',
  going_on: 'border-l-good',
}

interface OrderHeadlineProps {
  readonly order: Order
  /** What was paid in parts is on its way back, whatever the order's own state says yet. */
  readonly isReturning?: boolean
  /** Relatives paid it, or were to: what becomes of the parts is said instead. */
  readonly isDivided?: boolean | undefined
  /** A provider took money of a part back, and nothing leaves before the shop decides. */
  readonly isShort?: boolean | undefined
  /** What goes back or went back; the order's total where it is not known. */
  readonly moneyBack?: MoneyBack | undefined
  /** What is still to be paid of a part that arrived. */
  readonly due?: Usd | undefined
}

/** What several people paid is nobody's alone. */
const ofParts = {
  refund_due: 'parts_due',
  refunded: 'parts_returned',
  partly_refunded: 'parts_partly',
} as const satisfies Partial<Record<Headline, string>>
const isOfParts = (headline: Headline): headline is keyof typeof ofParts =>
  Object.hasOwn(ofParts, headline)

const isOver = (headline: Headline) => headline === 'cancelled' || headline === 'closed'

interface AboutMoney {
  readonly isDivided: boolean
  readonly isShort: boolean
  /** A part went back before. */
  readonly isRest: boolean
}

function textsOf(headline: Headline, { isDivided, isShort, isRest }: AboutMoney) {
  if (isShort && headline === 'partly_refunded') return 'parts_taken'
  if (isDivided && isOfParts(headline)) return ofParts[headline]
  return isRest && headline === 'refund_due' ? 'refund_rest' : headline
}

export function OrderHeadline({
  order,
  isReturning = false,
  isDivided = false,
  isShort = false,
  moneyBack,
  due = order.total,
}: OrderHeadlineProps) {
  const { headlines: messages, partBack } = useOrderMessages()
  const locale = useLocale()
  const own = headlineOf(order)
  const headline = isReturning && isOver(own) ? 'refund_due' : own
  const { amount = order.total, returned = zero } = moneyBack ?? {}
  const texts = messages[textsOf(headline, { isDivided, isShort, isRest: returned > zero })]
  const date = order.payBy ? formatDeadline(order.payBy, locale, order.destination) : ''
  return (
    <div
      role="status"
      data-headline={headline}
      className={`rounded-card border border-l-4 border-line bg-raised p-4 ${edges[headline] ?? 'border-l-ink'}`}
    >
      <p className="text-lg font-bold">{format(texts.title, { method: order.methodName })}</p>
      <p className="mt-1 text-soft-ink">
        {format(isDivided && isOver(headline) ? messages.parts_back : texts.text, {
          ...{ date, method: order.methodName },
          ...{ amount: formatUsd(amount), returned: formatUsd(returned) },
          ...{ paid: formatUsd(add(amount, returned)), due: formatUsd(due) },
          total: formatUsd(order.total),
          received: formatUsd(cents(order.total - due)),
        })}
      </p>
      {headline !== 'partly_refunded' && order.payment === 'partly_refunded' && moneyBack && (
        <p className="mt-1 text-soft-ink">{format(partBack, { amount: formatUsd(amount) })}</p>
      )}
    </div>
  )
}
