import { add, formatUsd, type Usd, zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { queueEmail } from '#shop/emails/outbox/outbox.service.server.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { isPartPaid, missingOf, type Part } from './part.rules.ts'
import { receivedOf } from './part-money.rules.ts'
import { partsOf } from './parts.queries.server.ts'

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
export async function writePaid(
  ctx: Writing,
  orderId: string,
  partId: string,
  amount: Usd,
): Promise<void> {
  const order = await orderById(ctx, orderId)
  const parts = await partsOf(ctx.tx, orderId)
  const part = parts.find(({ id }) => id === partId)
  const missing = missingOf(parts)
  if (order?.payment !== 'awaiting_parts' || !part || !isPartPaid(part) || missing === zero) return
  const { to, locale, facts } = addressed(ctx, order)
  const { name, number } = part
  await queueEmail(ctx, {
    ...{ to, locale },
    email: {
      ...{ kind: 'part_paid', ...facts, part: name, partNumber: String(number) },
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
