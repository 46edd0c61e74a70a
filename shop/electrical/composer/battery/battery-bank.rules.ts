import { type Need, outletWhNeeded } from '../need.rules.ts'
import type { Line } from '../offer.rules.ts'
import type { Battery, Inverter } from '../shelf.rules.ts'

/** The best share of each kind that reaches the outlets. */
const bestToOutlets = { lithium: 0.9, agm: 0.85, lead: 0.8 } as const

/** Lead takes more charge than it gives back. */
const leadReturns = 0.85

const withLosses = (inverter: Inverter, { isLithium }: Battery): Inverter =>
  isLithium ? inverter : { ...inverter, toOutlets: leadReturns * inverter.efficiency }

/** An inverter with one kind of battery, in series and in parallel. */
export interface Bank {
  readonly battery: Battery
  readonly inverter: Inverter
  readonly parallel: number
  readonly quantity: number
  readonly outletWh: number
  readonly continuousW: number
  readonly surgeW: number
  readonly price: number
}

/** Twelve volts of lead are 12, of lithium 12.8. */
const wattsPerAmpOf = (battery: Battery, inverter: Inverter): number =>
  battery.volts * (inverter.voltageClass / battery.voltageClass) * inverter.efficiency

export const bankOf = (battery: Battery, inverter: Inverter, parallel: number): Bank => {
  const quantity = (inverter.voltageClass / battery.voltageClass) * parallel
  const wattsPerAmp = wattsPerAmpOf(battery, inverter) * parallel
  const best = bestToOutlets[battery.offer.part.chemistry ?? 'lithium']
  const throughInverter = Math.min(best, inverter.efficiency)
  return {
    battery,
    inverter: withLosses(inverter, battery),
    parallel,
    quantity,
    continuousW: Math.min(inverter.continuousW, battery.continuousA * wattsPerAmp),
    surgeW: Math.min(inverter.surgeW, battery.peakA * wattsPerAmp),
    outletWh: battery.energyWh * quantity * battery.depth * throughInverter,
    price: inverter.offer.price + battery.offer.price * quantity,
  }
}

export const bankLines = ({ battery, inverter, quantity }: Bank): Line[] => [
  { offer: inverter.offer, quantity: 1 },
  { offer: battery.offer, quantity },
]

export const canRun = (inverter: Inverter, need: Need): boolean =>
  inverter.continuousW >= need.simultaneousW &&
  inverter.surgeW >= need.startW &&
  (!need.needs240 || inverter.gives240) &&
  (!need.mustCharge || inverter.chargesFromGrid) &&
  (!need.mustSwitchOver || inverter.offer.part.switchesOver === true)

/** The smallest bank of one kind of battery that starts, runs and lasts; null when none is allowed. */
export function smallestBank(battery: Battery, inverter: Inverter, need: Need): Bank | null {
  const series = inverter.voltageClass / battery.voltageClass
  if (!Number.isInteger(series) || series > battery.maxSeries) return null
  if (need.noSeries && series > 1) return null
  const one = bankOf(battery, inverter, 1)
  const wattsPerAmp = wattsPerAmpOf(battery, inverter)
  const parallel = Math.max(
    1,
    Math.ceil(outletWhNeeded(need, inverter) / one.outletWh),
    Math.ceil(need.simultaneousW / (battery.continuousA * wattsPerAmp)),
    Math.ceil(need.startW / (battery.peakA * wattsPerAmp)),
  )
  return parallel <= battery.maxParallel ? bankOf(battery, inverter, parallel) : null
}

/** The same bank with one more string; null beyond what its maker allows. */
export const largerBank = ({ battery, inverter, parallel }: Bank): Bank | null =>
  parallel < battery.maxParallel ? bankOf(battery, inverter, parallel + 1) : null
