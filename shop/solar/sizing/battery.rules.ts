/** Share that is used of a full battery, and what of it reaches the outlets through the inverter. */
const kinds = {
  lifepo4: { depth: 0.9, efficiency: 0.9 },
  agm: { depth: 0.5, efficiency: 0.85 },
  lead: { depth: 0.5, efficiency: 0.8 },
} as const
export type Chemistry = keyof typeof kinds
export const chemistries = Object.keys(kinds) as Chemistry[]
export const chemistryFacts = (chemistry: Chemistry) => kinds[chemistry]

/** What a portable station's outlets give of the Wh on its label. */
export const stationShare = 0.85
const chargeEfficiency = 0.95
const sunChargeShare = 0.75

/** Wh at the outlets of a full battery. */
export const outletWh = (nominalWh: number, chemistry: Chemistry = 'lifepo4'): number =>
  nominalWh * kinds[chemistry].depth * kinds[chemistry].efficiency

/** Nominal Wh of the battery that gives so much at the outlets. */
export const batteryFor = (wh: number, chemistry: Chemistry = 'lifepo4'): number =>
  wh / (kinds[chemistry].depth * kinds[chemistry].efficiency)

export const ampHours = (wh: number, volts: number): number => wh / volts

/** Hours that so much energy at the outlets lasts; null when nothing is drawn. */
export const runtimeH = (wh: number, meanWatts: number): number | null =>
  meanWatts > 0 ? wh / meanWatts : null

/** Hours from the grid to full again. */
export const gridChargeH = (
  nominalWh: number,
  chargerW: number,
  chemistry: Chemistry = 'lifepo4',
): number => (nominalWh * kinds[chemistry].depth) / (chargerW * chargeEfficiency)

/** Hours of full sun to full again. */
export const sunChargeH = (
  nominalWh: number,
  panelWatts: number,
  chemistry: Chemistry = 'lifepo4',
): number => (nominalWh * kinds[chemistry].depth) / (panelWatts * sunChargeShare)

/** Wh that end up in a battery of what is put into it. */
export const stored = (wh: number): number => wh * chargeEfficiency
