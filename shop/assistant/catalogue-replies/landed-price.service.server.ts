import { format } from '#kernel/messages.ts'
import { atRate, formatUsd } from '#kernel/money.ts'
import { usaTaxRate } from '#shop/cart/totals.rules.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import { money, priceHere, type ReplyContext } from '../replies/reply-context.service.server.ts'
import { priceParts } from '../tools/catalogue-tools.service.server.ts'

const ofTax = /\b(tax\w*|impuestos?|todo incluido|all in)\b/

/** The price with the tax of the United States, where that is asked; null elsewhere. */
export function taxedText(reply: ReplyContext, product: Product, question: string): string | null {
  const price = priceHere(reply, product)
  if (reply.ctx.destination !== 'usa' || price === null || !ofTax.test(question)) return null
  const total = money(reply, price + atRate(price, usaTaxRate))
  return format(reply.offerMessages.withTax, { total })
}

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
