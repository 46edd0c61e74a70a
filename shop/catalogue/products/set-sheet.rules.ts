import type { Category } from './product.rules.ts'

export interface SetPart {
  readonly sku: string
  readonly quantity: number
}

/** Battery, inverter and panels that the house has already, as the calculator writes them. */
export interface OwnInSheet {
  readonly bateria?: string
  readonly inversor?: string
  readonly mispaneles?: string
}

/** The address of the wiring sheet of these parts; the place decides how cold the panels get. */
export function setSheetPath(
  parts: readonly SetPart[],
  place: string | null,
  own: OwnInSheet = {},
): string {
  const query = new URLSearchParams({
    piezas: parts.map(({ sku, quantity }) => `${sku}.${quantity}`).join('~'),
    ...(place === null ? {} : { lugar: place }),
    ...own,
  })
  return `/calculadora-solar/instalacion?${query}`
}

interface Counted {
  readonly category: Category | string
  readonly quantity: number
}

/** One inverter with its batteries; kits are replaced by their components before. */
export function isSet(parts: readonly Counted[]): boolean {
  const count = (category: string) =>
    parts.reduce((sum, one) => (one.category === category ? sum + one.quantity : sum), 0)
  return count('inverter') === 1 && count('battery') > 0 && count('portable') === 0
}
