import { type Usd, zero } from '#kernel/money.ts'
import type { Needs } from '#platform/ctx.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import { isSet, type SetPart } from '#shop/catalogue/products/set-sheet.rules.ts'
import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import { soldFor } from '#shop/electrical/composer/missing.rules.ts'
import { type Line, type Offer, priceOf } from '#shop/electrical/composer/offer.rules.ts'
import { partOf } from '#shop/electrical/parts/part.rules.ts'
import type { SheetPart } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { productShelf } from '../composer/shelf.service.server.ts'
import { wiringMessages } from '../messages.service.server.ts'
import { nothingOwned, type Owned } from '../owned/owned.rules.ts'
import { leftOutOf } from './left-out.rules.ts'
import { ownedParts, partsFor, partsTogether } from './wiring.service.server.ts'

/** What a wiring sheet asks for beyond its parts. */
export interface Shortage {
  /** What is for sale, at delivered prices. */
  readonly lines: readonly {
    readonly product: ProductSummary
    readonly quantity: number
    readonly price: Usd
  }[]
  readonly price: number
  /** What is not for sale, or is the electrician's, in words. */
  readonly words: readonly string[]
}

type ShortageCtx = Needs<'locale' | 'destination'>

/** What a place still takes is delivered there, wherever the visitor has other things sent. */
export const deliveredAt = <Ctx extends Needs<'locale'>>(ctx: Ctx, { isUsa }: PlaceFacts) => ({
  ...ctx,
  destination: isUsa ? ('usa' as const) : ('cuba' as const),
})

const unsold = ({ sku, category, specs }: SheetPart): Offer => ({
  part: partOf(sku, category, specs),
  ...{ specs, price: zero, unitsLeft: null, contents: [] },
})

async function shortageOf(
  ctx: ShortageCtx,
  parts: readonly SheetPart[],
  place: PlaceFacts,
): Promise<Shortage> {
  const { shelf, bySku } = await productShelf(ctx)
  const sold = new Map(
    [...shelf.batteryCables, ...shelf.batteryFuses].map((offer) => [offer.part.sku, offer]),
  )
  const own = parts.map((part): Line => {
    const offer = sold.get(part.sku) ?? unsold(part)
    return { offer, quantity: part.quantity }
  })
  const names = new Map(parts.map(({ sku, name }) => [sku, name]))
  const missing = soldFor(shelf, own, place)
  const words = leftOutOf([...own, ...missing], place, wiringMessages(ctx.locale), {
    locale: ctx.locale,
    nameOf: (sku) => names.get(sku) ?? bySku.get(sku)?.name ?? sku,
  })
  const lines = missing.flatMap(({ offer, quantity }) => {
    const product = bySku.get(offer.part.sku)
    return product ? [{ product, quantity, price: offer.price }] : []
  })
  return { lines, price: priceOf(missing), words }
}

/** What the sheet of a kit asks for beyond it; null for other products and for kits without parts. */
export async function shortageOfKit(
  ctx: ShortageCtx,
  kit: ProductSummary,
  place: PlaceFacts,
): Promise<Shortage | null> {
  const parts = await partsFor(ctx, kit)
  return parts.length === 0 ? null : shortageOf(ctx, parts, place)
}

/** What the sheet of listed products asks for beyond them; null where they are not one set. */
export async function shortageOfParts(
  ctx: ShortageCtx,
  listed: readonly SetPart[],
  place: PlaceFacts,
  owned: Owned = nothingOwned,
): Promise<Shortage | null> {
  const bought = await partsTogether(ctx, listed)
  const parts = bought && [...ownedParts(ctx, owned), ...bought]
  return parts && isSet(parts) ? shortageOf(ctx, parts, place) : null
}
