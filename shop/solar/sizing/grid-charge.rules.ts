import type { KitPart, ProductSummary, Specs } from '#shop/catalogue/products/product.rules.ts'

const figure = (specs: Specs, key: string): number | null => {
  const value = specs[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null
}

const ofCategory = (parts: readonly KitPart[], category: string) =>
  parts.find(({ product }) => product.category === category)

/** A fifth of the capacity per hour: accepted by all batteries sold, and usual for chargers. */
const usualChargeShare = 0.2

export interface GridCharge {
  /** Charging power from the grid in watts; 0 without a charger. */
  readonly watts: number
  /** From the label, or the default of a fifth of the capacity. */
  readonly isKnown: boolean
}

const nothing: GridCharge = { watts: 0, isKnown: true }

function fromLabel(specs: Specs): GridCharge | null {
  const [wh, hours] = [figure(specs, 'capacity_wh'), figure(specs, 'ac_full_charge_h')]
  return wh && hours ? { watts: wh / hours, isKnown: true } : null
}

const isHybrid = (specs: Specs): boolean => /hybrid/i.test(String(specs.type ?? ''))

/** The charging power from the grid of a battery, a kit or a station. */
export function gridCharge(product: ProductSummary, parts: readonly KitPart[]): GridCharge {
  if (product.category === 'portable') return fromLabel(product.specs) ?? nothing
  const usual = { watts: (product.energyWh ?? 0) * usualChargeShare, isKnown: false }
  if (product.category === 'battery') return usual
  const station = ofCategory(parts, 'portable')
  if (station) return fromLabel(station.product.specs) ?? nothing
  const inverter = ofCategory(parts, 'inverter')
  const battery = ofCategory(parts, 'battery')
  if (!inverter || !battery) return nothing
  const volts = figure(battery.product.specs, 'nominal_v') ?? 0
  const amps = figure(inverter.product.specs, 'ac_charge_a')
  if (amps) return { watts: amps * volts, isKnown: true }
  return isHybrid(inverter.product.specs) ? usual : nothing
}
