import type { KitPart, ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import {
  type GridCharge,
  gridChargeOf,
  usualGridCharge,
} from '#shop/electrical/grid-charge.rules.ts'

/** The charging power from the grid of a battery, a kit or a station. */
export function gridCharge(product: ProductSummary, parts: readonly KitPart[]): GridCharge {
  const { category, specs, energyWh } = product
  if (category === 'battery') return usualGridCharge(energyWh ?? 0)
  const label = Number(specs.capacity_wh ?? energyWh ?? 0)
  if (category === 'portable') return gridChargeOf([{ category, specs, quantity: 1 }], label)
  const own = parts.map(({ product: part, quantity }) => ({
    category: part.category,
    specs: part.specs,
    quantity,
  }))
  const station = own.find((part) => part.category === 'portable')
  return gridChargeOf(own, Number(station?.specs.capacity_wh ?? energyWh ?? 0))
}
