import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { formatDate } from '#kernel/time.ts'
import { greetableName, oneLine, unlinked } from '../email.rules.ts'
import { messages } from '../messages/messages.ts'
import type { OrderEmailKind, OrderFacts } from '../order-email.rules.ts'
import { hourThere } from './hour.rules.ts'

export type OrderMessages = (typeof messages.orders)[Locale]
export const orderMessages = (locale: Locale): OrderMessages => messages.orders[locale]

export type Parser = 'buyer' | 'recipient' | 'owner'

export function recipientKindOf(kind: OrderEmailKind): Parser {
  if (kind.startsWith('recipient_')) return 'recipient'
  return kind.startsWith('owner_') ? 'owner' : 'buyer'
}

type Value =
  | 'shop'
  | 'number'
  | 'buyer'
  | 'recipient'
  | 'total'
  | 'method'
  | 'place'
  | 'handler'
  | 'receiver'
  | 'from'
  | 'to'
  | 'received'
  | 'missing'
  | 'back'

/** The data of an order e-mail: the order, the messages and their values. */
export interface EmailContext {
  readonly order: OrderFacts
  readonly recipientKind: Parser
  readonly locale: Locale
  readonly messages: OrderMessages
  readonly values: Readonly<Record<Value, string>>
  /** Maximum number of items shown. */
  readonly max: number
  readonly isDemonstration: boolean
}

export interface EmailContextInput {
  readonly recipientKind: Parser
  readonly locale: Locale
  readonly shopName: string
  readonly max: number
  /** The shop is not ready to sell. */
  readonly isDemonstration: boolean
}

export const formatDateTimeIn = (
  instant: Date,
  { locale, messages, order }: Pick<EmailContext, 'locale' | 'messages' | 'order'>,
): string =>
  format(messages.dateTime, {
    date: formatDate(instant, locale),
    time: hourThere(instant, locale, order.destination),
  })

/** What goes back to who cancels: all, or what is left after a part was returned. */
const backText = ({ held, returned }: OrderFacts, { delay: { back } }: OrderMessages): string =>
  held && returned ? format(back.rest, { amount: formatUsd(held) }) : back.all

export function emailContextOf(
  order: OrderFacts,
  { recipientKind, locale, shopName, max, isDemonstration }: EmailContextInput,
): EmailContext {
  const messages = orderMessages(locale)
  const { destination, window, partial } = order
  const recipient = greetableName(order.recipientName) || messages.somebody.recipient
  return {
    order,
    recipientKind,
    locale,
    messages,
    max,
    isDemonstration,
    values: {
      shop: oneLine(shopName, 80),
      number: oneLine(order.number, 40),
      buyer: greetableName(order.buyerName) || messages.somebody.buyer,
      recipient,
      total: formatUsd(order.sums.total),
      method: oneLine(order.methodName, 60),
      place: messages.place[destination],
      handler: unlinked(order.carrier, 80) || messages.handler[destination],
      receiver: unlinked(order.receivedBy ?? '', 80) || recipient,
      from: window ? formatDate(window.from, locale, 'PPP') : '',
      to: window ? formatDate(window.to, locale, 'PPP') : '',
      received: partial ? formatUsd(partial.received) : '',
      missing: partial ? formatUsd(partial.missing) : '',
      back: backText(order, messages),
    },
  }
}
