import type { SpecKey } from '../../fields/specs.rules.ts'
import { browsableCategories, type ProductCategory } from '../../products/product.rules.ts'

/** Of which categories the figures are that one chooses from words; one that is not here is of all. */
const categoriesOf: Readonly<Partial<Record<SpecKey, readonly ProductCategory[]>>> = {
  output: ['inverter', 'portable'],
  standby_basis: ['kit', 'inverter', 'portable'],
  neutral_bond: ['inverter', 'portable'],
  chemistry: ['battery', 'portable', 'kit'],
  role: ['accessory'],
  spd: ['accessory'],
  plug: ['accessory', 'portable'],
  base: ['accessory'],
  type: ['inverter'],
  technology: ['panel'],
  material: ['accessory'],
  mount: ['battery', 'inverter'],
  colors: ['accessory'],
  folding: ['panel'],
  charge_adjustable: ['inverter', 'accessory', 'portable'],
  expandable: ['battery', 'portable'],
  bond_to_earth: ['accessory', 'inverter'],
  has_spd: ['accessory', 'inverter'],
  has_disconnect: ['accessory', 'inverter'],
  switches_neutral: ['accessory'],
}

/** Whether a figure says something about products of a category; all do while none is known. */
export const isFigureOf = (key: SpecKey, category: string | null): boolean => {
  const own = categoriesOf[key]
  const isKnown = browsableCategories.some((one) => one === category)
  return own === undefined || !isKnown || own.some((one) => one === category)
}
