import { data, redirect } from 'react-router'
import type { Ctx } from '#platform/ctx.ts'
import { type ReadCoupon, readCoupon } from '#shop/coupons/coupon-form.input.ts'
import {
  changeCoupon,
  createCoupon,
  type KeepingRefusal,
  turnCoupon,
} from '#shop/coupons/keeping.service.server.ts'
import { type Posted, postedFields } from './posted.server.ts'

export const couponsPath = '/admin/settings/cupones'

export interface CouponAnswer {
  readonly problem: KeepingRefusal | 'not_understood' | null
  readonly read: Extract<ReadCoupon, { ok: false }> | null
}
const refuse = (problem: CouponAnswer['problem'], status: number) =>
  data<CouponAnswer>({ problem, read: null }, { status })

async function keep(ctx: Ctx, posted: Posted, work: typeof createCoupon) {
  const read = readCoupon(posted)
  if (!read.ok) return data<CouponAnswer>({ problem: null, read }, { status: 400 })
  const kept = await work(ctx, read.coupon)
  return kept.ok ? redirect(`${couponsPath}?guardado=1`, 303) : refuse(kept.code, 409)
}

async function turn(ctx: Ctx, posted: Posted, isActive: boolean) {
  const turned = await turnCoupon(ctx, String(posted.code ?? ''), isActive)
  return turned.ok ? redirect(`${couponsPath}?guardado=1`, 303) : refuse(turned.code, 409)
}

/** What the forms of both pages ask for. */
export async function answerCoupons(ctx: Ctx, request: Request) {
  const posted = await postedFields(request)
  switch (posted.intent) {
    case 'create':
      return keep(ctx, posted, createCoupon)
    case 'change':
      return keep(ctx, posted, changeCoupon)
    case 'retire':
    case 'offer':
      return turn(ctx, posted, posted.intent === 'offer')
    default:
      return refuse('not_understood', 400)
  }
}
