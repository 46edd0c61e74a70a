import { countAs, type System } from '../parts/system.rules.ts'
import { nextFuse } from './strings.rules.ts'

/** Fuse and cable of a battery are a quarter larger than the current. */
export const batteryHeadroom = 1.25

interface BatteryLoad {
  readonly inverterW: number
  readonly volts: number
  readonly efficiency: number
  /** What one battery gives for hours; null where it is not stated. */
  readonly batteryA: number | null
  readonly parallel: number
  /** Every battery in parallel has a fuse of its own. */
  readonly isFusedEach: boolean
}

export interface BatteryCircuit {
  /** Current through one fuse, and through the cable to the inverter. */
  readonly amps: number
  readonly commonA: number
  readonly fuseMinA: number
  /** The next standard fuse; null above the largest. */
  readonly fuseA: number | null
}

/** What an inverter draws from its bank at full power. */
export const inverterA = (watts: number, volts: number, efficiency: number): number =>
  watts / (volts * efficiency)

/** E18: the smaller of what the inverter draws and what the battery gives. */
export function batteryCircuit(load: BatteryLoad): BatteryCircuit {
  const { inverterW, volts, efficiency, batteryA, parallel, isFusedEach } = load
  const drawn = inverterA(inverterW, volts, efficiency)
  const commonA = batteryA === null ? drawn : Math.min(drawn, parallel * batteryA)
  const amps = isFusedEach && batteryA !== null ? Math.min(commonA, batteryA) : commonA
  const fuseMinA = batteryHeadroom * amps
  return { amps, commonA, fuseMinA, fuseA: nextFuse(fuseMinA) }
}

/** Pairs of cables that only join batteries in series: each pair gives two links. */
export const seriesPairs = (series: number, parallel: number): number =>
  Math.ceil(((series - 1) * parallel) / 2)

/** Two strings with their own fuses end at the inverter's own terminals; more end at busbars. */
const maxAtTerminals = 2

/** How strings in parallel are joined. */
export interface Strings {
  readonly series: number
  readonly parallel: number
  readonly isFusedEach: boolean
}

export const stringsOf = (system: System): Strings => {
  const { series, parallel } = system
  return {
    series,
    parallel,
    isFusedEach: parallel > 1 && countAs(system, 'battery_fuse') >= parallel,
  }
}

/** As they have to be: with a fuse for each that is beside others. */
export const fusedEach = (strings: Strings): Strings => ({
  ...strings,
  isFusedEach: strings.parallel > 1,
})

/** Their fuses together may let through more than the cable to the inverter stands. */
export const areOnBusbars = ({ parallel, isFusedEach }: Strings): boolean =>
  isFusedEach && parallel > maxAtTerminals

/** Pairs that the strings need: one each, and from busbars one more to the inverter. */
const ways = (strings: Strings): number => strings.parallel + (areOnBusbars(strings) ? 1 : 0)
export const pairsNeeded = (strings: Strings): number =>
  ways(strings) + seriesPairs(strings.series, strings.parallel)

/** Pairs of equal length side by side, on every way from the strings to the inverter. */
export function pairsSideBySide(strings: Strings, pairs: number): number {
  const between = pairs - seriesPairs(strings.series, strings.parallel)
  return Math.max(1, Math.floor(between / Math.max(1, ways(strings))))
}

/** Below this voltage an arc of direct current does not hold. */
const maxWithoutArcV = 16

/**
 * E18: strings in parallel whose own fuses are only advised: at 12 V, where what all other batteries give for seconds
 * stays within a cable between them.
 */
export const maySkipFuses = (bank: {
  readonly bankV: number
  readonly parallel: number
  /** What one battery lets through for seconds; null where it is not stated. */
  readonly peakA: number | null
  /** What one pair of cables between the batteries carries. */
  readonly linkA: number
}): boolean =>
  bank.bankV < maxWithoutArcV &&
  bank.peakA !== null &&
  (bank.parallel - 1) * bank.peakA <= bank.linkA

/** E19: short-circuit current of lithium per Ah of the bank, in kA. */
const shortKaPerAh = 0.05
const shortCircuitKa = (bankAh: number): number => shortKaPerAh * bankAh

/** Above this each battery has a fuse of class T of its own, and an electrician studies the busbars. */
const largeBankAh = 400
/** What a fuse of class T puts out; nothing for sale does more. */
export const classTKa = 20

export const isLargeBank = (bankAh: number, isFusedEach: boolean): boolean =>
  isFusedEach && bankAh > largeBankAh

/**
 * E19: what each fuse of a bank must interrupt (NEC 110.9: no less than what can flow through it). The fuse of one battery
 * sees what all others send into its short circuit; what all feed together, the main fuse and those of chargers, sees all.
 */
export function interruptKa(
  bankAh: number,
  { parallel, isFusedEach }: Pick<Strings, 'parallel' | 'isFusedEach'>,
): { readonly own: number; readonly shared: number } {
  const shared = shortCircuitKa(bankAh)
  const ofOthers = (shared * (parallel - 1)) / parallel
  return { own: isLargeBank(bankAh, isFusedEach) ? Math.max(classTKa, ofOthers) : shared, shared }
}
