import type { Destination } from '#kernel/destination.ts'
import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import type { OrderRequest } from '#shop/orders/placing/placing.rules.ts'
import type { TestOrder } from '../diagnosis.rules.ts'
import { findingMessages, refusedMessage } from '../messages.server.ts'
import type { Finding } from '../results/test-result.rules.ts'
import {
  inTestShop,
  placeTestOrder,
  type TestShop,
  testOrderRequest,
  testTotals,
} from './test-shop.server.ts'

async function soldTo(shop: TestShop, destination: Destination): Promise<Finding> {
  const messages = findingMessages(shop.ctx)
  const total = testTotals[destination]
  const input = testOrderRequest(destination, shop.productId)
  const placed = await placeTestOrder(shop, input, { total, isSigned: destination === 'cuba' })
  if (!placed.ok) {
    const status = placed.code === 'maintenance' ? 'warning' : 'error'
    return { status, message: refusedMessage(shop.ctx, placed.code) }
  }
  const order = await orderById(shop.ctx, placed.value.orderId)
  const isWhole = order?.total === total && order.payment === 'awaiting_proof'
  if (!isWhole) return { status: 'error', message: messages.orderDiffers }
  return { status: 'success', message: format(messages.orderPlaced, { total: formatUsd(total) }) }
}

async function refusedBy(shop: TestShop, code: string, input: OrderRequest): Promise<Finding> {
  const messages = findingMessages(shop.ctx)
  const total = testTotals[input.destination]
  const placed = await placeTestOrder(shop, input, { total, isSigned: false })
  if (placed.ok) return { status: 'error', message: messages.notRefused }
  if (placed.code === code) return { status: 'success', message: messages.rightlyRefused }
  const status = placed.code === 'maintenance' ? 'warning' : 'error'
  return { status, message: refusedMessage(shop.ctx, placed.code) }
}

interface TestCase {
  readonly destination: Destination
  readonly work: (shop: TestShop) => Promise<Finding>
}

const testCases: Record<TestOrder, TestCase> = {
  order_cuba: { destination: 'cuba', work: (shop) => soldTo(shop, 'cuba') },
  order_usa: { destination: 'usa', work: (shop) => soldTo(shop, 'usa') },
  order_unsigned: {
    destination: 'cuba',
    work: (shop) =>
      refusedBy(shop, 'declaration_missing', testOrderRequest('cuba', shop.productId)),
  },
  order_too_many: {
    destination: 'usa',
    work: (shop) => {
      const lines = [{ id: shop.productId, quantity: 6 }]
      return refusedBy(shop, 'not_enough_stock', {
        ...testOrderRequest('usa', shop.productId),
        lines,
      })
    },
  },
}

/** Places an order through the shop's own verb, in a transaction that is rolled back. */
export const tryOrder = (ctx: Ctx, testOrder: TestOrder): Promise<Finding> =>
  inTestShop(ctx, testCases[testOrder].destination, testCases[testOrder].work)
