import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import type { MoneyShown } from '#shop/orders/ui/staff/order-money.tsx'
import { useOrderStepMessages, useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'

interface Shown {
  /** The code of what was done; empty where nothing was. */
  readonly done: string
  readonly order: Order
  readonly money: Pick<MoneyShown, 'lines' | 'requests'>
}

/** Of a form that was sent twice: the refund is made by the first, or still on its way. */
function refundSentTwice({ lines, requests }: Shown['money']) {
  const refunds = lines.filter(({ kind }) => kind === 'refund')
  const [newest] = [...requests, ...refunds].toSorted((a, b) => b.at.getTime() - a.at.getTime())
  if (!newest) return null
  if (!('state' in newest)) return { text: 'refund_once', amount: newest.amount } as const
  return newest.state === 'failed'
    ? null
    : ({ text: 'refund_once_pending', amount: newest.amount } as const)
}

/** What the last form did; the state that the order reached is named. */
export function useDone({ done, order, money }: Shown): string {
  const texts: Readonly<Record<string, string>> = useOrderStepMessages().done
  const { deliveryStates } = useStaffOrderMessages()
  if (done === '') return ''
  const twice = done === 'refund_before' ? refundSentTwice(money) : null
  if (twice) return format(texts[twice.text] ?? '', { amount: formatUsd(twice.amount) })
  const isAlone = done === 'delay' && order.recipient.email === ''
  const text = Object.hasOwn(texts, done) ? texts[isAlone ? 'delayAlone' : done] : texts.other
  return format(text ?? '', { state: deliveryStates[order.delivery] })
}
