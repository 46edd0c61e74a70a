import {
  batteryCircuit,
  batteryHeadroom,
  maxAtTerminals,
  seriesPairs,
} from '../checks/battery-circuit.rules.ts'
import type { Bank } from './battery-bank.rules.ts'
import { type Line, type Offer, priceOf } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

/** A fuse must break this share of the bank's ampere-hours, in kA. */
const shortCircuitKaPerAh = 0.05
const fullVoltage = 1.14
/** Above this, each battery has a fuse of class T. */
const largeBankAh = 400
const classT = 20
const pairCounts = [1, 2, 3]

const breaks = ({ part }: Offer, { volts, ampHours, count }: Circuit): boolean => {
  const neededKa = count > 1 && ampHours > largeBankAh ? classT : shortCircuitKaPerAh * ampHours
  const fullV = fullVoltage * volts
  const maxBankV = part.max_bank_v ?? Number.POSITIVE_INFINITY
  return (
    (part.rated_v_dc ?? 0) >= fullV &&
    (part.interrupt_ka ?? 0) >= neededKa &&
    fullV <= maxBankV * 1.001
  )
}

interface Carrier {
  readonly line: Line
  readonly ampacity: number
}

/** Cable pairs that carry a quarter more than the current. */
function carriers(shelf: Shelf, amps: number): Carrier[] {
  const all = shelf.batteryCables.flatMap((offer) => {
    const pairs = offer.part.addsUp ? pairCounts : [1]
    const ampacity = offer.part.ampacity_a ?? 0
    return pairs.map((quantity) => ({ line: { offer, quantity }, ampacity: ampacity * quantity }))
  })
  return all.filter(({ ampacity }) => ampacity >= batteryHeadroom * amps)
}

interface Circuit {
  readonly volts: number
  readonly ampHours: number
  /** Current through one fuse, and through the cables that join the strings. */
  readonly amps: number
  readonly cableA: number
  /** Fuses, and runs of cable: between the strings and to the inverter. */
  readonly count: number
  readonly runs: number
  /** Pairs that only join batteries in series. */
  readonly inSeries: number
}

/** The cheapest fuse and cables that carry this current. */
function pair(shelf: Shelf, circuit: Circuit): Line[] | null {
  const { amps, cableA, count, runs, inSeries } = circuit
  const fuses = shelf.batteryFuses.filter((fuse) => breaks(fuse, circuit))
  const options = carriers(shelf, cableA).flatMap(({ line, ampacity }): Line[][] => {
    const fuse = fuses.find((one) => {
      const rated = one.part.rated_a ?? 0
      return rated >= batteryHeadroom * amps && rated <= ampacity
    })
    if (!fuse) return []
    const cables = { ...line, quantity: line.quantity * runs + inSeries }
    return [[cables, { offer: fuse, quantity: count }]]
  })
  return options.sort((a, b) => priceOf(a) - priceOf(b))[0] ?? null
}

/** Ways to wire batteries, remembered while one search lasts: many banks carry the same current. */
export type WiringFor = (bank: Bank) => Line[] | null

/** The circuits a bank may have: one fuse for all, or one for each string. */
function circuitsOf({ battery, inverter, parallel, quantity }: Bank, isComplete: boolean) {
  const { volts } = inverter
  const circuit = (isFusedEach: boolean): Circuit => {
    const { amps, commonA } = batteryCircuit({
      inverterW: inverter.continuousW,
      volts,
      efficiency: inverter.efficiency,
      batteryA: battery.statedA,
      parallel,
      isFusedEach,
    })
    const endsAtInverter = isFusedEach && parallel <= maxAtTerminals
    return {
      volts,
      ampHours: battery.ampHours * parallel,
      amps,
      cableA: endsAtInverter && !isComplete ? amps : commonA,
      count: isFusedEach ? parallel : 1,
      runs: isFusedEach || isComplete ? parallel : 1,
      inSeries: isComplete ? seriesPairs(quantity / parallel, parallel) : 0,
    }
  }
  return { common: circuit(false), each: circuit(true) }
}

/**
 * Fuses and cables of the battery. A complete set has the cables that join its batteries, and a fuse for each string;
 * else there is one fuse for all where that is cheaper.
 */
export function batteryWiring(shelf: Shelf, isComplete: boolean): WiringFor {
  const known = new Map<string, Line[] | null>()
  const wired = (circuit: Circuit) => {
    const key = Object.values(circuit).join()
    const found = known.get(key)
    if (found !== undefined) return found
    const made = pair(shelf, circuit)
    known.set(key, made)
    return made
  }
  return (bank) => {
    const circuits = circuitsOf(bank, isComplete)
    if (bank.parallel === 1) return wired(circuits.common)
    const each = wired(circuits.each)
    if (isComplete && each) return each
    const common = wired(circuits.common)
    if (!common || !each) return common ?? each
    return priceOf(common) <= priceOf(each) ? common : each
  }
}
