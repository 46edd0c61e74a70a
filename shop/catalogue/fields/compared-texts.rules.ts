import type { ProductSummary, SpecValue } from '../products/product.rules.ts'
import type { SpecKey } from './specs.rules.ts'

/** Figures of which none is the better: what the outlets give, and what decides how panels are joined. */
const texts: readonly SpecKey[] = ['output_v', 'vmp_v', 'voc_v', 'isc_a', 'dimensions_in']

/** Sizes are compared of panels only. */
const isOf = (key: SpecKey, products: readonly ProductSummary[]): boolean =>
  key === 'output_v' || products.every(({ category }) => category === 'panel')

export interface ComparedText {
  readonly spec: SpecKey
  readonly values: readonly (SpecValue | null)[]
  readonly allEqual: boolean
}

/** Volts and sizes side by side; empty rows are left out. */
export const comparedTexts = (products: readonly ProductSummary[]): ComparedText[] =>
  texts
    .filter((key) => isOf(key, products))
    .map((spec) => {
      const values = products.map(({ specs }) => specs[spec] ?? null)
      const allEqual = products.length > 1 && new Set(values).size === 1
      return { spec, values, allEqual }
    })
    .filter(({ values }) => values.some((value) => value !== null))
