import { fallbackLocale } from '#kernel/locale.ts'
import { add, formatUsd, type Usd, zero } from '#kernel/money.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import { ownersAddress } from '#shop/orders/notifications/order-notifications.service.server.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { allMethods } from '../methods/methods.service.server.ts'
import {
  dueOfPart,
  isEnded,
  isPartPaid,
  missingOf,
  type Part,
  partState,
  surplusOf,
} from './part.rules.ts'
import { receivedOf } from './part-money.rules.ts'
import { type PartTransfer, partTransfersOf } from './part-transfers.queries.server.ts'
import { partAt, partsOf } from './parts.queries.server.ts'
import { payerThrough } from './payers.queries.server.ts'
import { partLink } from './paying/part-link.server.ts'

type Writing = Needs<'now' | 'config' | 'shopUrl'> & { readonly tx: Tx }

const addressed = (ctx: Writing, order: Order) => ({
  to: order.buyer.email,
  locale: order.locale,
  facts: {
    name: order.buyer.name,
    number: order.number,
    link: `${ctx.shopUrl}${linkOf(ctx, order, 'payer')}`,
  },
})

/** A part came while others are missing; the last one is confirmed as any payment. */
export async function writePaid(ctx: Writing, orderId: string, partId: string): Promise<void> {
  const order = await orderById(ctx, orderId)
  const parts = await partsOf(ctx.tx, orderId)
  const part = parts.find(({ id }) => id === partId)
  const missing = missingOf(parts)
  if (order?.payment !== 'awaiting_parts' || !part || !isPartPaid(part) || missing === zero) return
  const { to, locale, facts } = addressed(ctx, order)
  const { name, number, amount } = part
  await queueEmail(ctx, {
    ...{ to, locale },
    email: {
      ...{ kind: 'part_paid', ...facts, part: name, partNumber: String(number) },
      // the whole part, however many transfers it took
      ...{ amount: formatUsd(amount), missing: formatUsd(missing) },
    },
  })
}

/** The deadline passed: what came of it is returned. */
export async function writeEnded(
  ctx: Writing,
  order: Order,
  parts: readonly Part[],
): Promise<void> {
  const came = add(zero, ...parts.map(({ money }) => receivedOf(money)))
  const { to, locale, facts } = addressed(ctx, order)
  const amount = came > zero ? formatUsd(came) : ''
  await queueEmail(ctx, { to, locale, email: { kind: 'parts_ended', ...facts, amount } })
}

export interface Moved {
  readonly method: PaymentMethod
  readonly amount: Usd
  /** Through which attempt at a provider, where it is known. */
  readonly attempt?: string
}

/** What the letters to the payer of a part say; null where none gave an address. */
async function payersFacts(ctx: Writing, partId: string, moved: Moved) {
  const { method, amount } = moved
  const part = await partAt(ctx.tx, partId)
  if (!part) return null
  const { payerName: payer_name, payerEmail: payer_email, payerLocale: payer_locale } = part
  const shown = { payer_name, payer_email, payer_locale }
  const payer = (await payerThrough(ctx.tx, partId, moved)) ?? shown
  const order = payer.payer_email !== '' && (await orderById(ctx, part.orderId))
  if (!order) return null
  const parts = await partsOf(ctx.tx, order.id)
  const known = await allMethods(ctx)
  return {
    ...{ part, order, parts },
    to: payer.payer_email,
    locale: payer.payer_locale,
    facts: {
      ...{ name: payer.payer_name, number: order.number, amount: formatUsd(amount) },
      ...{ partNumber: String(part.number), parts: String(parts.length) },
      methodName: known.find((one) => one.method === method)?.name ?? method,
      isEnded: isEnded(order),
      link: `${ctx.shopUrl}${partLink(ctx, part, order)}`,
    },
  }
}

/** The payer says that a transfer was sent: the shop is asked to look at the bank, and the payer is told that it does. */
export async function writeSent(
  ctx: Writing,
  part: Part,
  sent: Pick<PartTransfer, 'method' | 'methodName' | 'memo' | 'sender_name' | 'confirmation'>,
): Promise<void> {
  const order = await orderById(ctx, part.orderId)
  if (!order) return
  await writeToOwner(ctx, part, order.number, sent)
  await writeSearch(ctx, part, sent.method)
}

async function writeToOwner(
  ctx: Writing,
  part: Part,
  number: string,
  { methodName, memo, sender_name: name, confirmation }: Parameters<typeof writeSent>[2],
): Promise<void> {
  const to = await ownersAddress(ctx)
  if (to === '') return
  const parts = String((await partsOf(ctx.tx, part.orderId)).length)
  await queueEmail(ctx, {
    ...{ to, locale: fallbackLocale },
    email: {
      ...{ kind: 'owner_part_to_verify', name, number, parts, methodName, memo, confirmation },
      ...{ part: part.name, partNumber: String(part.number), amount: formatUsd(dueOfPart(part)) },
      link: `${ctx.shopUrl}/admin/partes?pedido=${number}`,
    },
  })
}

async function writeSearch(ctx: Writing, part: Part, method: PaymentMethod): Promise<void> {
  const found = await payersFacts(ctx, part.id, { method, amount: dueOfPart(part) })
  if (!found) return
  const { to, locale, facts } = found
  await queueEmail(ctx, { to, locale, email: { kind: 'part_sent', ...facts } })
}

/** The order ended: who sent a transfer that has not come reads that it is looked for and goes back. */
export async function writeLookedFor(
  ctx: Writing,
  order: Order,
  parts: readonly Part[],
): Promise<void> {
  const sent = parts.filter((part) => partState(part, order) === 'looked_for')
  const transfers = await partTransfersOf(
    ctx.tx,
    sent.map(({ id }) => id),
  )
  for (const part of sent) {
    const transfer = transfers.find(({ part_id }) => part_id === part.id)
    if (transfer) await writeSearch(ctx, part, transfer.method)
  }
}

/** The receipt of who paid a part, if they want one. */
export async function writeReceipt(ctx: Writing, partId: string, moved: Moved): Promise<void> {
  const found = await payersFacts(ctx, partId, moved)
  if (!found) return
  const { to, locale, facts, part, order, parts } = found
  const textOf = (sum: Usd) => (sum > zero ? formatUsd(sum) : '')
  const sums = {
    ...{ missing: textOf(missingOf(parts)), rest: textOf(dueOfPart(part)) },
    ...{ excess: textOf(surplusOf(part, order)), until: order.payBy, at: ctx.now },
    ...{ destination: order.destination },
  }
  await queueEmail(ctx, { to, locale, email: { kind: 'part_receipt', ...facts, ...sums } })
}

/** Money of a part went back to whoever paid it. */
export async function writeReturned(ctx: Writing, partId: string, moved: Moved): Promise<void> {
  const found = await payersFacts(ctx, partId, moved)
  if (!found) return
  const { to, locale, facts } = found
  await queueEmail(ctx, { to, locale, email: { kind: 'part_returned', ...facts } })
}

/** A transfer that was said to be sent is not at the bank: its payer and the buyer read so. */
export async function writeNotSeen(
  ctx: Writing,
  part: Part,
  { method, reason }: { readonly method: PaymentMethod; readonly reason: string },
): Promise<void> {
  const order = await orderById(ctx, part.orderId)
  const known = await allMethods(ctx)
  const methodName = known.find((one) => one.method === method)?.name ?? method
  if (!order) return
  const parts = String((await partsOf(ctx.tx, order.id)).length)
  const amount = formatUsd(dueOfPart(part))
  const about = { amount, parts, methodName, reason, partNumber: String(part.number) }
  const ended = { isEnded: isEnded(order) }
  const found = await payersFacts(ctx, part.id, { method, amount: dueOfPart(part) })
  const buyer = addressed(ctx, order)
  for (const { to, locale, facts } of [...(found ? [found] : []), buyer])
    await queueEmail(ctx, {
      ...{ to, locale },
      email: { ...about, ...ended, ...facts, kind: 'part_not_seen' },
    })
}
