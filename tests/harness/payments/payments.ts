import { payables } from '#server/payables.ts'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import type { Paying } from '#shop/payments/engine/payable.service.server.ts'
import { checkNextPayment } from '#shop/payments/engine/reconcile.service.server.ts'
import { checkNextRefund } from '#shop/payments/engine/refunds.service.server.ts'
import { startPayment } from '#shop/payments/engine/start.service.server.ts'
import { handleWebhook } from '#shop/payments/engine/webhook.service.server.ts'
import type { noticeOf } from './paypal-notices.ts'

const { order, donation } = payables

export const startOrder = (ctx: Paying, id: string) =>
  startPayment(ctx, order, { payableId: id, provider: 'paypal' })
export const captureOrder = (ctx: Paying, named: string) => capturePayment(ctx, order, named)
export const startDonation = (ctx: Paying, id: string) =>
  startPayment(ctx, donation, { payableId: id, provider: 'paypal' })
export const captureDonation = (ctx: Paying, named: string) => capturePayment(ctx, donation, named)

/** What the job looks after next, of all kinds; false when nothing is due. */
export const checkNext = async (ctx: Paying): Promise<boolean> =>
  (await checkNextPayment(ctx, payables)) || (await checkNextRefund(ctx, payables))

export const takeNotice = (ctx: Paying, received: ReturnType<typeof noticeOf>) =>
  handleWebhook(ctx, payables, received)
