/** Usable share of a full battery, and the part that reaches the outlets through the inverter. */
const kinds = {
  lifepo4: { depth: 0.9, efficiency: 0.9 },
  agm: { depth: 0.5, efficiency: 0.85 },
  lead: { depth: 0.5, efficiency: 0.8 },
} as const
export type Chemistry = keyof typeof kinds
export const chemistries = Object.keys(kinds) as Chemistry[]
export const chemistryFacts = (chemistry: Chemistry) => kinds[chemistry]

const chargeEfficiency = 0.95
const sunChargeShare = 0.75

export const outletWh = (nominalWh: number, chemistry: Chemistry = 'lifepo4'): number =>
  nominalWh * kinds[chemistry].depth * kinds[chemistry].efficiency

/** Nominal Wh of the battery that delivers this energy at the outlets. */
export const batteryFor = (wh: number, chemistry: Chemistry = 'lifepo4'): number =>
  wh / (kinds[chemistry].depth * kinds[chemistry].efficiency)

export const ampHours = (wh: number, volts: number): number => wh / volts

/** Hours that this energy lasts; null when nothing is drawn. */
export const runtimeH = (wh: number, meanWatts: number): number | null =>
  meanWatts > 0 ? wh / meanWatts : null

/** Hours for a full charge from the grid. */
export const gridChargeH = (
  nominalWh: number,
  chargerW: number,
  chemistry: Chemistry = 'lifepo4',
): number => (nominalWh * kinds[chemistry].depth) / (chargerW * chargeEfficiency)

/** Hours of full sun for a full charge. */
export const sunChargeH = (
  nominalWh: number,
  panelWatts: number,
  chemistry: Chemistry = 'lifepo4',
): number => (nominalWh * kinds[chemistry].depth) / (panelWatts * sunChargeShare)

/** Wh stored of the energy fed into a battery. */
export const stored = (wh: number): number => wh * chargeEfficiency
