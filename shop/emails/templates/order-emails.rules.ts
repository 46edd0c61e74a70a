import { format } from '#kernel/messages.ts'
import { type EmailContent, oneLine } from '../email.rules.ts'
import type { OrderEmail, OrderEmailKind } from '../order-email.rules.ts'
import {
  type EmailContext,
  type EmailContextInput,
  emailContextOf,
  recipientKindOf,
} from './order-email-context.rules.ts'
import { installation, items, parcel } from './order-items.rules.ts'
import {
  cancelledMoney,
  divided,
  firstPayment,
  payment,
  paymentAfterRelease,
  refund,
  refusedMoney,
  restOfTransfer,
  surplus,
} from './order-payment.rules.ts'
import {
  about,
  address,
  arrival,
  corrections,
  decision,
  delivered,
  family,
  greeting,
  held,
  newDate,
  newDays,
  note,
  open,
  type Section,
  summary,
  technician,
  terms,
  tracking,
  withMessages,
} from './order-sections.rules.ts'

const whole = [open, summary, items, technician, installation, address, arrival, family, terms]

/** The sections after the greeting, in order. */
const sections: Readonly<Record<OrderEmailKind, readonly Section[]>> = {
  order_received: [firstPayment, ...whole],
  order_divided: [divided, open, arrival],
  order_corrected: [
    corrections,
    newDays,
    address,
    withMessages((all) => all.corrected.check),
    open,
  ],
  order_held: [open],
  order_released: [paymentAfterRelease, ...whole],
  order_refused: [refusedMoney, open],
  proof_received: [withMessages((messages) => messages.proofIsNoPayment), open],
  proof_refused: [note('reason'), withMessages((messages) => messages.tryAgain), payment, open],
  payment_under_review: [open],
  payment_partly_received: [restOfTransfer, open],
  payment_confirmed: [surplus, ...whole],
  order_expired: [withMessages((messages) => messages.expired), open],
  order_cancelled: [note('reason'), cancelledMoney, open],
  order_refunded: [refund, open],
  order_prepared: [open, arrival],
  order_handed_over: [tracking, arrival, open, family],
  order_in_cuba: [tracking, arrival, open, family],
  order_ready_for_pickup: [note('where'), family, open],
  order_in_hands: [open, delivered, technician, installation],
  order_delivered: [open, delivered, technician, installation],
  order_undelivered: [tracking, arrival, open],
  order_incident: [note('details'), open],
  order_delayed: [note('reason'), newDate, decision],
  damage_received: [note('report'), open],
  damage_answered: [note('answer'), open],
  order_link: [open, withMessages((messages) => messages.linkIsYours)],
  recipient_order_coming: [
    parcel,
    technician,
    installation,
    address,
    arrival,
    family,
    open,
    withMessages((messages) => messages.noMoney),
  ],
  recipient_handed_over: [tracking, arrival, family, open],
  recipient_ready_for_pickup: [note('where'), family, open],
  recipient_delivered: [open, delivered, technician, installation],
  recipient_undelivered: [tracking, arrival, open],
  recipient_delayed: [newDate, open],
  recipient_damage_received: [note('report'), open],
  recipient_damage_answered: [note('answer'), open],
  recipient_cancelled: [open, withMessages((messages) => messages.noMoney)],
  owner_new_order: [open, summary, items, address],
  owner_proof_to_verify: [summary, open],
  owner_order_held: [summary, open],
}

/** Nobody reads of himself as of somebody else who receives it. */
const toOneself = {
  order_ready_for_pickup: 'order_ready_for_oneself',
  order_in_hands: 'order_in_own_hands',
  order_delivered: 'order_delivered_to_oneself',
  order_undelivered: 'order_undelivered_to_oneself',
} as const
const isAboutReceiving = (kind: OrderEmailKind): kind is keyof typeof toOneself =>
  Object.hasOwn(toOneself, kind)

/** Nobody reads as his what another wrote. */
const byRecipient = {
  damage_received: 'damage_reported_by_recipient',
  damage_answered: 'damage_answered_to_recipient',
} as const
const isAboutDamage = (kind: OrderEmailKind): kind is keyof typeof byRecipient =>
  Object.hasOwn(byRecipient, kind)

/** A problem with what was there is over: it does not arrive a second time. */
const isResolved = (kind: OrderEmailKind, { wasDelivered }: OrderEmail['order']): boolean =>
  kind === 'order_delivered' && (wasDelivered ?? false)

/** What its way of payment makes another text of. */
function textsOfMoney(kind: OrderEmailKind, order: OrderEmail['order']) {
  if (kind === 'order_received' && order.isNowTransfer) return 'order_now_transfer'
  if (kind === 'order_cancelled' && order.isDeclined) return 'order_declined'
  if (kind === 'order_refunded' && order.isDivided) return 'order_refunded_parts'
  return null
}

/** A delay without choices is of an order that has left; an incident may be of one that is there. */
function textsOf(kind: OrderEmailKind, order: OrderEmail['order']) {
  if (kind === 'order_incident' && order.wasDelivered) return 'order_incident_after'
  if (isResolved(kind, order)) return 'order_resolved'
  if (order.isForOneself && isAboutReceiving(kind)) return toOneself[kind]
  if (kind === 'order_delayed' && !order.choices) return 'order_delayed_on_the_way'
  return textsOfMoney(kind, order) ?? kind
}

const goesTo: readonly OrderEmailKind[] = [
  'payment_confirmed',
  'order_handed_over',
  'order_in_cuba',
]

/** Nobody reads of himself by his name that it goes to him. */
function namedOneself(kind: OrderEmailKind, context: EmailContext): EmailContext {
  if (!context.order.isForOneself || !goesTo.includes(kind)) return context
  const recipient = context.messages.somebody.oneself
  return { ...context, values: { ...context.values, recipient } }
}

type Texts = ReturnType<typeof textsOf> | (typeof byRecipient)[keyof typeof byRecipient]

const first = (kind: OrderEmailKind, texts: Texts): readonly Section[] => {
  if (kind === 'order_held') return [about, greeting, held]
  const text: Section = (context) =>
    withMessages((all) => all[texts].text)(namedOneself(kind, context))
  return recipientKindOf(kind) === 'owner' ? [about, text] : [about, greeting, text]
}

const showsTotal: readonly OrderEmailKind[] = ['order_received', 'payment_confirmed']

export function orderContent(
  { kind, order }: OrderEmail,
  emailContext: Omit<EmailContextInput, 'recipientKind'>,
): EmailContent {
  const context = emailContextOf(order, { ...emailContext, recipientKind: recipientKindOf(kind) })
  const { messages, values } = context
  const isByRecipient = order.isReportedByRecipient && isAboutDamage(kind)
  const texts = isByRecipient ? byRecipient[kind] : textsOf(kind, order)
  const { subject, heading, text } = messages[texts]
  return {
    subject: oneLine(format(subject, values)),
    preheader: format(
      showsTotal.includes(kind) ? messages.preheader : text,
      namedOneself(kind, context).values,
    ),
    heading: format(heading, values),
    blocks: [
      ...first(kind, texts),
      ...(isResolved(kind, order) ? [note('details'), open] : sections[kind]),
    ].flatMap((section) => section(context)),
  }
}
