import { ok, type Result, refused } from '#kernel/result.ts'
import { dayOf } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { type Discount, isAlive, normaliseCode, ownCode } from './coupon.rules.ts'
import {
  couponByCode,
  giveUseBack,
  insertMissingCoupon,
  takeUse,
} from './coupons.queries.server.ts'

/** One refusal for every reason, so that codes cannot be discovered by guessing. */
export type CouponRefusal = 'coupon_invalid'

export async function findCoupon(
  ctx: Needs<'now'>,
  input: string,
): Promise<Result<Discount, CouponRefusal>> {
  const code = normaliseCode(input)
  if (code === '') return refused('coupon_invalid')
  return inTransaction(ctx, async ({ tx, now }): Promise<Result<Discount, CouponRefusal>> => {
    const coupon = await couponByCode(tx, code)
    if (!coupon || !isAlive(coupon, dayOf(now))) return refused('coupon_invalid')
    const { kind, basisPoints, amount } = coupon
    return ok({ code, kind, basisPoints, amount })
  })
}

/** The discount of a code; null where it is not valid. */
export async function discountOf(ctx: Needs<'now'>, input: string): Promise<Discount | null> {
  const found = await findCoupon(ctx, input)
  return found.ok ? found.value : null
}

const ownBasisPoints = 500

/** Creates the default coupon: 5 % under the shop's name and a 1. */
export const fillOwnCoupon = (ctx: Needs, shopName: string) =>
  inTransaction(ctx, ({ tx }) =>
    insertMissingCoupon(tx, { code: ownCode(shopName), basisPoints: ownBasisPoints }),
  )

/** Counts one use within the order's transaction; the last use of a limited coupon goes to one buyer only. */
export async function redeemCoupon(
  ctx: Needs<'now'>,
  input: string,
): Promise<Result<Discount, CouponRefusal>> {
  return inTransaction(ctx, async (inside): Promise<Result<Discount, CouponRefusal>> => {
    const found = await findCoupon(inside, input)
    if (!found.ok) return found
    const isTaken = await takeUse(inside.tx, found.value.code, dayOf(inside.now))
    return isTaken ? found : refused('coupon_invalid')
  })
}

/** For an order that ended unpaid; the caller ensures that it is called once. */
export const returnCoupon = (ctx: Needs, code: string) =>
  inTransaction(ctx, ({ tx }) => giveUseBack(tx, code))
