/** A product as far as charging from the grid is concerned. */
export interface ChargingPart {
  readonly category: string
  readonly specs: Readonly<Record<string, unknown>>
  readonly quantity: number
}

export interface GridCharge {
  /** Charging power from the grid in watts; 0 without a charger. */
  readonly watts: number
  /** The least and the most that it may be; where its label says it, the same. */
  readonly low: number
  readonly high: number
  /** From the label, or the default of a fifth of the capacity. */
  readonly isKnown: boolean
  /** Hours for a full charge, as printed on the label. */
  readonly labelH: number | null
}

/** A fifth of the capacity per hour: accepted by all batteries sold, and usual for chargers. */
const usualChargeShare = 0.2
/** A bank of the class 12 V has 12.8 V. */
const nominalPerClass = 12.8 / 12
/** How far a charger of which nothing is stated may lie from the usual one. */
const spread = { low: 0.5, high: 2 } as const

export function usualGridCharge(nominalWh: number, limitW = Infinity): GridCharge {
  const usual = nominalWh * usualChargeShare
  const within = (watts: number) => Math.min(watts, limitW)
  return {
    watts: within(usual),
    low: within(spread.low * usual),
    high: within(spread.high * usual),
    isKnown: false,
    labelH: null,
  }
}

const figure = (part: ChargingPart | undefined, name: string): number => {
  const value = part?.specs[name]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0
}

/** A hybrid charges from the grid with no more than its charger gives from the sun. */
function chargerLimit(hybrid: ChargingPart | undefined): number {
  const amps = figure(hybrid, 'mppt_a')
  return amps > 0 ? amps * figure(hybrid, 'battery_v') * nominalPerClass : Infinity
}

/** The charging power of the grid for these parts together: a station's label, an inverter, or chargers beside it. */
export function gridChargeOf(parts: readonly ChargingPart[], nominalWh: number): GridCharge {
  const find = (category: string) => parts.find((part) => part.category === category)
  const known = (watts: number, labelH: number | null = null): GridCharge => ({
    ...{ watts, low: watts, high: watts },
    ...{ isKnown: true, labelH },
  })
  const station = find('portable')
  const fullH = figure(station, 'ac_full_charge_h')
  if (station) return fullH > 0 ? known(nominalWh / fullH, fullH) : known(0)
  const [inverter, volts] = [find('inverter'), figure(find('battery'), 'nominal_v')]
  const amps = figure(inverter, 'ac_charge_a')
  if (amps > 0) return known(amps * volts)
  if (/hybrid/i.test(String(inverter?.specs.type)))
    return usualGridCharge(nominalWh, chargerLimit(inverter))
  const charger = parts.find(({ specs }) => specs.role === 'charger')
  return known(figure(charger, 'output_a') * (charger?.quantity ?? 0) * volts)
}
