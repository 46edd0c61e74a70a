import { data, redirect } from 'react-router'
import type { FormValues } from '#kernel/text/merged-form.ts'
import { dayOf } from '#kernel/time.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type CouponRefusal,
  changeCoupon,
  createCoupon,
  listCoupons,
  turnCoupon,
} from '#shop/coupons/coupon-admin.service.server.ts'
import { couponFields, type ReadCoupon, readCoupon } from '#shop/coupons/coupon-form.input.ts'
import {
  type CouponWarning,
  couponFormData,
  isOverAtOnce,
  warningsOf,
} from '#shop/coupons/coupon-form.rules.ts'
import { type Posted, postedFields } from '#web/shell/request/request-body.server.ts'
import { saveMerged } from '../forms/save-merged.server.ts'

export const couponsPath = '/admin/settings/cupones'

export interface CouponResult {
  readonly problem: CouponRefusal | 'not_understood' | null
  readonly read: Pick<Extract<ReadCoupon, { ok: false }>, 'input' | 'invalid'> | null
  /** What is asked about before it is saved. */
  readonly warnings?: readonly CouponWarning[]
  /** Where somebody else changed the same meanwhile. */
  readonly seen?: FormValues
  readonly crossed?: FormValues
}
const refuse = (
  problem: CouponResult['problem'],
  status: number,
  read: CouponResult['read'] = null,
) => data<CouponResult>({ problem, read }, { status })

async function save(ctx: Ctx, posted: Posted, work: typeof createCoupon) {
  const read = readCoupon(posted)
  if (!read.ok) return data<CouponResult>({ problem: null, read }, { status: 400 })
  const today = dayOf(ctx.now)
  const input = couponFormData(read.coupon)
  if (work === createCoupon && isOverAtOnce(read.coupon, today))
    return data<CouponResult>(
      { problem: null, read: { input, invalid: ['until'] } },
      { status: 400 },
    )
  const warnings = warningsOf(read.coupon, today)
  if (warnings.length > 0 && posted.sure !== warnings.join())
    return data<CouponResult>(
      { problem: null, read: { input, invalid: [] }, warnings },
      { status: 409 },
    )
  const saved = await work(ctx, read.coupon)
  if (saved.ok) return redirect(`${couponsPath}?guardado=1`, 303)
  return refuse(saved.code, 409, { input, invalid: [] })
}

async function change(ctx: Ctx, posted: Posted) {
  const { saved, entered, seen, crossed } = await saveMerged(ctx, posted, {
    name: `coupon ${posted.code}`,
    stored: async (inside): Promise<FormValues> => {
      const coupon = (await listCoupons(inside)).find(({ code }) => code === posted.code)
      if (!coupon) return {}
      const { code: _, ...fields } = couponFormData(coupon)
      return fields
    },
    save: (inside, input) => save(inside, { ...posted, ...input }, changeCoupon),
  })
  if (saved) return saved
  const input = { ...couponFields.parse(entered), code: String(posted.code) }
  const read = { input, invalid: [] }
  return data<CouponResult>({ problem: null, read, seen, crossed }, { status: 409 })
}

async function turn(ctx: Ctx, posted: Posted, isActive: boolean) {
  const turned = await turnCoupon(ctx, String(posted.code ?? ''), isActive)
  const done = isActive ? 'offer' : 'retire'
  return turned.ok ? redirect(`${couponsPath}?guardado=${done}`, 303) : refuse(turned.code, 409)
}

/** The forms of both pages. */
export async function handleCoupons(ctx: Ctx, request: Request) {
  const posted = await postedFields(request)
  switch (posted.intent) {
    case 'create':
      return save(ctx, posted, createCoupon)
    case 'change':
      return change(ctx, posted)
    case 'retire':
    case 'offer':
      return turn(ctx, posted, posted.intent === 'offer')
    default:
      return refuse('not_understood', 400)
  }
}
