import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin, type Tx } from '#platform/database/transaction.ts'
import { countItems } from '#shop/cart/cart.rules.ts'
import { parseCompact } from '#shop/cart/stored-cart.rules.ts'
import {
  abandonedDrafts,
  countAbandoned,
  countDraftsOf,
  deleteDraftsOf,
} from './abandoned.queries.server.ts'
import { type AbandonedCheckout, abandonedBetween } from './abandoned.rules.ts'

/** Staff sees only contact data and amount of a draft. */
const asStaff = async <Value>(ctx: Needs, none: Value, work: (tx: Tx) => Promise<Value>) =>
  ctx.actor.role === 'admin'
    ? asSystemWithin(ctx, 'staff looks after checkouts that were left', ({ tx }) => work(tx))
    : none

export const abandonedCount = (ctx: Needs<'now'>): Promise<number> =>
  asStaff(ctx, 0, (tx) => countAbandoned(tx, abandonedBetween(ctx.now)))

/** Drafts of the last thirty days with contact data, newest first. */
export const abandonedCheckouts = (ctx: Needs<'now'>, limit = 100): Promise<AbandonedCheckout[]> =>
  asStaff<AbandonedCheckout[]>(ctx, [], async (tx) => {
    const drafts = await abandonedDrafts(tx, abandonedBetween(ctx.now), limit)
    return drafts.map(({ id, at, locale, destination, cart, buyer }) => ({
      ...{ id, at, locale, destination },
      items: countItems(parseCompact(cart).lines),
      name: buyer.name ?? '',
      email: buyer.email ?? '',
      phone: buyer.phone ?? '',
    }))
  })

type Buyer = Parameters<typeof countDraftsOf>[1]

const forStaff = (ctx: Needs, work: (tx: Tx) => Promise<number>): Promise<number> =>
  ctx.actor.role === 'admin'
    ? asSystemWithin(ctx, 'staff looks after the checkouts of a customer', ({ tx }) => work(tx))
    : Promise.resolve(0)

/** For staff: how many checkouts a person has not completed. */
export const draftsOfBuyer = (ctx: Needs, buyer: Buyer): Promise<number> =>
  forStaff(ctx, (tx) => countDraftsOf(tx, buyer))

export const eraseDraftsOfBuyer = (ctx: Needs, buyer: Buyer): Promise<number> =>
  forStaff(ctx, (tx) => deleteDraftsOf(tx, buyer))
