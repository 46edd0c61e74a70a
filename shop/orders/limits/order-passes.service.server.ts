import { ok, type Result, refused } from '#kernel/result.ts'
import { hourMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { keyOf } from './buyer-keys.server.ts'
import type { PassInput } from './order-pass.input.ts'
import {
  countRefusedSince,
  endPassNow,
  insertPass,
  type Pass,
  passesAt,
  type RefusedBuyer,
  refusedSince,
} from './placing-limits.queries.server.ts'
import { digitsOf } from './placing-limits.rules.ts'

export type { Pass, RefusedBuyer } from './placing-limits.queries.server.ts'

const daysShown = 7

const since = (now: Date) => new Date(now.getTime() - daysShown * 24 * hourMs)

export interface RefusedOrders {
  readonly count: number
  readonly latest: readonly RefusedBuyer[]
  readonly passes: readonly Pass[]
}

/** For staff: the orders that limits refused in the last week, and who is let through. */
export const refusedOrders = (ctx: Needs<'now'>, who = ''): Promise<RefusedOrders> =>
  inTransaction(ctx, async ({ tx, now }) => ({
    count: await countRefusedSince(tx, since(now)),
    latest: await refusedSince(tx, since(now), {
      text: who.trim().toLowerCase(),
      digits: who.includes('@') ? '' : digitsOf(who),
    }),
    passes: await passesAt(tx, now),
  }))

export const countRefusedOrders = (ctx: Needs<'now'>): Promise<number> =>
  inTransaction(ctx, ({ tx, now }) => countRefusedSince(tx, since(now)))

type Deciding = Needs<'now' | 'requestId'>

type Noted = Pick<PassInput, 'kind' | 'value'> & Partial<Pick<PassInput, 'hours'>>

const note = (ctx: Deciding, action: 'created' | 'removed', { value, ...facts }: Noted) =>
  recordChanges(ctx, [
    action === 'created'
      ? { area: 'order_limit', subject: value, action, before: null, after: facts }
      : { area: 'order_limit', subject: value, action, before: facts, after: null },
  ])

/** Lets one buyer order beyond the limits for a time. */
export async function letThrough(
  ctx: Deciding,
  input: PassInput,
): Promise<Result<null, 'not_allowed'>> {
  const { actor } = ctx
  if (actor.role !== 'admin') return refused('not_allowed')
  return inTransaction(ctx, async (inside) => {
    const { kind, value, hours } = input
    const validUntil = new Date(inside.now.getTime() + hours * hourMs)
    const key = keyOf(kind, value)
    await insertPass(inside.tx, { kind, value, key, validUntil, by: actor.id }, inside.now)
    await note(inside, 'created', input)
    return ok(null)
  })
}

export async function endPass(ctx: Deciding, id: string): Promise<Result<null, 'not_allowed'>> {
  if (ctx.actor.role !== 'admin') return refused('not_allowed')
  return inTransaction(ctx, async (inside) => {
    const ended = await endPassNow(inside.tx, id, inside.now)
    if (ended) await note(inside, 'removed', ended)
    return ok(null)
  })
}
