import type { Needs } from '#platform/ctx.ts'
import { listProducts } from '#shop/catalogue/catalogue.service.server.ts'
import type { KitPart, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { emptyListing } from '#shop/catalogue/search/listing.rules.ts'
import { checkSystem, type PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { isNotBought } from '#shop/electrical/checks/finding.rules.ts'
import {
  findingText,
  type ShownNotice,
  shownNotices,
  shownUnknown,
} from '#shop/electrical/finding-text.rules.ts'
import { type BankFit, type Fit, fitsOf, type Partner, partnersOf } from './fits.rules.ts'
import { kitParts, partsTogether, productPart } from './product-parts.rules.ts'
import { placeFactsOf } from './system-demand.rules.ts'

type CatalogueCtx = Needs<'locale' | 'destination'>

export interface ShownFit {
  readonly name: string
  readonly slug: string
  readonly fit: Fit['kind']
  /** The fewest batteries and those for full power, or the least and the largest number of panels in series. */
  readonly counts: readonly number[]
  /** Whether the most of them carry the whole inverter. */
  readonly largest: 'fullPower' | 'limited'
  /** Volts of the battery that a controller charges; null for everything else. */
  readonly bankV: number | null
  readonly text: string
}

/** What is known of a product's company: what it goes with, and what is said of a kit. */
export interface ProductCheck {
  readonly fits: readonly ShownFit[]
  readonly findings: readonly ShownNotice[]
  /** Whether something has to be bought before a kit is switched on. */
  readonly isIncomplete: boolean
  /** The cold for which panels in series are counted; null where none are. */
  readonly cold: { readonly lowC: number; readonly isUsa: boolean } | null
}

const nothingFound = { findings: [], isIncomplete: false }

const maxPages = 3

async function productsIn(ctx: CatalogueCtx, category: Partner): Promise<ProductSummary[]> {
  const first = await listProducts(ctx, { ...emptyListing, category, sort: 'price' })
  const others = Array.from({ length: Math.min(first.pages, maxPages) - 1 }, (_, index) =>
    listProducts(ctx, { ...emptyListing, category, sort: 'price', page: index + 2 }),
  )
  const pages = [first, ...(await Promise.all(others))]
  return pages.flatMap(({ products }) => products)
}

/** Where the visitor's equipment will stand, as far as the page knows. */
const placeFor = ({ destination }: CatalogueCtx) =>
  placeFactsOf(destination === 'usa' ? 'US' : null)

const countsOf = (fit: Fit): readonly number[] => {
  if (fit.kind === 'bank') return [fit.min, fit.quantity]
  return fit.kind === 'string' ? [fit.min, fit.max] : []
}

type NameOf = (sku: string) => string

const namesOf = (products: readonly ProductSummary[]): NameOf => {
  const names = new Map(products.map(({ sku, name }) => [sku, name]))
  return (sku) => names.get(sku) ?? sku
}

function textOf({ locale }: CatalogueCtx, fit: Fit, nameOf: NameOf): string {
  if (fit.kind === 'string') return ''
  if (fit.kind === 'unknown')
    return shownUnknown(locale, fit.unknown, nameOf)
      .map(({ message }) => message)
      .join(' ')
  const charging = fit.kind === 'bank' && fit.quantity > fit.min ? [fit.charge] : []
  return [...charging, fit.finding]
    .flatMap((finding) => (finding ? [findingText(locale, finding)] : []))
    .join(' ')
}

function shownFit(
  ctx: CatalogueCtx,
  first: ProductSummary,
  product: ProductSummary,
  { fit, bankV }: BankFit,
): ShownFit {
  return {
    bankV,
    name: product.name,
    slug: product.slug,
    fit: fit.kind,
    counts: countsOf(fit),
    largest: fit.kind === 'bank' && fit.finding?.rule === 'E3' ? 'limited' : 'fullPower',
    text: textOf(ctx, fit, namesOf([first, product])),
  }
}

/** Which products for sale a product goes with, and which it does not. */
async function fitsFor(
  ctx: CatalogueCtx,
  product: ProductSummary,
  place: PlaceFacts,
): Promise<ShownFit[]> {
  const { part } = productPart(product)
  const pools = await Promise.all(partnersOf(part).map((category) => productsIn(ctx, category)))
  return pools.flat().flatMap((other) => {
    const fits = fitsOf(part, productPart(other).part, place)
    return fits.map((fit) => shownFit(ctx, product, other, fit))
  })
}

/** Two products side by side, and how they go together. */
export interface ShownPair extends ShownFit {
  readonly first: string
}

/** How the products of a comparison go with each other; pairs that do not connect are left out. */
export function fitsBetween(
  ctx: CatalogueCtx,
  products: readonly ProductSummary[],
): readonly ShownPair[] {
  const place = placeFor(ctx)
  if (!place) return []
  return products.flatMap((first, index) =>
    products.slice(index + 1).flatMap((other) => {
      const fits = fitsOf(productPart(first).part, productPart(other).part, place)
      return fits.map((fit) => ({ ...shownFit(ctx, first, other, fit), first: first.name }))
    }),
  )
}

/** What the rules find in a kit as it is sold. */
function kitCheck(
  ctx: CatalogueCtx,
  parts: readonly KitPart[],
  place: PlaceFacts,
): Pick<ProductCheck, 'findings' | 'isIncomplete'> {
  const counted = partsTogether(kitParts(parts))
  if (counted.length === 0) return nothingFound
  const isHybrid = counted.some(({ part }) => part.category === 'inverter' && part.mppt_count)
  const check = checkSystem(counted, place, { wiring: isHybrid ? 'house' : 'outlets' })
  const nameOf = namesOf(parts.map(({ product }) => product))
  return {
    findings: shownNotices(ctx.locale, check, { nameOf }),
    isIncomplete: check.findings.some(({ notes }) => notes.some(isNotBought)),
  }
}

/** For the place that was asked for, else for the visitor's destination. */
export async function checkOfProduct(
  ctx: CatalogueCtx,
  product: ProductSummary,
  parts: readonly KitPart[],
  place: PlaceFacts,
): Promise<ProductCheck> {
  const fits = await fitsFor(ctx, product, place)
  const isCounted = fits.some(({ fit }) => fit === 'string')
  return {
    fits,
    ...(product.category === 'kit' ? kitCheck(ctx, parts, place) : nothingFound),
    cold: isCounted ? { lowC: place.lowC, isUsa: place.isUsa } : null,
  }
}
