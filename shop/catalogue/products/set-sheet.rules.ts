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

/** Stands for Cuba in the address of a sheet, whatever the visitor who opens it has chosen. */
export const cubaCode = 'cuba'

/** The address of the wiring sheet of these parts; the place, null for Cuba, decides how cold the panels get. */
export function setSheetPath(
  parts: readonly SetPart[],
  place: string | null,
  own: OwnInSheet = {},
): string {
  const query = new URLSearchParams({
    piezas: parts.map(({ sku, quantity }) => `${sku}.${quantity}`).join('~'),
    lugar: place ?? cubaCode,
    ...own,
  })
  return `/calculadora-solar/instalacion?${query}`
}

/** The wiring sheet of what was ordered together, and the products that it covers. */
export interface SetSheet {
  readonly path: string
  readonly skus: readonly string[]
  /** False where its check finds a danger or what will not work: something is missing, or does not go together. */
  readonly isWhole: boolean
}

interface Counted {
  readonly category: Category | string
  readonly quantity: number
}

/** One inverter with its batteries, or one station with its panels; kits are replaced by their components before. */
export function isSet(parts: readonly Counted[]): boolean {
  const count = (category: string) =>
    parts.reduce((sum, one) => (one.category === category ? sum + one.quantity : sum), 0)
  const [inverters, batteries, stations] = [count('inverter'), count('battery'), count('portable')]
  if (stations === 1) return inverters + batteries === 0 && count('panel') > 0
  return stations === 0 && inverters === 1 && batteries > 0
}
