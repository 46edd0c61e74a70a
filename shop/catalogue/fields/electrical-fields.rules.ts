import type { SpecField } from './spec-fields.rules.ts'

/**
 * What a system is checked by; an absent figure is unknown. In a file of their own because no card and no
 * filter shows them, so lists need not load them.
 */
export const electricalFields = {
  standby_w: {
    group: 'energy',
    unit: 'W',
    compare: { place: 8, better: 'least', growsWithSize: true },
  },
  standby_basis: { group: 'energy' },
  surge_s: { group: 'energy', unit: 's' },
  output_hz: { group: 'energy', unit: 'Hz' },
  neutral_bond: { group: 'energy' },
  switches_over: { group: 'energy' },

  series: { group: 'solar' },
  temp_coeff_voc_pct_c: { group: 'solar', unit: '%/°C' },
  max_series_fuse_a: { group: 'solar', unit: 'A' },
  folding: { group: 'solar' },
  mppt_count: { group: 'solar' },
  mppt_min_v: { group: 'solar', unit: 'V' },
  mppt_start_v: { group: 'solar', unit: 'V' },
  pv_max_v: { group: 'solar', unit: 'V' },
  pv_max_a: { group: 'solar', unit: 'A' },
  pv_isc_max_a: { group: 'solar', unit: 'A' },

  bms_cont_a: { group: 'battery', unit: 'A' },
  bms_peak_a: { group: 'battery', unit: 'A' },
  bms_peak_s: { group: 'battery', unit: 's' },
  max_c_rate: { group: 'battery', unit: 'C' },
  charge_adjustable: { group: 'battery' },
  max_series: { group: 'battery' },
  max_parallel: { group: 'battery' },
  short_circuit_ka: { group: 'battery', unit: 'kA' },
  low_temp_charge_c: { group: 'battery', unit: '°C' },
  high_temp_charge_c: { group: 'battery', unit: '°C' },
  low_temp_discharge_c: { group: 'battery', unit: '°C' },

  role: { group: 'connection' },
  ampacity_a: { group: 'connection', unit: 'A' },
  max_bank_v: { group: 'connection', unit: 'V' },
  trip_ma: { group: 'connection', unit: 'mA' },
  imax_ka: { group: 'connection', unit: 'kA' },
  switches_neutral: { group: 'connection' },
  has_spd: { group: 'connection' },
  has_disconnect: { group: 'connection' },
  bond_to_earth: { group: 'connection' },
  rod_ft: { group: 'connection', unit: 'feet' },
  quantity: { group: 'connection' },
} as const satisfies Readonly<Record<string, SpecField>>
