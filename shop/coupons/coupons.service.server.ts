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

/** Whatever is wrong with a code, the answer is the same: nothing can be learnt by trying. */
export type CouponRefusal = 'coupon_invalid'

/** What a typed code takes off today. */
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

/** The discount of a typed code; null where it takes nothing off. */
export async function discountOf(ctx: Needs<'now'>, input: string): Promise<Discount | null> {
  const found = await findCoupon(ctx, input)
  return found.ok ? found.value : null
}

const ownBasisPoints = 500

/** Puts the shop's own code on sale: 5 % under the shop's name and a 1. */
export const fillOwnCoupon = (ctx: Needs, shopName: string) =>
  inTransaction(ctx, ({ tx }) =>
    insertMissingCoupon(tx, { code: ownCode(shopName), basisPoints: ownBasisPoints }),
  )

/** One use goes with the order; of a limited coupon the last one goes to one buyer only. */
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

/** For an order that will not be: the caller sees to it that it is given back once. */
export const returnCoupon = (ctx: Needs, code: string) =>
  inTransaction(ctx, ({ tx }) => giveUseBack(tx, code))
