import type { Needs } from '#platform/ctx.ts'
import { asSystemWithin } from '#platform/database/transaction.ts'
import { partsInKit, productsBySkus } from '#shop/catalogue/catalogue.service.server.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { isSet, type SetPart } from '#shop/catalogue/products/set-sheet.rules.ts'
import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { type Additions, additionsTo } from '#shop/electrical/wiring/additions.rules.ts'
import type { SheetPart, WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { ownNames } from '../messages.service.server.ts'
import { nothingOwned, type Owned } from '../owned/owned.rules.ts'
import { ownedOffers } from '../owned/owned-offers.rules.ts'
import { placeFactsOf } from '../system/system-demand.rules.ts'

const sheetPart = (
  { sku, name, category, specs }: ProductSummary,
  quantity: number,
): SheetPart => ({ sku, name, category, specs, quantity })

/** What a kit consists of, also what is not sold alone any more: a sheet is whole. Nothing of other products. */
export async function partsFor(ctx: Needs<'locale'>, kit: ProductSummary): Promise<SheetPart[]> {
  const parts = await asSystemWithin(ctx, 'the parts of a kit', (inside) => partsInKit(inside, kit))
  return parts.map(({ product, quantity }) => sheetPart(product, quantity))
}

/** The wiring sheet of a kit at a place; null for other products and for kits without parts. */
export async function wiringSheetFor(
  ctx: Needs<'locale'>,
  kit: ProductSummary,
  place: PlaceFacts,
): Promise<WiringSheet | null> {
  const parts = await partsFor(ctx, kit)
  return parts.length === 0 ? null : wiringSheetOf(parts, place)
}

/** Parts as they lie there: kits are replaced by their components, the same product counts once. */
export async function partsTogether(
  ctx: Needs<'locale'>,
  listed: readonly SetPart[],
): Promise<SheetPart[] | null> {
  const products = await productsBySkus(
    ctx,
    listed.map(({ sku }) => sku),
  )
  const found = new Map(products.map((product) => [product.sku, product]))
  const together = new Map<string, SheetPart>()
  for (const { sku, quantity } of listed) {
    const product = found.get(sku)
    if (!product) return null
    const own = product.category === 'kit' ? await partsFor(ctx, product) : [sheetPart(product, 1)]
    for (const part of own) {
      const before = together.get(part.sku)?.quantity ?? 0
      together.set(part.sku, { ...part, quantity: before + part.quantity * quantity })
    }
  }
  return [...together.values()]
}

/** What the house has already, named as its own. */
export const ownedParts = ({ locale }: Needs<'locale'>, owned: Owned): SheetPart[] =>
  ownedOffers(owned).map(({ part, specs, unitsLeft }) => ({
    sku: part.sku,
    name: ownNames(locale)[part.sku] ?? part.sku,
    category: part.category,
    specs,
    quantity: unitsLeft ?? 1,
  }))

/** The wiring sheet of listed products; null where they are not one inverter with its batteries. */
export async function wiringSheetOfParts(
  ctx: Needs<'locale'>,
  listed: readonly SetPart[],
  place: PlaceFacts,
  owned: Owned = nothingOwned,
): Promise<WiringSheet | null> {
  const bought = await partsTogether(ctx, listed)
  const parts = bought && [...ownedParts(ctx, owned), ...bought]
  return parts && isSet(parts) ? wiringSheetOf(parts, place) : null
}

/** Class T fuses that a growing bank of batteries may need in place of its own. */
const largerFuses = ['ACC-FUS-T200', 'ACC-FUS-T250']

/** What may be added to a kit by the rules where it will stand; null for other products. */
export async function additionsFor(
  ctx: Needs<'locale' | 'destination'>,
  kit: ProductSummary,
): Promise<Additions | null> {
  const parts = await partsFor(ctx, kit)
  const place = placeFactsOf(ctx.destination === 'usa' ? 'US' : null)
  if (parts.length === 0 || !place) return null
  const fuses = await productsBySkus(ctx, largerFuses)
  const bySku = fuses.toSorted((one, other) => (one.sku < other.sku ? -1 : 1))
  return additionsTo(
    parts,
    place,
    bySku.map((fuse) => sheetPart(fuse, 1)),
  )
}
