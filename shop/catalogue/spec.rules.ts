import type { Category, Specs } from './product.rules.ts'

export const specGroups = [
  'energy',
  'solar',
  'battery',
  'connection',
  'build',
  'lifetime',
  'value',
] as const
export type SpecGroup = (typeof specGroups)[number]

/** A sign that both languages write alike. */
type Sign =
  | 'W'
  | 'Wh'
  | 'V'
  | 'A'
  | 'Ah'
  | 'VA'
  | 'kA'
  | '%'
  | 'h'
  | 's'
  | 'ms'
  | '°'
  | 'mm²'
  | '%/°C'
  | 'Wh/lb'
/** A unit that needs words, and is shown in metric too where it is not. */
export type WordedUnit = 'years' | 'perDay' | 'inches' | 'feet' | 'mph' | 'usd'

interface SpecDefinition {
  readonly group: SpecGroup
  readonly unit?: Sign | WordedUnit
}

/** Every figure the shop knows by name, in the order in which a table shows them. */
export const specDefinitions = {
  usable_wh: { group: 'energy', unit: 'Wh' },
  usable_wh_90: { group: 'energy', unit: 'Wh' },
  usable_ac_wh: { group: 'energy', unit: 'Wh' },
  wh_available: { group: 'energy', unit: 'Wh' },
  energy_wh: { group: 'energy', unit: 'Wh' },
  capacity_wh: { group: 'energy', unit: 'Wh' },
  max_continuous_w: { group: 'energy', unit: 'W' },
  inverter_w: { group: 'energy', unit: 'W' },
  power_w: { group: 'energy', unit: 'W' },
  continuous_w: { group: 'energy', unit: 'W' },
  ac_output_w: { group: 'energy', unit: 'W' },
  surge_w: { group: 'energy', unit: 'W' },
  efficiency_pct: { group: 'energy', unit: '%' },
  output: { group: 'energy' },
  output_v: { group: 'energy', unit: 'V' },
  output_a: { group: 'energy', unit: 'A' },
  switch_ms: { group: 'energy', unit: 'ms' },
  va: { group: 'energy', unit: 'VA' },

  est_production_wh_day: { group: 'solar', unit: 'perDay' },
  pv_w: { group: 'solar', unit: 'W' },
  pv_max_w: { group: 'solar', unit: 'W' },
  solar_input_max_w: { group: 'solar', unit: 'W' },
  pv_voc_max_v: { group: 'solar', unit: 'V' },
  mppt_a: { group: 'solar', unit: 'A' },
  vmp_v: { group: 'solar', unit: 'V' },
  imp_a: { group: 'solar', unit: 'A' },
  voc_v: { group: 'solar', unit: 'V' },
  isc_a: { group: 'solar', unit: 'A' },
  max_system_v: { group: 'solar', unit: 'V' },
  temp_coeff_pct_c: { group: 'solar', unit: '%/°C' },
  panels: { group: 'solar' },
  strings: { group: 'solar' },

  chemistry: { group: 'battery' },
  nominal_v: { group: 'battery', unit: 'V' },
  capacity_ah: { group: 'battery', unit: 'Ah' },
  battery_v: { group: 'battery', unit: 'V' },
  max_discharge_a: { group: 'battery', unit: 'A' },
  max_charge_a: { group: 'battery', unit: 'A' },
  ac_charge_a: { group: 'battery', unit: 'A' },
  ac_full_charge_h: { group: 'battery', unit: 'h' },
  battery_h: { group: 'battery', unit: 'h' },
  expandable: { group: 'battery' },
  wh_per_lb: { group: 'battery', unit: 'Wh/lb' },

  input_v: { group: 'connection', unit: 'V' },
  voltage: { group: 'connection' },
  current_a: { group: 'connection', unit: 'A' },
  rated_a: { group: 'connection', unit: 'A' },
  max_a: { group: 'connection', unit: 'A' },
  fuse_a: { group: 'connection', unit: 'A' },
  rated_v: { group: 'connection', unit: 'V' },
  rated_v_dc: { group: 'connection', unit: 'V' },
  interrupt_ka: { group: 'connection', unit: 'kA' },
  poles: { group: 'connection' },
  circuits: { group: 'connection' },
  spd: { group: 'connection' },
  delay_s: { group: 'connection', unit: 's' },
  accuracy_pct: { group: 'connection', unit: '%' },
  awg: { group: 'connection' },
  mm2: { group: 'connection', unit: 'mm²' },
  wire_mm2: { group: 'connection', unit: 'mm²' },
  length_ft: { group: 'connection', unit: 'feet' },
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

  cycles_80dod: { group: 'lifetime' },
  cycles_80pct: { group: 'lifetime' },
  warranty_years: { group: 'lifetime', unit: 'years' },
  product_warranty_years: { group: 'lifetime', unit: 'years' },
  power_warranty_years: { group: 'lifetime', unit: 'years' },

  parts_total_usd: { group: 'value', unit: 'usd' },
  discount_vs_parts_pct: { group: 'value', unit: '%' },
} as const satisfies Record<string, SpecDefinition>

export type SpecKey = keyof typeof specDefinitions

export const isKnownSpec = (key: string): key is SpecKey => Object.hasOwn(specDefinitions, key)

/** The unit of a figure; an unknown one has none. */
export const unitOf = (key: string): Sign | WordedUnit | undefined =>
  isKnownSpec(key) ? (specDefinitions[key] as SpecDefinition).unit : undefined

export interface SpecSection {
  /** Null holds the figures that the shop does not know by name. */
  readonly group: SpecGroup | null
  readonly keys: readonly string[]
}

/** The figures of a product by group, empty groups left out, unknown figures last. */
export function specSections(specs: Specs): SpecSection[] {
  const known = Object.keys(specDefinitions).filter((key) => Object.hasOwn(specs, key))
  const sections: SpecSection[] = specGroups.map((group) => ({
    group,
    keys: known.filter((key) => specDefinitions[key as SpecKey].group === group),
  }))
  const unknown = Object.keys(specs).filter((key) => !isKnownSpec(key))
  return [...sections, { group: null, keys: unknown }].filter((section) => section.keys.length > 0)
}

/** The figures by which a family is judged, the most telling one first. */
export const headlineSpecs: Readonly<Record<Category, readonly SpecKey[]>> = {
  kit: ['usable_wh', 'max_continuous_w', 'est_production_wh_day'],
  battery: ['usable_wh_90', 'nominal_v', 'cycles_80dod'],
  panel: ['power_w', 'efficiency_pct', 'voc_v'],
  inverter: ['continuous_w', 'surge_w', 'battery_v'],
  portable: ['usable_ac_wh', 'ac_output_w', 'solar_input_max_w'],
  accessory: [],
  unknown: [],
}

/** A product's headline figures: those it has, none at zero. */
export const headlinesOf = (category: Category, specs: Specs): SpecKey[] =>
  headlineSpecs[category].filter((key) => specs[key] !== undefined && specs[key] !== 0)

/** 'max_foo_w' reads 'Max foo w' until the shop has words for it. */
export const readableKey = (key: string): string => {
  const text = key.replaceAll('_', ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
