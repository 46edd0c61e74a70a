import { format } from '#kernel/messages.ts'
import { zero } from '#kernel/money.ts'
import type { Block, LetterContent } from '../letter.rules.ts'
import { oneLine } from '../letter.rules.ts'
import type { OrderConfirmation } from '../order-confirmation.input.ts'
import type { OrderFacts } from '../order-letter.rules.ts'
import { goods, parcel } from './order-goods.rules.ts'
import {
  about,
  address,
  arrival,
  family,
  greeting,
  open,
  type Section,
  saying,
  terms,
} from './order-sections.rules.ts'
import { type Told, tellingOf } from './telling.rules.ts'

export interface Sending {
  readonly link: string
  readonly now: Date
}

/** A reparto and the prefix 53 are Cuba's. */
const isInCuba = ({ reparto, phone }: OrderConfirmation['shippingAddress']): boolean =>
  reparto !== '' || /^\+?53/.test(phone.replace(/[\s()-]/g, ''))

function factsOf(given: OrderConfirmation, { link, now }: Sending): OrderFacts {
  const { shippingAddress: to, orderTotal } = given
  return {
    number: given.orderNumber,
    link,
    destination: isInCuba(to) ? 'cuba' : 'usa',
    method: 'paypal',
    isPaid: false,
    buyerName: given.customerName,
    recipientName: to.recipientName || given.recipientName,
    placedAt: now,
    payBy: null,
    lines: given.cartItems,
    sums: {
      subtotal: zero,
      discount: zero,
      shipping: zero,
      tax: zero,
      agencyFee: zero,
      installation: zero,
      total: orderTotal,
    },
    address: to,
    zelle: null,
    carrier: '',
    trackingCode: '',
    window: null,
    note: '',
    choices: null,
    refunded: null,
  }
}

/** The payload names a total and no other sum, so that no other is said. */
const goodsAndTotal: Section = (told) =>
  goods(told).map((block): Block => (block.kind === 'goods' ? { ...block, sums: [] } : block))

const buyers: readonly Section[] = [
  saying((say) => say.confirmation.text),
  open,
  goodsAndTotal,
  address,
  arrival,
  family,
  terms,
]
const recipients: readonly Section[] = [
  saying((say) => say.recipient_order_coming.text),
  parcel,
  address,
  arrival,
  family,
  open,
  saying((say) => say.noMoney),
]

/** The order confirmation for the one who pays and, without any price, for the one who receives. */
export function confirmationContent(
  given: OrderConfirmation,
  sending: Sending,
  told: Told,
): LetterContent {
  const telling = tellingOf(factsOf(given, sending), told)
  const { say, values, reader } = telling
  const isRecipient = reader === 'recipient'
  const messages = isRecipient ? say.recipient_order_coming : say.confirmation
  const sections = [about, greeting, ...(isRecipient ? recipients : buyers)]
  return {
    subject: oneLine(format(messages.subject, values)),
    preheader: format(isRecipient ? messages.text : say.preheader, values),
    heading: format(messages.heading, values),
    blocks: sections.flatMap((section) => section(telling)),
  }
}
