import { type Destination, destinations } from '#kernel/destination.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { AlertSubject } from '#shop/alerts/alert.rules.ts'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import { isAvailableFor, productPath } from '#shop/catalogue/products/product.rules.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { provinceService } from '#shop/shipping/provinces.service.server.ts'

/** What the page is about, by its address: `producto`, the slug of a product, or `provincia`, a code. */
export interface RequestedSubject {
  readonly kind: AlertSubject['kind']
  readonly name: string
  /** The query of the page. */
  readonly query: string
  /** The page of what can be bought already. */
  readonly path: string
  readonly isBack: boolean
  readonly destinations: readonly Destination[]
  readonly subjectFor: (destination: Destination) => AlertSubject
}

async function ofProduct(ctx: Ctx, slug: string): Promise<RequestedSubject | null> {
  const product = (await findProduct(ctx, slug))?.product
  if (!product) return null
  const { id, name, availableFor, inStock } = product
  return {
    kind: 'product',
    name,
    query: `producto=${encodeURIComponent(product.slug)}`,
    path: productPath(product),
    isBack: inStock,
    destinations: destinations.filter((one) => isAvailableFor(availableFor, one)),
    subjectFor: (destination) => ({ kind: 'product', productId: id, destination }),
  }
}

async function ofProvince(ctx: Ctx, code: string): Promise<RequestedSubject | null> {
  const province = provinceByCode(code)
  if (!province) return null
  return {
    kind: 'province',
    name: province.name,
    query: `provincia=${code}`,
    path: '/catalogo',
    isBack: (await provinceService(ctx, code)).mode !== 'suspended',
    destinations: ['cuba'],
    subjectFor: () => ({ kind: 'province', code, destination: 'cuba' }),
  }
}

export function requestedSubject(ctx: Ctx, url: URL): Promise<RequestedSubject | null> {
  const slug = url.searchParams.get('producto')
  const code = url.searchParams.get('provincia')
  if (slug) return ofProduct(ctx, slug)
  return code ? ofProvince(ctx, code) : Promise.resolve(null)
}
