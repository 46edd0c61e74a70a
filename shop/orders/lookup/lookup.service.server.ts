import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { withMinDuration } from '#platform/min-response-time.ts'
import {
  clientSource,
  countAttempt,
  type TooMany,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { write } from '../notifications/order-notifications.service.server.ts'
import type { OrderWithLines } from '../order.rules.ts'
import { findOrderWithLines, newestOrders } from '../orders.queries.server.ts'
import { readOrderNumber } from '../placing/order-number.rules.ts'
import { allAsReceived } from './receipt.service.server.ts'

type Answered<Value> = { readonly ok: true; readonly value: Value } | TooMany

const lookedUp = (ctx: Ctx) => countAttempt(ctx, [{ what: 'orderLookup', who: ctx.caller.address }])

/** Whether a number is an order of the shop, and nothing else about it. */
export async function isGenuine(ctx: Ctx, input: string): Promise<Answered<string | null>> {
  const counted = await lookedUp(ctx)
  if (!counted.ok) return counted
  const number = readOrderNumber(input)
  const acting = asSystem(ctx.db, 'an order number is verified')
  const found =
    number !== null && (await inTransaction(acting, ({ tx }) => findOrderWithLines(tx, { number })))
  return { ok: true, value: found ? found.number : null }
}

const isBuyer = (order: OrderWithLines, email: string): boolean =>
  order.buyer.email.toLowerCase() === email.trim().toLowerCase()

interface LookupRequest {
  readonly number: string
  readonly email: string
}

/** Sends the link to the buyer's e-mail again; the response is the same for every number and e-mail. */
export async function sendLinkAgain(
  ctx: Ctx,
  { number, email }: LookupRequest,
): Promise<Answered<null>> {
  const counted = await countAttempt(ctx, [
    clientSource(ctx, 'orderLookup'),
    { what: 'orderEmail', who: email },
  ])
  if (!counted.ok) return counted
  const acting = { ...ctx, ...asSystem(ctx.db, 'the link of an order is requested') }
  await withMinDuration(ctx.config.ACCOUNT_ANSWER_MS, () =>
    inTransaction(acting, async (inside) => {
      const order = await findOrderWithLines(inside.tx, { number })
      if (!order || !isBuyer(order, email)) return
      await write(inside, order, { buyer: ['order_link'], recipient: [], owner: [] })
    }),
  )
  return { ok: true, value: null }
}

const maxShown = 100

/** A customer's orders, newest first; row security hides all others. */
export const ownOrders = async (ctx: Ctx, userId: string) =>
  allAsReceived(
    ctx,
    await inTransaction(ctx, ({ tx }) => newestOrders(tx, { userId, limit: maxShown })),
  )
