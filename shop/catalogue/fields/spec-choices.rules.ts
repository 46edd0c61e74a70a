import type { SpecKey } from './specs.rules.ts'

/** Figures whose value is one of few; how each is called in a language is in `specs.values`. */
export const specChoices: Readonly<Partial<Record<SpecKey, readonly string[]>>> = {
  output: ['pure sine 60 Hz'],
  standby_basis: ['typical', 'datasheet'],
  neutral_bond: ['floating', 'relay_in_battery_mode'],
  chemistry: ['LiFePO4', 'NMC', 'AGM', 'GEL'],
  role: [
    ...['controller', 'pv_connector', 'pv_branch', 'pv_cable', 'pv_disconnect', 'mount'],
    ...['combiner', 'combiner_fuses', 'battery_cable', 'battery_fuse', 'charger', 'transfer'],
    ...[
      'charger_fuse',
      'transfer_panel',
      'ac_protector',
      'rcd',
      'spd',
      'earth_rod',
      'monitor',
      'lamp',
    ],
  ],
  spd: ['DC 1000 V'],
  plug: ['type A/B'],
  base: ['E27/E26'],
  type: [
    ...['off-grid inverter', 'inverter-charger, transformer', 'hybrid off-grid'],
    ...['hybrid off-grid split-phase', 'hybrid split-phase'],
  ],
  technology: [
    ...['mono PERC', 'mono PERC half-cell', 'N-type TOPCon bifacial', 'mono, folding ETFE'],
  ],
  material: ['aluminium', 'aluminium 6063', 'aluminium 6005-T5', 'galvanised steel'],
  mount: ['wall', 'wall/floor', 'floor, wheels', 'rack 3U', 'rack 3U/4U'],
  colors: ['red+black'],
  listing: ['for US panels'],
}

/** Of these the electrical rules read the value: another one would say nothing to them. */
const closed: readonly SpecKey[] = ['standby_basis', 'neutral_bond', 'role']
export const mayBeOther = (key: SpecKey): boolean => !closed.includes(key)

/** Figures that are yes or no. */
export const specFlags: readonly SpecKey[] = [
  ...(['folding', 'charge_adjustable', 'expandable', 'bond_to_earth'] as const),
  ...(['has_spd', 'has_disconnect', 'switches_neutral', 'switches_over'] as const),
]

export const isChosen = (key: SpecKey): boolean =>
  specChoices[key] !== undefined || specFlags.includes(key)
