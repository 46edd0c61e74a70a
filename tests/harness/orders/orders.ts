import type { Ctx } from '#platform/ctx.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'

/** The money of an order came, as its owner would note it. */
export const payFor = (ctx: Ctx, orderId: string) =>
  changePayment(ctx, { orderId, to: 'paid', reason: 'a test' })

export const orderNow = (ctx: Ctx, orderId: string) => orderById(ctx, orderId)
