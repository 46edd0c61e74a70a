import type { Category } from '../products/product.rules.ts'
import type { ProductField } from './product-field.rules.ts'
import type { Shown, Sign, SpecGroup, WordedUnit } from './shown-field.rules.ts'

export interface SpecField extends Shown {
  /** Group in the specification table. */
  readonly group: SpecGroup
  readonly unit?: Sign | WordedUnit
  /** Position among the key figures of a category. */
  readonly headline?: Readonly<Partial<Record<Category, number>>>
  /** The editable field for a figure with its own column; without it the figure is a key of `specs`. */
  readonly staff?: ProductField
}

/** Every known figure, in display order. */
export const specFields = {
  usable_wh: { group: 'energy', unit: 'Wh', headline: { kit: 1 } },
  usable_wh_90: { group: 'energy', unit: 'Wh', headline: { battery: 1 } },
  usable_ac_wh: { group: 'energy', unit: 'Wh', headline: { portable: 1 } },
  wh_available: { group: 'energy', unit: 'Wh' },
  energy_wh: { group: 'energy', unit: 'Wh' },
  capacity_wh: { group: 'energy', unit: 'Wh' },
  max_continuous_w: { group: 'energy', unit: 'W', headline: { kit: 2 } },
  inverter_w: { group: 'energy', unit: 'W' },
  power_w: {
    group: 'energy',
    unit: 'W',
    headline: { panel: 1 },
    card: { term: 'power', accessory: 9 },
  },
  continuous_w: { group: 'energy', unit: 'W', headline: { inverter: 1 } },
  ac_output_w: { group: 'energy', unit: 'W', headline: { portable: 2 } },
  surge_w: {
    group: 'energy',
    unit: 'W',
    headline: { inverter: 2 },
    card: { term: 'surge', inverter: 2 },
    compare: { row: 'surgeW', place: 7, better: 'most' },
  },
  efficiency_pct: {
    group: 'energy',
    unit: '%',
    headline: { panel: 2 },
    card: { term: 'efficiency', panel: 2 },
  },
  output: { group: 'energy' },
  output_v: { group: 'energy', unit: 'V', card: { term: 'voltage', accessory: 12 } },
  output_a: { group: 'energy', unit: 'A', card: { term: 'current', accessory: 4 } },
  switch_ms: { group: 'energy', unit: 'ms' },
  va: { group: 'energy', unit: 'VA', card: { term: 'power', accessory: 8 } },

  est_production_wh_day: {
    group: 'solar',
    unit: 'perDay',
    headline: { kit: 3 },
    compare: { place: 7, better: 'most' },
  },
  pv_w: { group: 'solar', unit: 'W', compare: { place: 7, better: 'most' } },
  pv_max_w: { group: 'solar', unit: 'W' },
  solar_input_max_w: { group: 'solar', unit: 'W', headline: { portable: 3 } },
  pv_voc_max_v: { group: 'solar', unit: 'V' },
  mppt_a: { group: 'solar', unit: 'A' },
  vmp_v: { group: 'solar', unit: 'V' },
  imp_a: { group: 'solar', unit: 'A' },
  voc_v: { group: 'solar', unit: 'V', headline: { panel: 3 } },
  isc_a: { group: 'solar', unit: 'A' },
  max_system_v: { group: 'solar', unit: 'V' },
  temp_coeff_pct_c: { group: 'solar', unit: '%/°C' },
  panels: { group: 'solar', card: { term: 'panels', accessory: 13 } },
  strings: { group: 'solar', card: { term: 'strings', accessory: 7 } },

  chemistry: { group: 'battery' },
  nominal_v: { group: 'battery', unit: 'V', headline: { battery: 2 } },
  capacity_ah: { group: 'battery', unit: 'Ah' },
  battery_v: { group: 'battery', unit: 'V', headline: { inverter: 3 } },
  max_discharge_a: { group: 'battery', unit: 'A' },
  max_charge_a: { group: 'battery', unit: 'A' },
  ac_charge_a: { group: 'battery', unit: 'A' },
  ac_full_charge_h: { group: 'battery', unit: 'h' },
  battery_h: { group: 'battery', unit: 'h' },
  expandable: { group: 'battery' },
  wh_per_lb: { group: 'battery', unit: 'Wh/lb' },

  input_v: { group: 'connection', unit: 'V' },
  voltage: { group: 'connection' },
  current_a: { group: 'connection', unit: 'A', card: { term: 'current', accessory: 1 } },
  rated_a: { group: 'connection', unit: 'A', card: { term: 'current', accessory: 2 } },
  max_a: { group: 'connection', unit: 'A', card: { term: 'current', accessory: 3 } },
  fuse_a: { group: 'connection', unit: 'A' },
  rated_v: { group: 'connection', unit: 'V', card: { term: 'voltage', accessory: 11 } },
  rated_v_dc: { group: 'connection', unit: 'V', card: { term: 'voltage', accessory: 10 } },
  interrupt_ka: { group: 'connection', unit: 'kA' },
  poles: { group: 'connection' },
  circuits: { group: 'connection', card: { term: 'circuits', accessory: 6 } },
  spd: { group: 'connection' },
  delay_s: { group: 'connection', unit: 's' },
  accuracy_pct: { group: 'connection', unit: '%' },
  awg: { group: 'connection' },
  mm2: { group: 'connection', unit: 'mm²' },
  wire_mm2: { group: 'connection', unit: 'mm²' },
  length_ft: {
    group: 'connection',
    unit: 'feet',
    card: { term: 'length', accessory: 5, unit: 'ft' },
  },
  lugs: { group: 'connection' },
  plug: { group: 'connection' },
  base: { group: 'connection' },

  type: { group: 'build' },
  technology: { group: 'build' },
  material: { group: 'build' },
  mount: { group: 'build' },
  dimensions_in: { group: 'build', unit: 'inches' },
  colors: { group: 'build' },
  ip: { group: 'build' },
  listing: { group: 'build' },
  rail_in: { group: 'build', unit: 'inches' },
  max_panel_in: { group: 'build', unit: 'inches' },
  tilt_deg: { group: 'build', unit: '°' },
  wind_mph: { group: 'build', unit: 'mph' },

  cycles_80dod: {
    group: 'lifetime',
    headline: { battery: 3 },
    compare: { row: 'cycles', place: 10, better: 'most' },
  },
  cycles_80pct: { group: 'lifetime', compare: { row: 'cycles', place: 10, better: 'most' } },
  warranty_years: {
    group: 'lifetime',
    unit: 'years',
    compare: { row: 'warrantyYears', place: 11, better: 'most' },
  },
  product_warranty_years: {
    group: 'lifetime',
    unit: 'years',
    compare: { row: 'warrantyYears', place: 11, better: 'most' },
  },
  power_warranty_years: { group: 'lifetime', unit: 'years' },

  parts_total_usd: { group: 'value', unit: 'usd' },
  discount_vs_parts_pct: { group: 'value', unit: '%' },
} as const satisfies Readonly<Record<string, SpecField>>
