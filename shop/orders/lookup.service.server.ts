import type { Ctx } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { noSooner } from '#platform/no-sooner.ts'
import { countTries, type TooMany } from '#shop/accounts/tries.service.server.ts'
import type { OrderWithLines } from './order.rules.ts'
import { readOrderNumber } from './order-number.rules.ts'
import { findOrderWithLines, newestOrders } from './orders.queries.server.ts'
import { mainLetter } from './telling.rules.ts'
import { write } from './telling.service.server.ts'

type Answered<Value> = { readonly ok: true; readonly value: Value } | TooMany

const lookedUp = (ctx: Ctx) => countTries(ctx, [{ what: 'orderLookup', who: ctx.caller.address }])

/** Whether a number is one of the shop's orders, and nothing else about it. */
export async function isGenuine(ctx: Ctx, typed: string): Promise<Answered<string | null>> {
  const counted = await lookedUp(ctx)
  if (!counted.ok) return counted
  const number = readOrderNumber(typed)
  const acting = asSystem(ctx.db, 'is an order number genuine')
  const found =
    number !== null && (await inTransaction(acting, ({ tx }) => findOrderWithLines(tx, { number })))
  return { ok: true, value: found ? found.number : null }
}

const isBuyer = (order: OrderWithLines, email: string): boolean =>
  order.buyer.email.toLowerCase() === email.trim().toLowerCase()

interface Asked {
  readonly number: string
  readonly email: string
}

/** The link goes once more to the address that ordered; the answer is the same for any number and address. */
export async function sendLinkAgain(ctx: Ctx, { number, email }: Asked): Promise<Answered<null>> {
  const counted = await countTries(ctx, [
    { what: 'orderLookup', who: ctx.caller.address },
    { what: 'orderLetter', who: email },
  ])
  if (!counted.ok) return counted
  const acting = { ...ctx, ...asSystem(ctx.db, 'the link of an order is asked for') }
  await noSooner(ctx.config.ACCOUNT_ANSWER_MS, () =>
    inTransaction(acting, async (inside) => {
      const order = await findOrderWithLines(inside.tx, { number })
      if (!order || !isBuyer(order, email)) return
      await write(inside, order, { buyer: [mainLetter(order)], recipient: [], owner: [] })
    }),
  )
  return { ok: true, value: null }
}

const mostShown = 100

/** A customer's orders, newest first; row security shows nobody else's. */
export const ownOrders = (ctx: Ctx, userId: string) =>
  inTransaction(ctx, ({ tx }) => newestOrders(tx, { userId, limit: mostShown }))
