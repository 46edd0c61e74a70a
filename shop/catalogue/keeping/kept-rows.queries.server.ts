import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/transaction.ts'
import { categoryOf, galleryOf, type Specs } from '../product.rules.ts'
import type { ProductFields } from './fields.rules.ts'
import { figuresAsText } from './figures-text.rules.ts'
import { type Part, partsAsText } from './parts-text.rules.ts'

interface KeptRow {
  readonly id: string
  readonly sku: string | null
  readonly name: string
  readonly name_en: string | null
  readonly category: string
  readonly url_slug: string | null
  readonly short_description: string | null
  readonly short_description_en: string | null
  readonly description: string | null
  readonly description_en: string | null
  readonly sell_price: string | null
  readonly cost_price: string | null
  readonly numeric_price: string | null
  readonly final_price: string | null
  readonly delivery_fee: string | null
  readonly weight_lbs: string | null
  readonly track_inventory: boolean
  readonly stock_quantity: number | null
  readonly available_for: string | null
  readonly is_active: boolean
  readonly is_publicly_visible: boolean
  readonly wh_available: number | null
  readonly eccn: string | null
  readonly hts: string | null
  readonly un_number: string | null
  readonly specs: Specs
  readonly image_url: string | null
  readonly gallery_images: unknown
  readonly parts: readonly Part[]
}

/** A product as staff keeps it: every field, and nothing that is counted from them. */
export interface KeptProduct {
  readonly id: string
  readonly fields: ProductFields
}

const picturesOf = ({ image_url, gallery_images }: KeptRow) =>
  [...new Set([...(image_url ? [image_url] : []), ...galleryOf(gallery_images)])].join('\n')

const toKept = (row: KeptRow): KeptProduct => {
  const { id, specs, image_url, gallery_images, parts, ...plain } = row
  return {
    id,
    fields: {
      ...plain,
      category: categoryOf(row.category),
      available_for: row.available_for ?? 'all',
      specs: figuresAsText(specs) || null,
      components: partsAsText(parts) || null,
      pictures: picturesOf(row) || null,
    },
  }
}

const columns = sql`p.id, p.sku, p.name, p.name_en, p.category, p.url_slug, p.short_description,
  p.short_description_en, p.description, p.description_en, p.sell_price, p.cost_price,
  p.numeric_price, p.final_price, p.delivery_fee, p.weight_lbs, p.track_inventory, p.stock_quantity,
  p.available_for, p.is_active, p.is_publicly_visible, p.wh_available, p.eccn, p.hts, p.un_number,
  p.specs, p.image_url, p.gallery_images,
  (select coalesce(jsonb_agg(jsonb_build_object('ref', coalesce(c.sku, c.id::text), 'quantity', k.quantity)
      order by k.position, c.id), '[]')
    from kit_components k join products c on c.id = k.component_id where k.kit_id = p.id) as parts`

async function kept(tx: Tx, rest: RawBuilder<unknown>): Promise<KeptProduct[]> {
  const { rows } = await sql<KeptRow>`select ${columns} from products p ${rest}`.execute(tx)
  return rows.map(toKept)
}

export const keptByIds = (tx: Tx, ids: readonly string[]): Promise<KeptProduct[]> =>
  kept(tx, sql`where p.id = any (${[...ids]}::uuid[])`)

/** Others who change or sell the same wait until this transaction ends. */
export async function lockKept(tx: Tx, ids: readonly string[]): Promise<KeptProduct[]> {
  await sql`select 1 from products where id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(
    tx,
  )
  return keptByIds(tx, ids)
}

export const keptBySkus = (tx: Tx, skus: readonly string[]): Promise<KeptProduct[]> =>
  kept(tx, sql`where p.sku = any (${[...skus]}::text[])`)

/** Some at a time by id, so that no catalogue is too large for a file. */
export const keptAfter = (tx: Tx, id: string | null, limit: number): Promise<KeptProduct[]> =>
  kept(tx, sql`where ${id}::uuid is null or p.id > ${id}::uuid order by p.id limit ${limit}`)
