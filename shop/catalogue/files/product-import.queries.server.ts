import { type Insertable, sql } from 'kysely'
import type { Products } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { ImportedProduct, ProductImages } from './product-import.input.ts'

const toRow = (product: ImportedProduct, images?: ProductImages): Insertable<Products> => ({
  sku: product.sku,
  name: product.name_es,
  name_en: product.name_en,
  category: product.category,
  url_slug: product.url_slug,
  short_description: product.short_es,
  short_description_en: product.short_en,
  description: product.description_es,
  description_en: product.description_en,
  image_url: images?.image ?? null,
  gallery_images: JSON.stringify(images?.gallery ?? []),
  share_image_url: images?.share ?? null,
  specs: JSON.stringify(product.specs),
  wh_available: product.category === 'kit' ? Number(product.specs.wh_available) : null,
  cost_price: product.cost_usd,
  sell_price: product.sell_price_usd,
  delivery_fee: product.delivery_fee_usd,
  weight_lbs: product.weight_lbs,
  track_inventory: product.track_inventory,
  stock_quantity: product.stock,
  available_for: product.available_for,
})

/** Inserts the products and returns their ids by SKU. */
export async function insertProducts(
  tx: Tx,
  products: readonly ImportedProduct[],
  images: ReadonlyMap<string, ProductImages>,
): Promise<Map<string, string>> {
  const rows = await tx
    .insertInto('products')
    .values(products.map((product) => toRow(product, images.get(product.sku))))
    .returning(['id', 'sku'])
    .execute()
  return new Map(rows.map((row) => [row.sku ?? '', row.id]))
}

export interface NewKitComponent {
  readonly kit_id: string
  readonly component_id: string
  readonly quantity: number
  readonly position: number
}

export const insertKitComponents = (tx: Tx, components: readonly NewKitComponent[]) =>
  tx
    .insertInto('kit_components')
    .values([...components])
    .execute()

export interface Synonym {
  readonly term: string
  readonly means: string
}

export const insertSynonyms = (tx: Tx, synonyms: readonly Synonym[]) =>
  tx
    .insertInto('search_synonyms')
    .values([...synonyms])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export async function hasProducts(tx: Tx): Promise<boolean> {
  const first = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()
  return first !== undefined
}

export async function countProducts(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Repeats the first `originals` products under new names, once for every number from `first` to `last`. */
export async function repeatProducts(tx: Tx, first: number, last: number): Promise<number> {
  await sql`set local statement_timeout = 0`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into products (sku, name, name_en, category, url_slug, short_description,
      short_description_en, description, description_en, image_url, gallery_images, share_image_url,
      specs, wh_available, cost_price, sell_price, weight_lbs, track_inventory, stock_quantity, available_for)
    select p.sku || '-S' || n, p.name || ' serie ' || n, p.name_en || ' series ' || n, p.category,
      p.url_slug || '-serie-' || n, p.short_description, p.short_description_en, p.description,
      p.description_en, p.image_url, p.gallery_images, p.share_image_url, p.specs, p.wh_available,
      p.cost_price, p.sell_price + n % 500, p.weight_lbs, p.track_inventory, p.stock_quantity, p.available_for
    from products p, generate_series(${first}::int, ${last}::int) n
    where p.sku !~ '-S\\d+$'
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
