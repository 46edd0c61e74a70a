import type { Ctx } from '#platform/ctx.ts'
import { removeTestPayment } from '#shop/payments/manual-transfer/test-payment.service.server.ts'
import { findingMessages, refusedMessage } from '../messages.server.ts'
import type { Finding } from '../results/test-result.rules.ts'
import { inTestShop, placeTestOrder, testOrderRequest, testTotals } from './test-shop.server.ts'

/** Creates, reads and deletes a Zelle payment with its order, then rolls everything back. */
export const zellePayment = (ctx: Ctx): Promise<Finding> =>
  inTestShop(ctx, 'usa', async (shop): Promise<Finding> => {
    const messages = findingMessages(ctx)
    const input = testOrderRequest('usa', shop.productId)
    const placed = await placeTestOrder(shop, input, { total: testTotals.usa, isSigned: false })
    if (!placed.ok) {
      const status = placed.code === 'maintenance' ? 'warning' : 'error'
      return { status, message: refusedMessage(ctx, placed.code) }
    }
    const { wasRead, wasRemoved } = await removeTestPayment(shop.ctx, placed.value.orderId)
    return wasRead && wasRemoved
      ? { status: 'success', message: messages.zelleWorks }
      : { status: 'error', message: messages.zelleDiffers }
  })
