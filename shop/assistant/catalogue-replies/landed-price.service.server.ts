import { format } from '#kernel/messages.ts'
import { formatUsd } from '#kernel/money.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import type { ReplyContext } from '../replies/reply-context.service.server.ts'
import { priceParts } from '../tools/catalogue-tools.service.server.ts'

/** What a price delivered to Cuba is made of; null elsewhere. */
export async function landedPriceText(
  reply: ReplyContext,
  product: Product,
): Promise<string | null> {
  const { ctx, messages, number } = reply
  const parts = ctx.destination === 'cuba' ? await priceParts(reply, product) : null
  if (!parts) return null
  return format(messages.price.parts, {
    sell: formatUsd(parts.sellPrice),
    freight: formatUsd(parts.shippingCost),
    delivery: formatUsd(parts.deliveryFee),
    weight: number(product.weightLbs ?? 0, 2),
  })
}
