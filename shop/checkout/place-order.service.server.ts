import { createHash } from 'node:crypto'
import type { Needs } from '#platform/ctx.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteRush } from '#platform/database/is-busy.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { Together } from '#platform/together.ts'
import type { Party, Screening } from '#shop/compliance/screening.rules.ts'
import { screenParties } from '#shop/compliance/screening.service.server.ts'
import { earlierAttempts } from '#shop/orders/attempts.service.server.ts'
import type { Order } from '#shop/orders/order.rules.ts'
import { linkOf, successPath } from '#shop/orders/orders.service.server.ts'
import { recipientName, streetLine } from '#shop/orders/parties.rules.ts'
import type { OrderWish, PlacingResult } from '#shop/orders/placing.rules.ts'
import { factsFor, judgeAll } from './judged-attempt.service.server.ts'
import type { Placing } from './placing.rules.ts'
import { oneLineEach } from './placing-order.rules.ts'
import { GoneMeanwhile, type Selling, writeSales } from './write-sales.service.server.ts'

type Placer = Needs<'now' | 'config' | 'log' | 'locale' | 'shopUrl' | 'person'>
type Inside = Placer & { readonly tx: Tx }
type Attempt = Pick<Selling, 'placing' | 'hash' | 'userId' | 'screening'>

const hashOf = (wish: OrderWish): string =>
  createHash('sha256').update(JSON.stringify(wish)).digest('base64url')

function partiesOf({ buyer, recipient, nationalId }: OrderWish): Party[] {
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

const placed = (ctx: Placer, order: Order): PlacingResult => ({
  ok: true,
  value: {
    orderId: order.id,
    number: order.number,
    link: linkOf(ctx, order, 'payer'),
    successPath: successPath(ctx, order),
    isHeld: order.compliance === 'held',
  },
})

/** What became of each attempt before; null for those that nothing became of yet. */
async function placedBefore(ctx: Inside, attempts: readonly Attempt[]) {
  const earlier = await earlierAttempts(
    ctx,
    attempts.map(({ placing }) => placing.attemptKey),
  )
  return attempts.map(({ placing, hash }): PlacingResult | null => {
    const kept = earlier.get(placing.attemptKey)
    if (!kept) return null
    return kept.hash === hash ? placed(ctx, kept.order) : { ok: false, code: 'attempt_reused' }
  })
}

/** What is not refused is sold; nothing is written before all are judged. */
async function placeNew(ctx: Inside, attempts: readonly Attempt[]): Promise<PlacingResult[]> {
  const placings = attempts.map(({ placing }) => placing)
  const facts = await factsFor(
    ctx,
    placings.map(({ wish }) => wish),
  )
  const judged = judgeAll(placings, facts)
  const sales = attempts.flatMap((attempt, at) => {
    const found = judged[at]
    return found?.ok ? [{ ...attempt, ...found.value }] : []
  })
  // from here on a refusal undoes what was written, by being thrown
  const orders = (await writeSales(ctx, sales)).values()
  return judged.map((found) => (found.ok ? placed(ctx, orders.next().value as Order) : found))
}

async function place(ctx: Inside, attempts: readonly Attempt[]): Promise<PlacingResult[]> {
  const before = await placedBefore(ctx, attempts)
  const fresh = attempts.filter((_, at) => before[at] === null)
  if (fresh.length === 0) return before.flatMap((result) => result ?? [])
  const results = await placeNew(ctx, fresh)
  const refused = fresh.filter((_, at) => results[at]?.ok === false)
  // what refuses it may be its own order, which another request of this attempt placed meanwhile
  const own = refused.length > 0 ? await placedBefore(ctx, refused) : []
  const after = new Map(fresh.map((attempt, at) => [attempt, results[at]]))
  for (const [at, attempt] of refused.entries()) if (own[at]) after.set(attempt, own[at])
  return attempts.flatMap((attempt, at) => before[at] ?? after.get(attempt) ?? [])
}

function attemptOf({ person }: Placer, asked: Placing, screening: Screening): Attempt {
  const wish = { ...asked.wish, lines: oneLineEach(asked.wish.lines) }
  const userId = person?.emailConfirmedAt ? person.id : null
  return { placing: { ...asked, wish }, hash: hashOf(wish), userId, screening }
}

/** Compares who takes part with the lists: before the transaction that places the order. */
export const screenWish = (ctx: Placer, wish: OrderWish): Promise<Screening> =>
  screenParties(ctx, partiesOf(wish))

/** Places what was screened, within a transaction of the system's; whether it stays is the caller's. */
export async function placeScreened(
  ctx: Inside,
  asked: Placing,
  screening: Screening,
): Promise<PlacingResult> {
  const [result] = await place(ctx, [attemptOf(ctx, asked, screening)])
  if (!result) throw new Error('an attempt was neither placed nor refused')
  return result
}

interface Asked {
  readonly ctx: Placer
  readonly attempt: Attempt
}

const mostTries = 3

/** What went to somebody else at the same moment is looked at again, alone, and then refused. */
async function placeTogether(asked: readonly Asked[]): Promise<readonly PlacingResult[]> {
  const ctx = asked.at(-1)?.ctx
  if (!ctx) return []
  if (asked.length > 1) noteRush(ctx.db)
  const acting = {
    ...{ ...ctx, person: null, repeats: true },
    ...asSystem(ctx.db, 'orders are placed'),
  }
  const attempts = asked.map(({ attempt }) => attempt)
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(acting, (inside) => place(inside, attempts))
    } catch (error) {
      if (!(error instanceof GoneMeanwhile) || attempts.length > 1) throw error
      if (tries === mostTries) return [error.refusal]
    }
  }
}

const counters = new WeakMap<Database, Together<Asked, PlacingResult>>()

/** Buyers who come at the same time share a transaction, its reading and its way to the disk. */
function counterOf(db: Database): Together<Asked, PlacingResult> {
  const counter = counters.get(db) ?? new Together(placeTogether, { most: 16, rounds: 4 })
  counters.set(db, counter)
  return counter
}

/**
 * Makes an order of what somebody means to buy: all of it or nothing, and once however often it is
 * asked for.
 */
export async function placeOrder(ctx: Placer, asked: Placing): Promise<PlacingResult> {
  const screening = await screenWish(ctx, asked.wish)
  return counterOf(ctx.db).ask({ ctx, attempt: attemptOf(ctx, asked, screening) })
}
