import {
  areOnBusbars,
  batteryCircuit,
  batteryHeadroom,
  interruptKa,
  maySkipFuses,
  pairsNeeded,
  pairsSideBySide,
  type Strings,
  seriesPairs,
} from '../../checks/battery-circuit.rules.ts'
import { type Line, type Offer, priceOf } from '../offer.rules.ts'
import type { Shelf } from '../shelf.rules.ts'
import type { Bank } from './battery-bank.rules.ts'

const fullVoltage = 1.14
const pairCounts = [1, 2, 3]
const maxPairs = pairCounts.length

const breaks = ({ part }: Offer, circuit: Circuit): boolean => {
  const { volts, ampHours } = circuit
  const strings = stringsOf(circuit)
  const { own, shared } = interruptKa(ampHours, strings)
  // the main fuse at busbars is one of the same kind
  const neededKa = areOnBusbars(strings) ? shared : own
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
  /** What all of it carries to the inverter, and what carries the current of one fuse. */
  readonly all: number
  readonly each: number
}

interface Circuit {
  readonly volts: number
  readonly ampHours: number
  /** Current through one fuse, and through the cables that join the strings. */
  readonly amps: number
  readonly commonA: number
  /** Fuses: one for all strings, or one for each. */
  readonly count: number
  readonly series: number
  readonly parallel: number
  /** What one battery lets through for seconds; null where it is not stated. */
  readonly peakA: number | null
}

const stringsOf = ({ series, parallel, count }: Circuit): Strings => ({
  series,
  parallel,
  isFusedEach: count > 1,
})

/** Pairs side by side on every way to the inverter, and the links within the strings. */
function completeRun(circuit: Circuit, offer: Offer, pairs: number): Carrier {
  const links = seriesPairs(circuit.series, circuit.parallel)
  const quantity = pairs * (pairsNeeded(stringsOf(circuit)) - links) + links
  const ampacity = (offer.part.ampacity_a ?? 0) * pairs
  return { line: { offer, quantity }, all: ampacity, each: ampacity }
}

/** So many pairs as the rules count them, whatever still joins the batteries. */
function countedRun(circuit: Circuit, offer: Offer, quantity: number): Carrier {
  const { series, parallel } = circuit
  const strings = stringsOf(circuit)
  const { ampacity_a: ampacity, addsUp } = offer.part
  const beside = addsUp ? pairsSideBySide(strings, quantity) : 1
  const endsAtInverter = strings.isFusedEach && !areOnBusbars(strings)
  const ends = Math.max(1, quantity - seriesPairs(series, parallel))
  const pairs = addsUp && endsAtInverter ? ends : beside
  return {
    line: { offer, quantity },
    all: (ampacity ?? 0) * pairs,
    each: (ampacity ?? 0) * beside,
  }
}

/** Cable pairs that carry a quarter more than the current. */
function carriers(shelf: Shelf, circuit: Circuit, isComplete: boolean): Carrier[] {
  const all = shelf.batteryCables.flatMap((offer) => {
    if (isComplete) {
      const pairs = offer.part.addsUp ? pairCounts : [1]
      return pairs.map((count) => completeRun(circuit, offer, count))
    }
    const count = offer.part.addsUp ? maxPairs * (circuit.parallel + 1) : 1
    return Array.from({ length: count }, (_, index) => countedRun(circuit, offer, index + 1))
  })
  return all.filter(
    (one) =>
      one.all >= batteryHeadroom * circuit.commonA && one.each >= batteryHeadroom * circuit.amps,
  )
}

/** Strings at busbars take one fuse more, the main one, of the same rating. */
function fusesOf(circuit: Circuit) {
  const isMain = areOnBusbars(stringsOf(circuit))
  const { amps, commonA, count } = circuit
  return { minA: batteryHeadroom * (isMain ? commonA : amps), quantity: count + (isMain ? 1 : 0) }
}

/** One fuse for several strings only where the rules allow it behind such a cable. */
const mayJoin = ({ count, parallel, volts, peakA }: Circuit, { line }: Carrier): boolean =>
  count > 1 ||
  parallel === 1 ||
  maySkipFuses({ bankV: volts, parallel, peakA, linkA: line.offer.part.ampacity_a ?? 0 })

/** The cheapest fuse and cables that carry this current. */
function pair(shelf: Shelf, circuit: Circuit, isComplete: boolean): Line[] | null {
  const { count } = circuit
  const { minA, quantity } = fusesOf(circuit)
  const fuses = shelf.batteryFuses.filter((fuse) => breaks(fuse, circuit))
  const joining = carriers(shelf, circuit, isComplete).filter((one) => mayJoin(circuit, one))
  const options = joining.flatMap(({ line, all, each }): Line[][] => {
    const fuse = fuses.find((one) => {
      const rated = one.part.rated_a ?? 0
      return rated >= minA && rated <= (count > 1 ? Math.min(each, all) : all)
    })
    return fuse ? [[line, { offer: fuse, quantity }]] : []
  })
  return options.sort((a, b) => priceOf(a) - priceOf(b))[0] ?? null
}

/** Ways to wire batteries, remembered while one search lasts: many banks carry the same current. */
export type WiringFor = (bank: Bank) => Line[] | null

/** The circuit of a bank with one fuse for all, or with one for each string. */
function circuitOf(bank: Bank, isFusedEach: boolean): Circuit {
  const { battery, inverter, parallel, quantity } = bank
  const { amps, commonA } = batteryCircuit({
    inverterW: inverter.continuousW,
    volts: inverter.volts,
    efficiency: inverter.efficiency,
    batteryA: battery.statedA,
    parallel,
    isFusedEach,
  })
  return {
    volts: inverter.volts,
    ampHours: battery.ampHours * parallel,
    amps,
    commonA,
    count: isFusedEach ? parallel : 1,
    series: quantity / parallel,
    parallel,
    peakA: battery.offer.part.bms_peak_a,
  }
}

interface Wired {
  readonly circuit: Circuit
  readonly lines: Line[] | null
}

const isSame = (one: Circuit, other: Circuit): boolean =>
  one.commonA === other.commonA &&
  one.amps === other.amps &&
  one.ampHours === other.ampHours &&
  one.volts === other.volts &&
  one.count === other.count &&
  one.series === other.series &&
  one.parallel === other.parallel &&
  one.peakA === other.peakA

/** Unequal for nearly all that are not the same: writing numbers into a text took most of a search. */
const bucketOf = ({ commonA, amps, ampHours, peakA, count, series }: Circuit): number =>
  commonA + 3.7 * amps + 1009.3 * ampHours + 0.61 * (peakA ?? 0) + 97.1 * count + 13.3 * series

/**
 * Fuses and cables of the battery. A complete set has the cables that join its batteries, and a fuse for each string;
 * else there is one fuse for all where that is cheaper.
 */
export function batteryWiring(shelf: Shelf, isComplete: boolean): WiringFor {
  const known = new Map<number, Wired[]>()
  const wired = (circuit: Circuit): Line[] | null => {
    const bucket = bucketOf(circuit)
    const alike = known.get(bucket) ?? []
    const found = alike.find((one) => isSame(one.circuit, circuit))
    if (found) return found.lines
    const lines = pair(shelf, circuit, isComplete)
    known.set(bucket, [...alike, { circuit, lines }])
    return lines
  }
  return (bank) => {
    if (bank.parallel === 1) return wired(circuitOf(bank, false))
    const each = wired(circuitOf(bank, true))
    if (isComplete && each) return each
    const common = wired(circuitOf(bank, false))
    if (!common || !each) return common ?? each
    return priceOf(common) <= priceOf(each) ? common : each
  }
}
