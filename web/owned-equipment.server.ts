import { contentIn } from '#kernel/locale.ts'
import type { Person } from '#kernel/person.ts'
import type { Ctx } from '#platform/ctx.ts'
import { productsByIds } from '#shop/catalogue/catalogue.service.server.ts'
import { warrantyEnd, warrantyYears } from '#shop/catalogue/warranty.rules.ts'
import { ownedEquipment } from '#shop/orders/owned.service.server.ts'

/** What somebody owns, with page, guide and warranty where the catalogue still knows the product. */
export async function ownedBy(ctx: Ctx, person: Person) {
  const rows = await ownedEquipment(ctx, person.id)
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
