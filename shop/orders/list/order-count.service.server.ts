import { dayMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { countOrdersSince } from './order-count.queries.server.ts'

export const ordersOfADay = (ctx: Needs<'now'>): Promise<number> =>
  inTransaction(ctx, ({ tx, now }) => countOrdersSince(tx, new Date(now.getTime() - dayMs)))
