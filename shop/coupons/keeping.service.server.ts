import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { AuditAction, NotedFields } from '#shop/audit/audit.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { type Coupon, normaliseCode } from './coupon.rules.ts'
import type { CouponWish } from './coupon-form.rules.ts'
import {
  allCoupons,
  insertCoupon,
  lockCoupon,
  switchCoupon,
  updateCoupon,
} from './coupons.queries.server.ts'

export type KeepingRefusal = 'coupon_taken' | 'coupon_not_found'
type Kept = Result<null, KeepingRefusal>

/** For staff: every coupon, the newest first. */
export const listCoupons = (ctx: Needs): Promise<Coupon[]> =>
  inTransaction(ctx, ({ tx }) => allCoupons(tx))

const noted = ({ kind, basisPoints, amount, validFromOn, validUntilOn, mostUses }: CouponWish) => ({
  ...(kind === 'percent' ? { basis_points: basisPoints } : { amount_cents: amount }),
  ...{ kind, valid_from_on: validFromOn, valid_until_on: validUntilOn, most_uses: mostUses },
})

type Noting = Needs<'now' | 'requestId'>
const note = (
  ctx: Noting,
  code: string,
  action: AuditAction,
  before: NotedFields | null,
  after: NotedFields | null,
) => recordChanges(ctx, [{ area: 'coupon', subject: code, action, before, after }])

export const createCoupon = (ctx: Noting, wish: CouponWish): Promise<Kept> =>
  inTransaction(ctx, async (inside): Promise<Kept> => {
    if (!(await insertCoupon(inside.tx, wish))) return refused('coupon_taken')
    await note(inside, wish.code, 'created', null, noted(wish))
    return ok(null)
  })

/** Changes what a coupon gives and when; what was redeemed with it stays as it was. */
export const changeCoupon = (ctx: Noting, wish: CouponWish): Promise<Kept> =>
  inTransaction(ctx, async (inside): Promise<Kept> => {
    const before = await lockCoupon(inside.tx, wish.code)
    if (!before) return refused('coupon_not_found')
    await updateCoupon(inside.tx, wish)
    await note(inside, wish.code, 'changed', noted(before), noted(wish))
    return ok(null)
  })

/** Puts a coupon away, or offers it again. */
export const turnCoupon = (ctx: Noting, typed: string, isActive: boolean): Promise<Kept> =>
  inTransaction(ctx, async (inside): Promise<Kept> => {
    const before = await lockCoupon(inside.tx, normaliseCode(typed))
    if (!before) return refused('coupon_not_found')
    await switchCoupon(inside.tx, before.code, isActive)
    const action = isActive ? 'offered' : 'retired'
    await note(inside, before.code, action, { is_active: before.isActive }, { is_active: isActive })
    return ok(null)
  })
