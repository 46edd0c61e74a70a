import { createHash } from 'node:crypto'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { Batcher } from '#platform/batcher.ts'
import type { Needs } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteRush } from '#platform/database/is-busy.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import type { Party, Screening } from '#shop/compliance/screening/screening.rules.ts'
import { screenParties } from '#shop/compliance/screening/screening.service.server.ts'
import { couponGuess } from '#shop/coupons/coupon-guesses.service.server.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { linkOf, successPath } from '#shop/orders/orders.service.server.ts'
import { recipientName, streetLine } from '#shop/orders/parties.rules.ts'
import { earlierAttempts } from '#shop/orders/placing/idempotency.service.server.ts'
import type { OrderRequest, Placed, PlacingResult } from '#shop/orders/placing/placing.rules.ts'
import { GoneMeanwhile, type Selling, writeSales } from './create-orders.service.server.ts'
import { factsFor, validateAll } from './order-validation.service.server.ts'
import { oneLineEach, type Placing } from './placing.rules.ts'
import { confirmedAccount, lockUnpaid, withinLimits } from './placing-limits.service.server.ts'

type Placer = Needs<'now' | 'config' | 'log' | 'locale' | 'shopUrl' | 'user'>
type Inside = Placer & { readonly tx: Tx }
type Attempt = Pick<Selling, 'placing' | 'hash' | 'userId' | 'screening'>

const hashOf = (request: OrderRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

function partiesOf({ buyer, recipient, nationalId }: OrderRequest): Party[] {
  const { authorised, address } = recipient
  return [
    { role: 'buyer', name: buyer.name },
    {
      role: 'recipient',
      name: recipientName(recipient),
      nationalId,
      address: streetLine(address),
    },
    ...(authorised ? [{ role: 'authorised' as const, ...authorised }] : []),
  ]
}

const placed = (ctx: Placer, order: Order): { readonly ok: true; readonly value: Placed } => ({
  ok: true,
  value: {
    orderId: order.id,
    number: order.number,
    link: linkOf(ctx, order, 'payer'),
    successPath: successPath(ctx, order),
  },
})

/** Earlier results by idempotency key; null for new requests. */
async function placedBefore(ctx: Inside, attempts: readonly Attempt[]) {
  const earlier = await earlierAttempts(
    ctx,
    attempts.map(({ placing }) => placing.idempotencyKey),
  )
  return attempts.map(({ placing, hash }): PlacingResult | null => {
    const saved = earlier.get(placing.idempotencyKey)
    if (!saved) return null
    return saved.hash === hash ? placed(ctx, saved.order) : { ok: false, code: 'attempt_reused' }
  })
}

/** Validates every request before the first write, and creates those without a refusal. */
async function placeNew(ctx: Inside, attempts: readonly Attempt[]): Promise<PlacingResult[]> {
  const placings = attempts.map(({ placing }) => placing)
  await lockUnpaid(ctx, attempts)
  const facts = await factsFor(
    ctx,
    placings.map(({ request }) => request),
  )
  const validated = await withinLimits(ctx, attempts, validateAll(placings, facts), facts)
  const sales = attempts.flatMap((attempt, at) => {
    const found = validated[at]
    return found?.ok ? [{ ...attempt, ...found.value }] : []
  })
  // from here on a refusal is thrown, which rolls the writes back
  const orders = (await writeSales(ctx, sales)).values()
  return validated.map((found) => (found.ok ? placed(ctx, orders.next().value as Order) : found))
}

async function place(ctx: Inside, attempts: readonly Attempt[]): Promise<PlacingResult[]> {
  const before = await placedBefore(ctx, attempts)
  const fresh = attempts.filter((_, at) => before[at] === null)
  if (fresh.length === 0) return before.flatMap((result) => result ?? [])
  const results = await placeNew(ctx, fresh)
  const refused = fresh.filter((_, at) => results[at]?.ok === false)
  // the conflict may be its own order, placed by a concurrent request with the same key
  const own = refused.length > 0 ? await placedBefore(ctx, refused) : []
  const after = new Map(fresh.map((attempt, at) => [attempt, results[at]]))
  for (const [at, attempt] of refused.entries()) if (own[at]) after.set(attempt, own[at])
  return attempts.flatMap((attempt, at) => before[at] ?? after.get(attempt) ?? [])
}

function attemptOf({ user }: Placer, requested: Placing, screening: Screening): Attempt {
  const request = { ...requested.request, lines: oneLineEach(requested.request.lines) }
  const userId = confirmedAccount({ user })
  return { placing: { ...requested, request }, hash: hashOf(request), userId, screening }
}

/** Screens the parties against the lists, before the order's transaction. */
export const screeningRequest = (ctx: Placer, request: OrderRequest): Promise<Screening> =>
  screenParties(ctx, partiesOf(request))

/** Places screened requests within a transaction of the system role; the caller commits or rolls back. */
export async function placeScreened(
  ctx: Inside,
  requested: Placing,
  screening: Screening,
): Promise<PlacingResult> {
  const [result] = await place(ctx, [attemptOf(ctx, requested, screening)])
  if (!result) throw new Error('an attempt was neither placed nor refused')
  return result
}

interface Asked {
  readonly ctx: Placer
  readonly attempt: Attempt
}

const maxAttempts = 3

const isShort = (result: PlacingResult | undefined): boolean =>
  result?.ok === false && (result.code === 'not_enough_stock' || result.code === 'sold_out')

/** Whoever was refused for the goods of an order that was itself refused in the same batch is asked for again. */
async function askShortAgain(
  requested: readonly Asked[],
  results: readonly PlacingResult[],
): Promise<readonly PlacingResult[]> {
  const isOtherwiseRefused = results.some((result) => !result.ok && !isShort(result))
  const short = requested.filter((_, at) => isShort(results[at]))
  if (!isOtherwiseRefused || short.length === 0) return results
  const again = (await placeTogether(short)).values()
  return results.map((result) => (isShort(result) ? (again.next().value ?? result) : result))
}

/** A request that lost a race is validated again, alone, and then refused. */
async function placeTogether(requested: readonly Asked[]): Promise<readonly PlacingResult[]> {
  const ctx = requested.at(-1)?.ctx
  if (!ctx) return []
  if (requested.length > 1) noteRush(ctx.db)
  const acting = {
    ...{ ...ctx, user: null, repeats: true },
    ...asSystem(ctx.db, 'orders are placed'),
  }
  const attempts = requested.map(({ attempt }) => attempt)
  for (let attemptCount = 1; ; attemptCount++) {
    try {
      const results = await inTransaction(acting, (inside) => place(inside, attempts))
      return await askShortAgain(requested, results)
    } catch (error) {
      if (!(error instanceof GoneMeanwhile) || attempts.length > 1) throw error
      if (attemptCount === maxAttempts) return [error.refusal]
    }
  }
}

const counters = new WeakMap<Database, Batcher<Asked, PlacingResult>>()

/** Concurrent requests share a transaction, its reads and its commit. */
function counterOf(db: Database): Batcher<Asked, PlacingResult> {
  const counter = counters.get(db) ?? new Batcher(placeTogether, { max: 16, batches: 4 })
  counters.set(db, counter)
  return counter
}

const orderUnder = async ({ db }: Placer, key: string): Promise<Order | null> =>
  (await earlierAttempts(asSystem(db, 'an order is asked for again'), [key])).get(key)?.order ??
  null

/** The order that was placed under this key, and how it is paid; null where none was. */
export async function placedUnder(
  ctx: Placer,
  key: string,
): Promise<{ readonly placed: Placed; readonly method: PaymentMethod } | null> {
  const order = await orderUnder(ctx, key)
  return order && { placed: placed(ctx, order).value, method: order.method }
}

/** Places an order completely or not at all; idempotent by its key. */
export async function placeOrder(
  ctx: Placer & Needs<'caller'>,
  requested: Placing,
): Promise<PlacingResult> {
  const guess = await couponGuess(ctx, requested.request.couponCode)
  if (!guess.isAllowed && !(await orderUnder(ctx, requested.idempotencyKey)))
    return { ok: false, code: 'coupon_invalid' }
  const screening = await screeningRequest(ctx, requested.request)
  const result = await counterOf(ctx.db).ask({
    ctx,
    attempt: attemptOf(ctx, requested, screening),
  })
  await guess.settle(result.ok || result.code !== 'coupon_invalid')
  return result
}
