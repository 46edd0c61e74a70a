import { format } from '#kernel/messages.ts'
import type { Ctx } from '#platform/ctx.ts'
import { removeTrialPayment } from '#shop/payments/manual-transfer/test-payment.service.server.ts'
import { findingMessages } from '../messages.server.ts'
import type { Finding } from '../test-result.rules.ts'
import { inTrialShop, placeTrial, trialTotals, trialWish } from '../trial-shop.server.ts'

/** A payment by Zelle is opened with its order, read and removed; then all of it is taken back. */
export const zellePayment = (ctx: Ctx): Promise<Finding> =>
  inTrialShop(ctx, 'usa', async (shop): Promise<Finding> => {
    const messages = findingMessages(ctx)
    const wish = trialWish('usa', shop.productId)
    const placed = await placeTrial(shop, wish, { total: trialTotals.usa, isSigned: false })
    if (!placed.ok) {
      const status = placed.code === 'maintenance' ? 'warning' : 'error'
      return { status, message: format(messages.refused, { code: placed.code }) }
    }
    const { wasRead, wasRemoved } = await removeTrialPayment(shop.ctx, placed.value.orderId)
    return wasRead && wasRemoved
      ? { status: 'success', message: messages.zelleWorks }
      : { status: 'error', message: messages.zelleDiffers }
  })
