import { format } from '#kernel/messages.ts'
import { type LetterContent, oneLine } from '../letter.rules.ts'
import type { OrderLetter, OrderLetterKind } from '../order-letter.rules.ts'
import { goods, parcel } from './order-goods.rules.ts'
import { cancelledMoney, payment, refund, refusedMoney } from './order-payment.rules.ts'
import {
  about,
  address,
  arrival,
  decision,
  delivered,
  expected,
  family,
  greeting,
  held,
  newDate,
  note,
  open,
  type Section,
  saying,
  summary,
  terms,
  tracking,
} from './order-sections.rules.ts'
import { readerOf, type Told, tellingOf } from './telling.rules.ts'

const whole = [open, summary, goods, address, arrival, family, terms]

/** What follows the first words of a letter, in its order. */
const sections: Readonly<Record<OrderLetterKind, readonly Section[]>> = {
  order_received: [payment, ...whole],
  order_held: [open],
  order_released: [payment, open, arrival],
  order_refused: [refusedMoney, open],
  proof_received: [saying((say) => say.proofIsNoPayment), open],
  proof_refused: [note('reason'), saying((say) => say.tryAgain), payment, open],
  payment_under_review: [open],
  payment_confirmed: whole,
  order_expired: [saying((say) => say.expired), open],
  order_cancelled: [note('reason'), cancelledMoney, open],
  order_refunded: [refund, open],
  order_prepared: [open, arrival],
  order_handed_over: [tracking, arrival, open, family],
  order_in_cuba: [tracking, expected, open, family],
  order_ready_for_pickup: [note('where'), family, open],
  order_delivered: [open, delivered],
  order_incident: [note('details'), open],
  order_delayed: [note('reason'), newDate, decision],
  damage_answered: [note('answer'), open],
  recipient_order_coming: [parcel, address, arrival, family, open, saying((say) => say.noMoney)],
  recipient_handed_over: [tracking, arrival, family, open],
  recipient_ready_for_pickup: [note('where'), family, open],
  recipient_delivered: [open, delivered],
  recipient_delayed: [newDate, open],
  owner_new_order: [open, summary, goods, address],
  owner_proof_to_verify: [summary, open],
  owner_order_held: [summary, open],
}

const first = (kind: OrderLetterKind): readonly Section[] => {
  if (kind === 'order_held') return [about, greeting, held]
  const said = saying((say) => say[kind].text)
  return readerOf(kind) === 'owner' ? [about, said] : [about, greeting, said]
}

const showsTotal: readonly OrderLetterKind[] = ['order_received', 'payment_confirmed']

/** What a letter about an order says in a language, with the shop's name in it. */
export function orderContent(
  { kind, order }: OrderLetter,
  told: Omit<Told, 'reader'>,
): LetterContent {
  const telling = tellingOf(order, { ...told, reader: readerOf(kind) })
  const { say, values } = telling
  return {
    subject: oneLine(format(say[kind].subject, values)),
    preheader: format(showsTotal.includes(kind) ? say.preheader : say[kind].text, values),
    heading: format(say[kind].heading, values),
    blocks: [...first(kind), ...sections[kind]].flatMap((section) => section(telling)),
  }
}
