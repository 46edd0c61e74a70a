import type { CardTerm, Shown } from '../fields/shown-field.rules.ts'
import { type SpecField, specFields } from '../fields/spec-fields.rules.ts'
import { summaryFieldNames, summaryFieldOf } from '../fields/summary-fields.rules.ts'
import type { Category, ProductSummary, SpecValue } from './product.rules.ts'

/** A key figure with its unit as a separate string. */
export interface Figure {
  /** The card's label, or else the name of the specification. */
  readonly name: CardTerm | (string & {})
  readonly value: number
  readonly unit: string
}

const asNumber = (value: SpecValue | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

interface OnCard {
  readonly name: string
  readonly card: NonNullable<Shown['card']>
  readonly unit: string
  readonly read: (product: ProductSummary) => number | null
}

const onCards: readonly OnCard[] = [
  ...summaryFieldNames.flatMap((name) => {
    const { card, unit } = summaryFieldOf(name)
    if (!card || name === 'pricePerWh') return []
    return [{ name, card, unit, read: (product: ProductSummary) => product[name] }]
  }),
  ...Object.entries<SpecField>(specFields).flatMap(([name, { card, unit = '' }]) => {
    const read = ({ specs }: ProductSummary) => asNumber(specs[name])
    return card ? [{ name, card, unit, read }] : []
  }),
]

const maxOnCard = 2

/** The key figures of a product's category, two at most. */
export function leadingFigures(product: ProductSummary): Figure[] {
  const category: Category = product.category === 'unknown' ? 'accessory' : product.category
  return onCards
    .filter(({ card }) => card[category] !== undefined)
    .sort((one, other) => (one.card[category] ?? 0) - (other.card[category] ?? 0))
    .flatMap(({ name, card, unit, read }) => {
      const value = read(product)
      return value === null ? [] : [{ name: card.term ?? name, value, unit: card.unit ?? unit }]
    })
    .slice(0, maxOnCard)
}
