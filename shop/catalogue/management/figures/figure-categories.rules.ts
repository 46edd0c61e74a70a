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
  has_disconnect: ['accessory', 'battery', 'inverter'],
  switches_neutral: ['accessory'],
  switches_over: ['inverter', 'portable'],
}

/** Those that are typed, by category; one that is nowhere is of all. */
const typedOf: Readonly<Partial<Record<ProductCategory, readonly SpecKey[]>>> = {
  kit: [
    ...([
      'usable_wh',
      'wh_available',
      'max_continuous_w',
      'inverter_w',
      'est_production_wh_day',
    ] as const),
    ...([
      'pv_w',
      'strings',
      'parts_total_usd',
      'discount_vs_parts_pct',
      'standby_w',
      'series',
    ] as const),
  ],
  battery: [
    ...([
      'usable_wh',
      'usable_wh_90',
      'energy_wh',
      'nominal_v',
      'capacity_ah',
      'max_discharge_a',
    ] as const),
    ...([
      'max_charge_a',
      'wh_per_lb',
      'cycles_80dod',
      'bms_cont_a',
      'bms_peak_a',
      'bms_peak_s',
    ] as const),
    ...([
      'max_c_rate',
      'max_series',
      'max_parallel',
      'short_circuit_ka',
      'low_temp_charge_c',
    ] as const),
    ...(['high_temp_charge_c', 'low_temp_discharge_c'] as const),
  ],
  panel: [
    ...([
      'efficiency_pct',
      'vmp_v',
      'imp_a',
      'voc_v',
      'isc_a',
      'max_system_v',
      'temp_coeff_pct_c',
    ] as const),
    ...([
      'temp_coeff_voc_pct_c',
      'max_series_fuse_a',
      'product_warranty_years',
      'power_warranty_years',
    ] as const),
  ],
  inverter: [
    ...(['continuous_w', 'efficiency_pct', 'switch_ms', 'va', 'pv_max_w', 'pv_voc_max_v'] as const),
    ...([
      'mppt_a',
      'battery_v',
      'ac_charge_a',
      'standby_w',
      'surge_s',
      'output_hz',
      'mppt_count',
    ] as const),
    ...([
      'mppt_min_v',
      'mppt_start_v',
      'pv_max_v',
      'pv_max_a',
      'pv_isc_max_a',
      'max_parallel',
    ] as const),
  ],
  portable: [
    ...([
      'usable_wh',
      'usable_ac_wh',
      'energy_wh',
      'capacity_wh',
      'ac_output_w',
      'pv_max_w',
    ] as const),
    ...([
      'solar_input_max_w',
      'ac_full_charge_h',
      'switch_ms',
      'cycles_80dod',
      'cycles_80pct',
    ] as const),
    ...(['standby_w', 'surge_s', 'output_hz', 'mppt_count', 'mppt_min_v', 'mppt_start_v'] as const),
    ...([
      'pv_max_v',
      'pv_max_a',
      'low_temp_charge_c',
      'high_temp_charge_c',
      'low_temp_discharge_c',
    ] as const),
  ],
  accessory: [
    ...([
      'output_a',
      'switch_ms',
      'va',
      'efficiency_pct',
      'pv_max_w',
      'pv_voc_max_v',
      'panels',
    ] as const),
    ...([
      'strings',
      'battery_v',
      'battery_h',
      'max_charge_a',
      'input_v',
      'voltage',
      'current_a',
    ] as const),
    ...([
      'rated_a',
      'max_a',
      'fuse_a',
      'rated_v',
      'rated_v_dc',
      'interrupt_ka',
      'poles',
      'circuits',
    ] as const),
    ...([
      'delay_s',
      'accuracy_pct',
      'awg',
      'mm2',
      'wire_mm2',
      'length_ft',
      'lugs',
      'rail_in',
    ] as const),
    ...(['max_panel_in', 'tilt_deg', 'wind_mph', 'standby_w', 'mppt_count', 'mppt_min_v'] as const),
    ...([
      'mppt_start_v',
      'pv_max_v',
      'pv_max_a',
      'pv_isc_max_a',
      'low_temp_charge_c',
      'ampacity_a',
    ] as const),
    ...(['max_bank_v', 'trip_ma', 'imax_ka', 'rod_ft'] as const),
  ],
}
const typed = Object.entries(typedOf)

const ownCategories = (key: SpecKey): readonly string[] | undefined => {
  const own = typed.filter(([, keys]) => keys.includes(key)).map(([category]) => category)
  return categoriesOf[key] ?? (own.length > 0 ? own : undefined)
}

/** Whether a figure says something about products of a category; all do while none is known. */
export const isFigureOf = (key: SpecKey, category: string | null): boolean => {
  const own = ownCategories(key)
  const isKnown = browsableCategories.some((one) => one === category)
  return own === undefined || !isKnown || own.some((one) => one === category)
}
