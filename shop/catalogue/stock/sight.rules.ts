import type { ProductFields } from '../management/fields.rules.ts'

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

export type Sight = 'hidden' | 'not_for_sale' | 'for_sale'

const isEmpty = (value: unknown): boolean => value === null || String(value).trim() === ''
const isZero = (value: unknown): boolean => isEmpty(value) || Number(value) <= 0

/** Whether visitors see a product, and what it lacks. */
export function sightOf(fields: ProductFields): { sight: Sight; lacking: Lack[] } {
  const isLacking: Readonly<Record<Lack, boolean>> = {
    active: fields.is_active !== true,
    visible: fields.is_publicly_visible !== true,
    price: isZero(fields.sell_price),
    stock: fields.track_inventory === true && isZero(fields.stock_quantity ?? 1),
    weight: fields.available_for !== 'usa' && isZero(fields.weight_lbs),
    category: fields.category === 'unknown',
    pictures: isEmpty(fields.pictures),
    description: isEmpty(fields.description),
    english: isEmpty(fields.name_en),
  }
  const lacking = lacks.filter((lack) => isLacking[lack])
  if (isLacking.active || isLacking.visible) return { sight: 'hidden', lacking }
  return { sight: isLacking.price || isLacking.stock ? 'not_for_sale' : 'for_sale', lacking }
}
