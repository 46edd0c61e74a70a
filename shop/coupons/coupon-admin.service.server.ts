import { ok, type Result, refused } from '#kernel/result.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { AuditAction, NotedFields } from '#shop/audit/audit.rules.ts'
import { recordChanges } from '#shop/audit/audit.service.server.ts'
import { type Coupon, normaliseCode } from './coupon.rules.ts'
import type { CouponInput } from './coupon-form.rules.ts'
import {
  allCoupons,
  insertCoupon,
  lockCoupon,
  switchCoupon,
  updateCoupon,
} from './coupons.queries.server.ts'

export type CouponRefusal = 'coupon_taken' | 'coupon_not_found'
type Saved = Result<null, CouponRefusal>

export const listCoupons = (ctx: Needs): Promise<Coupon[]> =>
  inTransaction(ctx, ({ tx }) => allCoupons(tx))

const noted = ({ kind, basisPoints, amount, validFromOn, validUntilOn, maxUses }: CouponInput) => ({
  ...(kind === 'percent' ? { basis_points: basisPoints } : { amount_cents: amount }),
  ...{ kind, valid_from_on: validFromOn, valid_until_on: validUntilOn, most_uses: maxUses },
})

type Noting = Needs<'now' | 'requestId'>
const note = (
  ctx: Noting,
  code: string,
  action: AuditAction,
  before: NotedFields | null,
  after: NotedFields | null,
) => recordChanges(ctx, [{ area: 'coupon', subject: code, action, before, after }])

export const createCoupon = (ctx: Noting, input: CouponInput): Promise<Saved> =>
  inTransaction(ctx, async (inside): Promise<Saved> => {
    if (!(await insertCoupon(inside.tx, input))) return refused('coupon_taken')
    await note(inside, input.code, 'created', null, noted(input))
    return ok(null)
  })

/** Changes a coupon; orders that redeemed it are not affected. */
export const changeCoupon = (ctx: Noting, input: CouponInput): Promise<Saved> =>
  inTransaction(ctx, async (inside): Promise<Saved> => {
    const before = await lockCoupon(inside.tx, input.code)
    if (!before) return refused('coupon_not_found')
    await updateCoupon(inside.tx, input)
    await note(inside, input.code, 'changed', noted(before), noted(input))
    return ok(null)
  })

/** Archives a coupon or activates it again. */
export const turnCoupon = (ctx: Noting, input: string, isActive: boolean): Promise<Saved> =>
  inTransaction(ctx, async (inside): Promise<Saved> => {
    const before = await lockCoupon(inside.tx, normaliseCode(input))
    if (!before) return refused('coupon_not_found')
    await switchCoupon(inside.tx, before.code, isActive)
    const action = isActive ? 'offered' : 'retired'
    await note(inside, before.code, action, { is_active: before.isActive }, { is_active: isActive })
    return ok(null)
  })
