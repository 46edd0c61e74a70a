import type { Bank } from './battery-bank.rules.ts'
import { type Line, type Offer, priceOf } from './offer.rules.ts'
import type { Shelf } from './shelf.rules.ts'

const headroom = 1.25
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
  return all.filter(({ ampacity }) => ampacity >= headroom * amps)
}

interface Circuit {
  readonly volts: number
  readonly ampHours: number
  readonly amps: number
  readonly count: number
}

/** The cheapest fuse and cables that carry this current, so many times. */
function pair(shelf: Shelf, circuit: Circuit): Line[] | null {
  const { amps, count } = circuit
  const fuses = shelf.batteryFuses.filter((fuse) => breaks(fuse, circuit))
  const options = carriers(shelf, amps).flatMap(({ line, ampacity }): Line[][] => {
    const fuse = fuses.find((one) => {
      const rated = one.part.rated_a ?? 0
      return rated >= headroom * amps && rated <= ampacity
    })
    if (!fuse) return []
    const cables = { ...line, quantity: line.quantity * count }
    return [[cables, { offer: fuse, quantity: count }]]
  })
  return options.sort((a, b) => priceOf(a) - priceOf(b))[0] ?? null
}

/** Ways to wire batteries, remembered while one search lasts: many banks carry the same current. */
export type WiringFor = (bank: Bank) => Line[] | null

/** Fuses and cables of the battery: one for all, or one for each string where that is cheaper or needed. */
export function batteryWiring(shelf: Shelf): WiringFor {
  const known = new Map<string, Line[] | null>()
  const wired = (circuit: Circuit) => {
    const key = Object.values(circuit).join()
    const found = known.get(key)
    if (found !== undefined) return found
    const made = pair(shelf, circuit)
    known.set(key, made)
    return made
  }
  return ({ battery, inverter, parallel }) => {
    const { volts } = inverter
    const fullA = inverter.continuousW / (volts * inverter.efficiency)
    const ampHours = battery.ampHours * parallel
    const commonA = Math.min(fullA, parallel * battery.continuousA)
    const common = wired({ volts, ampHours, amps: commonA, count: 1 })
    if (parallel === 1) return common
    const eachA = Math.min(fullA, battery.continuousA)
    const each = wired({ volts, ampHours, amps: eachA, count: parallel })
    if (!common || !each) return common ?? each
    return priceOf(common) <= priceOf(each) ? common : each
  }
}
