import type { Locale } from '#kernel/locale.ts'
import { formatUsd } from '#kernel/money.ts'
import { fill, type Words } from '#kernel/words.ts'
import { type Block, greetableName, type LetterContent, oneLine } from '../letter.rules.ts'
import { ordersEn } from '../messages/orders.en.ts'
import { ordersEs } from '../messages/orders.es.ts'
import type { OrderLetter, OrderLetterKind } from '../order-letter.rules.ts'
import { lettersWords } from './account-letters.rules.ts'

export type OrderWords = Words<typeof ordersEs>
const words: Record<Locale, OrderWords> = { es: ordersEs, en: ordersEn }

const readerOf = (kind: OrderLetterKind) =>
  kind.startsWith('recipient_') ? 'recipient' : kind.startsWith('owner_') ? 'owner' : 'buyer'

/** What a letter about an order says in a language, with the shop's name in it. */
export function orderContent(
  { kind, order }: OrderLetter,
  locale: Locale,
  shopName: string,
): LetterContent {
  const say = words[locale]
  const { greeting } = lettersWords(locale)
  const reader = readerOf(kind)
  const name = greetableName(reader === 'recipient' ? order.recipientName : order.buyerName)
  const values = {
    shop: oneLine(shopName, 80),
    number: oneLine(order.number, 40),
    buyer: greetableName(order.buyerName),
    recipient: greetableName(order.recipientName),
    total: formatUsd(order.sums.total),
    method: order.method === 'zelle' ? 'Zelle' : 'PayPal',
    handler: oneLine(order.carrier, 80),
  }
  const hello: Block = {
    kind: 'text',
    text: name === '' ? greeting.plain : fill(greeting.named, { name }),
  }
  return {
    subject: oneLine(fill(say[kind].subject, values)),
    heading: fill(say[kind].heading, values),
    blocks: [
      ...(reader === 'owner' ? [] : [hello]),
      { kind: 'text', text: fill(say[kind].text, values) },
      { kind: 'button', label: say.open[reader], link: order.link },
    ],
  }
}
