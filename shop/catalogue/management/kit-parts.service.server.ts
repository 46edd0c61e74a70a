import { isUuid } from '#kernel/text/uuid.ts'
import type { Needs } from '#platform/ctx.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { nameFor } from '../prices/product-pricing.rules.ts'
import { portionsOf } from './chunks.rules.ts'
import {
  type DescribedPart,
  describedBySkus,
  type HeldPart,
  partRows,
  partsBeside,
  skusOfNames,
} from './kit-parts.queries.server.ts'
import { productsNamed } from './names.queries.server.ts'
import { offeredSku, refsIn, withRefs } from './parts-text.rules.ts'

export type { DescribedPart, HeldPart }

/** The components that staff entered by their codes, published or not. */
export const describedParts = (ctx: Needs, skus: readonly string[]): Promise<DescribedPart[]> =>
  inTransaction(ctx, ({ tx }) => describedBySkus(tx, skus))

const maxChoices = 500

/** The products that a kit may hold, for choosing them by name. */
export const partChoices = (ctx: Needs<'locale'>) =>
  inTransaction(ctx, async ({ tx, locale }) =>
    (await partRows(tx, maxChoices)).map(({ sku, name, nameEn }) => ({
      sku,
      name: nameFor(locale, { name, nameEn }),
    })),
  )

/** The contents of a kit with the products that staff typed by name by their SKUs; an unknown one stays as typed. */
export const partsByNames = (ctx: Needs, text: string): Promise<string> =>
  inTransaction(ctx, async ({ tx }) => {
    const refs = refsIn(text)
    if (refs.length === 0) return text
    const known = await productsNamed(tx, refs)
    const names = refs.filter((ref) => !known.has(ref))
    if (names.length === 0) return text
    const found = await skusOfNames(
      tx,
      names.map((ref) => ({ ref, sku: offeredSku(ref) })),
    )
    return withRefs(text, new Map(found.map(({ ref, sku }) => [ref, sku])))
  })

/** Everything in the kits that hold one of these products, for what a change means to them. */
export const kitsHolding = (ctx: Needs, productIds: readonly string[]): Promise<HeldPart[]> =>
  inTransaction(ctx, async ({ tx }) => {
    const found = new Map<string, HeldPart>()
    for (const ids of portionsOf(productIds.filter(isUuid)))
      for (const part of await partsBeside(tx, ids)) found.set(`${part.kitId} ${part.id}`, part)
    return [...found.values()]
  })
