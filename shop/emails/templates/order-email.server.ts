import type { Locale } from '#kernel/locale.ts'
import type { ShopFacts } from '#shop/settings/settings.rules.ts'
import type { OrderConfirmation } from '../order-confirmation.input.ts'
import type { OrderEmail } from '../order-email.rules.ts'
import { type Written, written } from '../rendering/rendered-email.server.ts'
import { confirmationContent, type Sending } from './confirmation.rules.ts'
import { type Parser, recipientKindOf } from './order-email-context.rules.ts'
import { orderContent } from './order-emails.rules.ts'

/** Limit of HTML and text together: the outbox's maximum, and what a slow connection in Cuba can load. */
const maxBytes: Record<Parser, number> = { buyer: 29_000, owner: 29_000, recipient: 14_000 }
const lineSteps = [100, 40, 15, 5, 0]

const sizeOf = ({ html, text }: Written) => Buffer.byteLength(html) + Buffer.byteLength(text)

export interface ConfirmationTo extends Sending {
  readonly recipientKind: 'buyer' | 'recipient'
}

/** Shows as many items as fit into the size limit. */
function fitted(recipientKind: Parser, write: (max: number) => Written): Written {
  for (const max of lineSteps) {
    const email = write(max)
    if (sizeOf(email) <= maxBytes[recipientKind]) return email
  }
  throw new RangeError('an e-mail exceeds the size limit even without its items')
}

const shopIn = ({ shopName, isDemonstration }: ShopFacts) => ({ shopName, isDemonstration })

export const writtenOrderEmail = (email: OrderEmail, facts: ShopFacts, locale: Locale): Written =>
  fitted(recipientKindOf(email.kind), (max) =>
    written(orderContent(email, { ...shopIn(facts), locale, max }), facts, locale),
  )

export const writtenConfirmation = (
  options: OrderConfirmation,
  { link, now, recipientKind }: ConfirmationTo,
  facts: ShopFacts,
  locale: Locale,
): Written =>
  fitted(recipientKind, (max) => {
    const context = { recipientKind, locale, ...shopIn(facts), max }
    return written(confirmationContent(options, { link, now }, context), facts, locale)
  })
