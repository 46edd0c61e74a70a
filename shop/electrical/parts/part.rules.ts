type Figures = Readonly<Record<string, unknown>>

/** What the rules ask of the input for panels. */
export const inputFigures = [
  'mppt_count',
  'mppt_min_v',
  'mppt_start_v',
  'pv_max_v',
  'pv_voc_max_v',
  'pv_max_a',
  'pv_isc_max_a',
  'pv_max_w',
  'solar_input_max_w',
] as const

/** Figures by the names of the product fields; a missing one is unknown. */
const numbers = [
  'nominal_v',
  'capacity_ah',
  'energy_wh',
  'max_discharge_a',
  'max_charge_a',
  'bms_cont_a',
  'bms_peak_a',
  'max_c_rate',
  'max_series',
  'max_parallel',
  'low_temp_charge_c',
  'continuous_w',
  'ac_output_w',
  'surge_w',
  'efficiency_pct',
  'standby_w',
  'output_hz',
  'ac_charge_a',
  'mppt_a',
  'usable_ac_wh',
  'power_w',
  'voc_v',
  'isc_a',
  'vmp_v',
  'imp_a',
  'max_system_v',
  'temp_coeff_pct_c',
  'temp_coeff_voc_pct_c',
  'max_series_fuse_a',
  ...inputFigures,
  'current_a',
  'output_a',
  'ampacity_a',
  'mm2',
  'length_ft',
  'rated_a',
  'rated_v_dc',
  'interrupt_ka',
  'max_bank_v',
  'fuse_a',
  'strings',
  'quantity',
  'poles',
  'trip_ma',
] as const
export type FigureName = (typeof numbers)[number]

export const roles = [
  'controller',
  'pv_cable',
  'pv_branch',
  'battery_cable',
  'battery_fuse',
  'pv_disconnect',
  'combiner',
  'combiner_fuses',
  'transfer',
  'transfer_panel',
  'charger',
  'charger_fuse',
  'rcd',
  'spd',
  'earth_rod',
] as const
export type Role = (typeof roles)[number]

export type Chemistry = 'lithium' | 'agm' | 'lead'
export type NeutralBond = 'floating' | 'relay_in_battery_mode'

/** One product as the rules see it. */
export interface Part extends Readonly<Record<FigureName, number | null>> {
  readonly sku: string
  readonly category: string
  readonly role: Role | null
  readonly chemistry: Chemistry | null
  readonly neutralBond: NeutralBond | null
  readonly gives120: boolean
  readonly gives240: boolean
  /** Classes of the battery voltage (12, 24, 48) it works with. */
  readonly bankClasses: readonly number[]
  /** Output of a charger in volts. */
  readonly chargerV: number | null
  readonly chargeAdjustable: boolean
  readonly folding: boolean
  readonly switchesNeutral: boolean
  /** Whether it passes from the grid to the battery by itself; null where nothing says it. */
  readonly switchesOver: boolean | null
  readonly hasSpd: boolean
  readonly hasDisconnect: boolean
  /** Whether parallel cables of this gauge may share a current. */
  readonly addsUp: boolean
}

const finite = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const volts = (value: unknown): number[] =>
  (String(value ?? '').match(/\d+(\.\d+)?/g) ?? []).map(Number)

function chemistryOf(value: unknown): Chemistry | null {
  const text = String(value ?? '').toLowerCase()
  if (/li|nmc/.test(text)) return 'lithium'
  if (/agm|gel/.test(text)) return 'agm'
  return /lead|plomo|flooded/.test(text) ? 'lead' : null
}

/** 12.8 V counts as 12, 25.6 as 24, 51.2 as 48. */
export function voltageClass(nominal: number): number {
  if (nominal <= 16) return 12
  return nominal <= 32 ? 24 : 48
}

/** An inverter with a relay passes over by itself, one without an input for the grid does not. */
function switchesOverOf({ switches_over: stated, neutral_bond: bond }: Figures, category: string) {
  if (typeof stated === 'boolean') return stated
  if (bond === 'relay_in_battery_mode') return true
  return category === 'inverter' && bond === 'floating' ? false : null
}

const named = <Name extends string>(names: readonly Name[], value: unknown): Name | null =>
  names.find((name) => name === value) ?? null

/** Reads a product's figures once; checking a system then only calculates. */
export function partOf(sku: string, category: string, specs: Figures): Part {
  const figures = Object.fromEntries(numbers.map((name) => [name, finite(specs[name])]))
  const output = volts(specs.output_v)
  return {
    ...(figures as Record<FigureName, number | null>),
    sku,
    category,
    role: named(roles, specs.role),
    chemistry: chemistryOf(specs.chemistry),
    neutralBond: named(['floating', 'relay_in_battery_mode'], specs.neutral_bond),
    gives120: output.some((one) => one >= 100 && one <= 130),
    gives240: output.some((one) => one >= 200 && one <= 250),
    bankClasses: volts(specs.battery_v).map(voltageClass),
    chargerV: specs.role === 'charger' ? (output[0] ?? null) : null,
    chargeAdjustable: specs.charge_adjustable === true,
    folding: specs.folding === true,
    switchesNeutral: specs.switches_neutral === true,
    switchesOver: switchesOverOf(specs, category),
    hasSpd: specs.has_spd === true,
    hasDisconnect: specs.has_disconnect === true,
    addsUp: String(specs.awg ?? '').endsWith('/0'),
  }
}
