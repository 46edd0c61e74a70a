import { createHash } from 'node:crypto'
import type { Usd } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { seal } from '#platform/sealed.ts'
import { takeFromStock } from '../catalogue/stock.service.server.ts'
import { recordChecks } from '../compliance/checks.service.server.ts'
import type { SignedDeclaration } from '../compliance/declaration.input.ts'
import type { Party, Screening } from '../compliance/screening.rules.ts'
import { screenParties } from '../compliance/screening.service.server.ts'
import { redeemCoupon } from '../coupons/coupons.service.server.ts'
import { isInMaintenance } from '../maintenance/maintenance.service.server.ts'
import { earlierAttempt, isTakenMeanwhile } from '../orders/attempts.service.server.ts'
import type { Order, OrderWithLines } from '../orders/order.rules.ts'
import { linkOf, successPath } from '../orders/orders.service.server.ts'
import { recipientName, streetLine } from '../orders/parties.rules.ts'
import type { OrderWish, PlacingRefusal, PlacingResult } from '../orders/placing.rules.ts'
import { announceOrder, recordOrder } from '../orders/recording.service.server.ts'
import type { ZelleDetails } from '../payments/methods/method.rules.ts'
import { waysToPay } from '../payments/methods/methods.service.server.ts'
import { openZelle, type ZelleTransfer } from '../payments/zelle/zelle.service.server.ts'
import { allows } from '../shipping/province-service.rules.ts'
import { provinceService } from '../shipping/provinces.service.server.ts'
import { isCartSize, oneLineEach } from './placing-order.rules.ts'
import { type Priced, pricedWish } from './priced-wish.service.server.ts'

export interface Placing {
  /** One per attempt, made by whoever asks: the same attempt is the same order. */
  readonly attemptKey: string
  readonly wish: OrderWish
  /** What the buyer saw; only compared. */
  readonly expectedTotal: Usd
  /** For Cuba the buyer has signed; null for the USA. */
  readonly declaration: SignedDeclaration | null
}

type Placer = Needs<'now' | 'config' | 'log' | 'locale' | 'shopUrl' | 'person'>
type Inside = Placer & { readonly tx: Tx }

const refusal = (code: PlacingRefusal, productId?: string): PlacingResult => ({
  ok: false,
  code,
  ...(productId === undefined ? {} : { productId }),
})

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

async function isServed(ctx: Inside, { recipient: { address } }: OrderWish): Promise<boolean> {
  if (address.kind === 'usa') return true
  return allows((await provinceService(ctx, address.provinceCode)).mode, address.delivery)
}

/** Everything is counted again from the database; what the form said of prices is only compared. */
async function firstRefusal(
  ctx: Inside,
  { wish, declaration }: Placing,
): Promise<PlacingResult | null> {
  if (await isInMaintenance(ctx)) return refusal('maintenance')
  if (!isCartSize(wish.lines)) return refusal('cart_empty')
  if (wish.destination === 'cuba' && !declaration) return refusal('declaration_missing')
  if (!(await isServed(ctx, wish))) return refusal('province_suspended')
  return null
}

interface Payable {
  readonly zelle: ZelleDetails | null
}

/** By this method, to this destination, this sum: and with somewhere to send it. */
async function payableBy(
  ctx: Inside,
  { method, destination }: OrderWish,
  total: Usd,
): Promise<Payable | null> {
  const { methods, zelle } = await waysToPay(ctx, destination, total)
  if (!methods.includes(method)) return null
  return method === 'paypal' || zelle?.recipient ? { zelle } : null
}

async function openTransfer(
  ctx: Inside,
  order: OrderWithLines,
  { zelle }: Payable,
): Promise<ZelleTransfer | null> {
  if (order.method !== 'zelle') return null
  const opened = await openZelle(ctx, order, zelle)
  if (!opened.ok) throw new Error('Zelle was switched off within a transaction that had seen it on')
  return opened.value
}

/** Undoes an order that is being written: what it was to sell, or its attempt, is another order's meanwhile. */
class GoneMeanwhile extends Error {
  readonly refusal: PlacingResult
  constructor(refused: PlacingResult) {
    super('another order came first')
    this.refusal = refused
  }
}

const orGone = (error: unknown): never => {
  throw isTakenMeanwhile(error) ? new GoneMeanwhile(refusal('attempt_reused')) : error
}

interface Found {
  readonly hash: string
  readonly screening: Screening
  readonly priced: Priced
  readonly payable: Payable
}

async function keep(ctx: Inside, placing: Placing, found: Found) {
  const { wish, declaration, attemptKey } = placing
  const { hash, screening, priced, payable } = found
  const { nationalId } = wish
  const order = await recordOrder(ctx, {
    ...{ attemptKey, wish, attemptHash: hash },
    userId: ctx.person?.emailConfirmedAt ? ctx.person.id : null,
    identitySealed: nationalId && seal(ctx.config.SESSION_SECRET, 'national identity', nationalId),
    couponCode: priced.couponCode,
    isHeld: screening.verdict === 'MATCH',
    isSigned: declaration !== null,
    ...{ lines: priced.lines, totals: priced.totals, tariff: priced.tariff },
  }).catch(orGone)
  await recordChecks(ctx, { orderId: order.id, screening, declaration })
  await announceOrder(ctx, order, await openTransfer(ctx, order, payable))
  return order
}

/** What others wait for comes last, and always in this order: the goods, then the coupon. */
async function take(ctx: Inside, order: Order, { lines }: OrderWish, couponCode: string | null) {
  const taken = lines.map(({ id, quantity }) => ({ productId: id, quantity }))
  const short = await takeFromStock(ctx, order.id, taken)
  if (short) throw new GoneMeanwhile(refusal('not_enough_stock', short))
  if (couponCode !== null && !(await redeemCoupon(ctx, couponCode)).ok)
    throw new GoneMeanwhile(refusal('coupon_invalid'))
}

async function placeNow(
  ctx: Inside,
  placing: Placing,
  { hash, screening }: Pick<Found, 'hash' | 'screening'>,
): Promise<PlacingResult> {
  const refused = await firstRefusal(ctx, placing)
  if (refused) return refused
  const priced = await pricedWish(ctx, placing.wish)
  if (!priced.ok) return refusal(priced.code, priced.productId)
  const { total } = priced.value.totals
  const payable = await payableBy(ctx, placing.wish, total)
  if (!payable) return refusal('method_off')
  if (total !== placing.expectedTotal) return { ok: false, code: 'price_changed', total }
  // nothing has been written until here: from now on a refusal undoes it by being thrown
  const order = await keep(ctx, placing, { hash, screening, priced: priced.value, payable })
  await take(ctx, order, placing.wish, priced.value.couponCode)
  return placed(ctx, order)
}

async function placedBefore(ctx: Inside, attemptKey: string, hash: string) {
  const earlier = await earlierAttempt(ctx, attemptKey, hash)
  if (!earlier) return null
  return earlier.isSame ? placed(ctx, earlier.order) : refusal('attempt_reused')
}

async function place(ctx: Inside, placing: Placing, screening: Screening): Promise<PlacingResult> {
  const hash = hashOf(placing.wish)
  const before = await placedBefore(ctx, placing.attemptKey, hash)
  if (before) return before
  const result = await placeNow(ctx, placing, { hash, screening })
  // what refuses it may be its own order, which another request of this attempt placed meanwhile
  return result.ok ? result : ((await placedBefore(ctx, placing.attemptKey, hash)) ?? result)
}

/** Compares who takes part with the lists: before the transaction that places the order. */
export const screenWish = (ctx: Placer, wish: OrderWish): Promise<Screening> =>
  screenParties(ctx, partiesOf(wish))

/** Places what was screened, within a transaction of the system's; whether it stays is the caller's. */
export function placeScreened(
  ctx: Inside,
  asked: Placing,
  screening: Screening,
): Promise<PlacingResult> {
  const wish = { ...asked.wish, lines: oneLineEach(asked.wish.lines) }
  return place(ctx, { ...asked, wish }, screening)
}

const mostTries = 3

/**
 * Makes an order of what somebody means to buy: all of it or nothing, and once however often it is
 * asked for. What went to somebody else at the same moment is looked at again, and then refused.
 */
export async function placeOrder(ctx: Placer, asked: Placing): Promise<PlacingResult> {
  const screening = await screenWish(ctx, asked.wish)
  const acting = { ...ctx, ...asSystem(ctx.db, 'an order is placed'), repeats: true }
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(acting, (inside) => placeScreened(inside, asked, screening))
    } catch (error) {
      if (!(error instanceof GoneMeanwhile)) throw error
      if (tries === mostTries) return error.refusal
    }
  }
}
