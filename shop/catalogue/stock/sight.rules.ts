import type { ProductFields } from '../management/fields.rules.ts'

const isEmpty = (value: unknown): boolean => value === null || String(value).trim() === ''
const isZero = (value: unknown): boolean => isEmpty(value) || Number(value) <= 0

/** What hides a product, then what keeps it from being bought, then what buyers would miss. */
export const lacks = [
  'active',
  'visible',
  'price',
  'stock',
  'weight',
  'category',
  'pictures',
  'description',
  'english',
] as const
export type Lack = (typeof lacks)[number]

/** What keeps a product from being seen, bought or sent at its cost. */
export const stopping: readonly Lack[] = ['active', 'visible', 'price', 'stock', 'weight']

/** Whether a product could be sent to Cuba with a freight of nothing that nobody meant; a typed 0 is meant. */
export const lacksWeight = (fields: Partial<ProductFields>): boolean =>
  fields.available_for !== 'usa' && isEmpty(fields.weight_lbs ?? null)

export type Sight = 'hidden' | 'not_for_sale' | 'for_sale'

/** Whether visitors see a product, and what it lacks. */
export function sightOf(fields: ProductFields): { sight: Sight; lacking: Lack[] } {
  const isLacking: Readonly<Record<Lack, boolean>> = {
    active: fields.is_active !== true,
    visible: fields.is_publicly_visible !== true,
    price: isZero(fields.sell_price),
    stock: fields.track_inventory === true && isZero(fields.stock_quantity ?? 1),
    weight: lacksWeight(fields),
    category: fields.category === 'unknown',
    pictures: isEmpty(fields.pictures),
    description: isEmpty(fields.description),
    english: isEmpty(fields.name_en),
  }
  const lacking = lacks.filter((lack) => isLacking[lack])
  if (isLacking.active || isLacking.visible) return { sight: 'hidden', lacking }
  return { sight: isLacking.price || isLacking.stock ? 'not_for_sale' : 'for_sale', lacking }
}
