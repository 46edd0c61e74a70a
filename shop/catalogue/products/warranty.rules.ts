import type { Specs } from './product.rules.ts'

/** Years of warranty; null where the catalogue has no value. */
export function warrantyYears(specs: Specs): number | null {
  const years = specs.warranty_years ?? specs.product_warranty_years
  return typeof years === 'number' && years > 0 ? years : null
}

/** The last day of a warranty that starts with the delivery; one from 29 February ends on the 28th. */
export function warrantyEnd(delivered: Date, years: number): Date {
  const end = new Date(delivered)
  end.setUTCFullYear(delivered.getUTCFullYear() + Math.trunc(years))
  if (end.getUTCMonth() !== delivered.getUTCMonth()) end.setUTCDate(0)
  return end
}
