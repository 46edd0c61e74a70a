import type { Locale } from '#kernel/locale.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import type { OrderConfirmation } from '../order-confirmation.input.ts'
import type { OrderLetter } from '../order-letter.rules.ts'
import { confirmationContent, type Sending } from './confirmation.rules.ts'
import { orderContent } from './order-letters.rules.ts'
import { type Reader, readerOf } from './telling.rules.ts'
import { type Written, written } from './written.server.ts'

/** HTML and text together: what the outbox takes, and what a slow line in Cuba bears. */
const mostBytes: Record<Reader, number> = { buyer: 29_000, owner: 29_000, recipient: 14_000 }
const lineSteps = [100, 40, 15, 5, 0]

const sizeOf = ({ html, text }: Written) => Buffer.byteLength(html) + Buffer.byteLength(text)

export interface ConfirmationTo extends Sending {
  readonly reader: 'buyer' | 'recipient'
}

/** Shows as many lines of goods as the letter has room for. */
function fitted(reader: Reader, write: (most: number) => Written): Written {
  for (const most of lineSteps) {
    const letter = write(most)
    if (sizeOf(letter) <= mostBytes[reader]) return letter
  }
  throw new RangeError('a letter does not fit even without its goods')
}

export const writtenOrderLetter = (
  letter: OrderLetter,
  facts: ShopFacts,
  locale: Locale,
): Written =>
  fitted(readerOf(letter.kind), (most) =>
    written(orderContent(letter, { locale, shopName: facts.shopName, most }), facts, locale),
  )

export const writtenConfirmation = (
  given: OrderConfirmation,
  { link, now, reader }: ConfirmationTo,
  facts: ShopFacts,
  locale: Locale,
): Written =>
  fitted(reader, (most) => {
    const told = { reader, locale, shopName: facts.shopName, most }
    return written(confirmationContent(given, { link, now }, told), facts, locale)
  })
