import type { Locale } from '#kernel/locale.ts'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import { methodNames } from '#kernel/payment-method.ts'
import { formatDate } from '#kernel/time.ts'
import { greetableName, oneLine, unlinked } from '../letter.rules.ts'
import { messages } from '../messages/messages.ts'
import type { OrderFacts, OrderLetterKind } from '../order-letter.rules.ts'
import { hourInHavana } from './hour.rules.ts'

export type OrderMessages = (typeof messages.orders)[Locale]
export const orderMessages = (locale: Locale): OrderMessages => messages.orders[locale]

export type Reader = 'buyer' | 'recipient' | 'owner'

export function readerOf(kind: OrderLetterKind): Reader {
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
  | 'from'
  | 'to'

/** An order as it is told to somebody: its facts, the messages and what is filled into them. */
export interface Telling {
  readonly order: OrderFacts
  readonly reader: Reader
  readonly locale: Locale
  readonly say: OrderMessages
  readonly values: Readonly<Record<Value, string>>
  /** The most lines of goods that are shown. */
  readonly most: number
}

export interface Told {
  readonly reader: Reader
  readonly locale: Locale
  readonly shopName: string
  readonly most: number
}

export const momentIn = (instant: Date, locale: Locale, say: OrderMessages): string =>
  format(say.moment, { date: formatDate(instant, locale), time: hourInHavana(instant, locale) })

export function tellingOf(order: OrderFacts, { reader, locale, shopName, most }: Told): Telling {
  const say = orderMessages(locale)
  const { destination, window } = order
  return {
    order,
    reader,
    locale,
    say,
    most,
    values: {
      shop: oneLine(shopName, 80),
      number: oneLine(order.number, 40),
      buyer: greetableName(order.buyerName) || say.somebody.buyer,
      recipient: greetableName(order.recipientName) || say.somebody.recipient,
      total: formatUsd(order.sums.total),
      method: methodNames[order.method],
      place: say.place[destination],
      handler: unlinked(order.carrier, 80) || say.handler[destination],
      from: window ? formatDate(window.from, locale, 'PPP') : '',
      to: window ? formatDate(window.to, locale, 'PPP') : '',
    },
  }
}
