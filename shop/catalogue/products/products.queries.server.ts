import { type Selectable, sql } from 'kysely'
import type { Destination } from '#kernel/destination.ts'
import { contentIn, type Locale } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import { normalisePrice } from '#kernel/money-input.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import type { ProductsView } from '#platform/database/schema.generated.ts'
import type { Tx } from '#platform/database/transaction.ts'
import { makerColumns, toMaker } from '../fields/maker.queries.server.ts'
import { type SpecKey, specColumnNames, specOf } from '../fields/specs.rules.ts'
import {
  type Availability,
  categoryOf,
  galleryOf,
  isImageUrl,
  type KitPart,
  type Product,
  type ProductSummary,
  type Specs,
  type SpecValue,
} from './product.rules.ts'

export const summaryColumns = [
  'id',
  'sku',
  'url_slug',
  'name',
  'name_en',
  'short_description',
  'short_description_en',
  'category',
  'image_url',
  'numeric_price',
  'final_price',
  'available_for',
  'track_inventory',
  'stock_quantity',
  'in_stock',
  'weight_lbs',
  'power_w',
  'energy_wh',
  'usable_wh',
  'voltage_v',
  'specs',
  ...specColumnNames,
] as const

export const productColumns = [
  ...summaryColumns,
  'description',
  'description_en',
  'gallery_images',
  'share_image_url',
  'sell_price',
  'delivery_fee',
  'final_price_is_own',
  'updated_at',
  ...makerColumns,
] as const

export type SummaryRow = Pick<Selectable<ProductsView>, (typeof summaryColumns)[number]>
type ProductRow = Pick<Selectable<ProductsView>, (typeof productColumns)[number]>

const optionalCents = (decimal: string | null): Usd | null =>
  decimal === null ? null : normalisePrice(decimal)
const optionalNumber = (decimal: string | null): number | null =>
  decimal === null ? null : Number(decimal)
const inLanguage = (locale: Locale, spanish: string | null, english: string | null): string =>
  contentIn(locale, { es: spanish, en: english }) || spanish || ''

/** The specifications that are columns of their own. */
const columnSpecs = (row: SummaryRow): Specs =>
  Object.fromEntries(
    specColumnNames.flatMap((name: SpecKey) => {
      const value = (row as unknown as Record<SpecKey, SpecValue | null>)[name]
      if (value === null) return []
      return [[name, specOf(name).staff?.kind === 'decimal' ? Number(value) : value]]
    }),
  )

export const toSummary = (row: SummaryRow, locale: Locale): ProductSummary => ({
  id: row.id,
  sku: row.sku,
  slug: row.url_slug ?? row.id,
  hasSlug: row.url_slug !== null,
  name: inLanguage(locale, row.name, row.name_en),
  shortDescription: inLanguage(locale, row.short_description, row.short_description_en),
  category: categoryOf(row.category),
  image: row.image_url !== null && isImageUrl(row.image_url) ? row.image_url : null,
  priceUsa: optionalCents(row.numeric_price),
  priceCuba: optionalCents(row.final_price),
  availableFor: row.available_for as Availability,
  inStock: row.in_stock,
  unitsLeft: row.track_inventory ? row.stock_quantity : null,
  weightLbs: optionalNumber(row.weight_lbs),
  powerW: row.power_w,
  energyWh: row.energy_wh,
  usableWh: row.usable_wh,
  voltageV: row.voltage_v,
  specs: { ...(row.specs as Specs), ...columnSpecs(row) },
})

export const toProduct = (row: ProductRow, locale: Locale): Product => ({
  ...toSummary(row, locale),
  description: inLanguage(locale, row.description, row.description_en),
  gallery: galleryOf(row.gallery_images),
  shareImage: row.share_image_url,
  sellPrice: optionalCents(row.sell_price),
  deliveryFee: optionalCents(row.delivery_fee),
  hasOwnCubaPrice: row.final_price_is_own,
  maker: toMaker(row, locale),
  updatedAt: row.updated_at.toISOString(),
})

export const published = (tx: Tx) =>
  tx
    .selectFrom('products_view')
    .where('is_active', '=', true)
    .where('is_publicly_visible', '=', true)

export async function publishedByIds(
  tx: Tx,
  ids: readonly string[],
  locale: Locale,
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await published(tx).select(productColumns).where('id', 'in', ids).execute()
  return rows.map((row) => toProduct(row, locale))
}

/** Every published product, all columns, by name: the specification's query of products_view. */
export async function publishedProducts(tx: Tx, locale: Locale, limit = 1_000): Promise<Product[]> {
  const rows = await published(tx).selectAll().orderBy('name', 'asc').limit(limit).execute()
  return rows.map((row) => toProduct(row, locale))
}

/** A product with its names in every language. */
export interface NamedProduct {
  readonly product: Product
  readonly names: readonly string[]
}
const toNamed = (row: ProductRow, locale: Locale): NamedProduct => ({
  product: toProduct(row, locale),
  names: [row.name, row.name_en].flatMap((name) => name || []),
})

/** A catalogue that is small enough to be read whole, by name. */
export async function publishedWithNames(tx: Tx, locale: Locale): Promise<NamedProduct[]> {
  const rows = await published(tx).select(productColumns).orderBy('name', 'asc').execute()
  return rows.map((row) => toNamed(row, locale))
}

export async function publishedWithNamesByIds(
  tx: Tx,
  ids: readonly string[],
  locale: Locale,
): Promise<NamedProduct[]> {
  if (ids.length === 0) return []
  const rows = await published(tx)
    .select(productColumns)
    .where('id', 'in', ids)
    .orderBy('name', 'asc')
    .execute()
  return rows.map((row) => toNamed(row, locale))
}

export async function productBySlug(tx: Tx, slug: string, locale: Locale) {
  const row = await published(tx).selectAll().where('url_slug', '=', slug).executeTakeFirst()
  return row && toProduct(row, locale)
}

export async function productById(tx: Tx, id: string, locale: Locale, isShown = true) {
  const among = isShown ? published(tx) : tx.selectFrom('products_view')
  const row = await among.selectAll().where('id', '=', id).executeTakeFirst()
  return row && toProduct(row, locale)
}

/** The product with this former slug. */
export async function productByAlias(tx: Tx, slug: string, locale: Locale) {
  const { rows } = await sql<Selectable<ProductsView>>`
    select * from get_product_by_alias(${slug}) where is_active and is_publicly_visible`.execute(tx)
  return rows[0] && toProduct(rows[0], locale)
}

export async function summariesByIds(tx: Tx, ids: readonly string[], locale: Locale) {
  if (ids.length === 0) return []
  const rows = await published(tx)
    .select(summaryColumns)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map((row) => toSummary(row, locale))
}

/** An SKU that the view makes of the start of the id; no index knows it. */
const skuOfId = /^SKU-([0-9A-F]{8})$/

/** Narrowed to the rows of an index first: the view's own SKU is computed for every product. */
export async function summariesBySkus(tx: Tx, skus: readonly string[], locale: Locale) {
  if (skus.length === 0) return []
  const starts = skus.flatMap((sku) => skuOfId.exec(sku)?.[1] ?? [])
  const rows = await published(tx)
    .select(summaryColumns)
    .where('sku', 'in', [...skus])
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('products')
        .select('id')
        .where((where) =>
          where.or([
            where('sku', 'in', [...skus]),
            ...starts.map((start) =>
              where.between(
                'id',
                `${start}-0000-0000-0000-000000000000`,
                `${start}-ffff-ffff-ffff-ffffffffffff`,
              ),
            ),
          ]),
        ),
    )
    .execute()
  return rows.map((row) => toSummary(row, locale))
}

/** The slug, or the id without one. */
export async function summariesBySlugs(tx: Tx, slugs: readonly string[], locale: Locale) {
  if (slugs.length === 0) return []
  const ids = slugs.filter((slug) => isUuid(slug))
  const rows = await published(tx)
    .select(summaryColumns)
    .where((where) =>
      where.or([
        where('url_slug', 'in', [...slugs]),
        ...(ids.length > 0 ? [where('id', 'in', ids)] : []),
      ]),
    )
    .execute()
  return rows.map((row) => toSummary(row, locale))
}

const kitRows = (tx: Tx, kitIds: readonly string[]) =>
  tx
    .selectFrom('kit_components')
    .innerJoin('products_view', 'products_view.id', 'kit_components.component_id')
    .select(summaryColumns.map((column) => `products_view.${column}` as const))
    .select(['kit_components.quantity', 'kit_components.kit_id'])
    .where('kit_components.kit_id', 'in', [...kitIds])
    .orderBy('kit_components.position')
    .execute()

export async function partsOfKit(tx: Tx, kitId: string, locale: Locale): Promise<KitPart[]> {
  const rows = await kitRows(tx, [kitId])
  return rows.map((row) => ({ product: toSummary(row, locale), quantity: row.quantity }))
}

/** The parts of each of these kits, by the kit's id. */
export async function partsOfKits(
  tx: Tx,
  kitIds: readonly string[],
  locale: Locale,
): Promise<ReadonlyMap<string, KitPart[]>> {
  const rows = kitIds.length === 0 ? [] : await kitRows(tx, kitIds)
  const part = (row: (typeof rows)[number]): KitPart => ({
    product: toSummary(row, locale),
    quantity: row.quantity,
  })
  return new Map(
    [...Map.groupBy(rows, (row) => row.kit_id)].map(([id, parts]) => [id, parts.map(part)]),
  )
}

/** Other available products of the category, nearest in price first. */
export async function neighboursOf(tx: Tx, product: Product, destination: Destination, limit = 4) {
  // where it is not sold it has no price to compare
  const priced = product.availableFor === 'all' ? destination : product.availableFor
  const price = priced === 'cuba' ? ('price_cuba' as const) : ('price_usa' as const)
  const own = (priced === 'cuba' ? product.priceCuba : product.priceUsa) ?? 0
  const onOneSide = (side: '>=' | '<') =>
    tx
      .selectFrom('listed_products')
      .select(['product_id', sql<number>`abs(${sql.ref(price)} - ${own})`.as('distance')])
      .where('category', '=', product.category)
      .where(price, side, String(own))
      .where('product_id', '<>', product.id)
      .where('available_for', 'in', ['all', destination])
      .orderBy(price, side === '<' ? 'desc' : 'asc')
      .limit(limit)
  const { rows } = await sql<{ product_id: string; distance: number }>`
    select * from (${onOneSide('<')} union all ${onOneSide('>=')}) as near`.execute(tx)
  return rows
    .sort((a, b) => a.distance - b.distance || (a.product_id < b.product_id ? -1 : 1))
    .slice(0, limit)
}

/** A minimal query for the health check. */
export const anyId = (tx: Tx) => tx.selectFrom('products').select('id').limit(1).executeTakeFirst()
