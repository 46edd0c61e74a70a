import { contentIn } from '#kernel/locale.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { productsByIds } from '#shop/catalogue/catalogue.service.server.ts'
import { warrantyEnd, warrantyYears } from '#shop/catalogue/products/warranty.rules.ts'
import { ownedBy } from './owned.queries.server.ts'

const maxShown = 200

/** Delivered products of a customer, with page, guide and warranty where the product still exists. */
export async function ownedEquipment(ctx: Needs<'locale' | 'now'>, userId: string) {
  const rows = await inTransaction(
    asSystem(ctx.db, 'the delivered products of a customer'),
    ({ tx }) => ownedBy(tx, userId, maxShown),
  )
  const ids = [...new Set(rows.map(({ productId }) => productId))]
  const known = new Map((await productsByIds(ctx, ids)).map((product) => [product.id, product]))
  return rows.map(({ orderId, number, productId, nameEs, nameEn, quantity, deliveredAt }) => {
    const product = known.get(productId)
    const years = product ? warrantyYears(product.specs) : null
    const until = years !== null && deliveredAt ? warrantyEnd(deliveredAt, years) : null
    return {
      key: `${orderId} ${productId}`,
      ...{ number, quantity, deliveredAt },
      name: contentIn(ctx.locale, { es: nameEs, en: nameEn }),
      slug: product?.slug ?? null,
      warranty: until && { until, isOver: until < ctx.now },
    }
  })
}
