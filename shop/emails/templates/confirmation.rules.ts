import { format } from '#kernel/messages.ts'
import { zero } from '#kernel/money.ts'
import type { Block, EmailContent } from '../email.rules.ts'
import { oneLine } from '../email.rules.ts'
import type { OrderConfirmation } from '../order-confirmation.input.ts'
import type { OrderFacts } from '../order-email.rules.ts'
import { type EmailContextInput, emailContextOf } from './order-email-context.rules.ts'
import { items, parcel } from './order-items.rules.ts'
import {
  about,
  address,
  arrival,
  family,
  greeting,
  open,
  type Section,
  terms,
  withMessages,
} from './order-sections.rules.ts'

export interface Sending {
  readonly link: string
  readonly now: Date
}

/** A reparto or the prefix 53 identifies a Cuban address. */
const isInCuba = ({ reparto, phone }: OrderConfirmation['shippingAddress']): boolean =>
  reparto !== '' || /^\+?53/.test(phone.replace(/[\s()-]/g, ''))

function factsOf(input: OrderConfirmation, { link, now }: Sending): OrderFacts {
  const { shippingAddress: to, orderTotal } = input
  return {
    number: input.orderNumber,
    link,
    destination: isInCuba(to) ? 'cuba' : 'usa',
    method: 'paypal',
    methodName: 'PayPal',
    isPaid: false,
    buyerName: input.customerName,
    recipientName: to.recipientName || input.recipientName,
    placedAt: now,
    payBy: null,
    lines: input.cartItems,
    sums: {
      subtotal: zero,
      discount: zero,
      deliverySaving: zero,
      shipping: zero,
      tax: zero,
      agencyFee: zero,
      installation: zero,
      total: orderTotal,
    },
    address: to,
    itemsUntil: null,
    carrier: '',
    trackingCode: '',
    arrival: '',
    window: null,
    note: '',
    choices: null,
    refunded: null,
  }
}

/** The payload has a total and no other sum, so none is shown. */
const itemsAndTotal: Section = (context) =>
  items(context).map((block): Block => (block.kind === 'goods' ? { ...block, sums: [] } : block))

const buyers: readonly Section[] = [
  withMessages((messages) => messages.confirmation.text),
  open,
  itemsAndTotal,
  address,
  arrival,
  family,
  terms,
]
const recipients: readonly Section[] = [
  withMessages((messages) => messages.recipient_order_coming.text),
  parcel,
  address,
  arrival,
  family,
  open,
  withMessages((messages) => messages.noMoney),
]

/** The order confirmation for the payer and, without prices, for the recipient. */
export function confirmationContent(
  input: OrderConfirmation,
  sending: Sending,
  emailContext: EmailContextInput,
): EmailContent {
  const context = emailContextOf(factsOf(input, sending), emailContext)
  const { messages: texts, values, recipientKind } = context
  const isRecipient = recipientKind === 'recipient'
  const messages = isRecipient ? texts.recipient_order_coming : texts.confirmation
  const sections = [about, greeting, ...(isRecipient ? recipients : buyers)]
  return {
    subject: oneLine(format(messages.subject, values)),
    preheader: format(isRecipient ? messages.text : texts.preheader, values),
    heading: format(messages.heading, values),
    blocks: sections.flatMap((section) => section(context)),
  }
}
