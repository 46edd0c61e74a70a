import type { Part } from '../parts/part.rules.ts'
import { countAs, type PartCount, partsAs, type System } from '../parts/system.rules.ts'
import { efficiencyOf } from './battery.rules.ts'
import {
  areOnBusbars,
  type BatteryCircuit,
  batteryCircuit,
  batteryHeadroom,
  fusedEach,
  interruptKa,
  isLargeBank,
  pairsNeeded,
  pairsSideBySide,
  type Strings,
  seriesPairs,
  stringsOf,
} from './battery-circuit.rules.ts'
import { checkChargerFuses, checkWithoutInverter, highestBankV } from './charger-fuse.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'
import { checkBatteryDrop } from './panel-cables.rules.ts'
import { checkMainFuse, checkSharedFuse, hasMainFuse } from './string-fuses.rules.ts'

interface Bank extends BatteryCircuit {
  readonly battery: Part
  readonly bankV: number
  readonly ah: number | null
  readonly strings: Strings
  /** Each battery has its own way to the inverter's terminals. */
  readonly isStar: boolean
}

function bankOf(system: System): Bank | null {
  const { battery, inverter, bankV, parallel } = system
  if (!battery || bankV === null || !inverter?.continuous_w) return null
  const strings = stringsOf(system)
  const circuit = batteryCircuit({
    inverterW: inverter.continuous_w,
    volts: bankV,
    efficiency: efficiencyOf(inverter),
    batteryA: battery.bms_cont_a ?? battery.max_discharge_a,
    parallel,
    isFusedEach: strings.isFusedEach,
  })
  const ah = battery.capacity_ah && battery.capacity_ah * parallel
  const isStar = strings.isFusedEach && !areOnBusbars(strings)
  return { ...circuit, battery, bankV, ah, strings, isStar }
}

/** What the cable to the inverter carries: thin pairs do not share a current. */
function cableA(system: System, cables: readonly PartCount[], bank: Bank): number | null {
  const { series, parallel } = system
  let limit: number | null = null
  for (const { part, quantity } of cables) {
    if (part.ampacity_a === null) continue
    const ends = Math.max(1, quantity - seriesPairs(series, parallel))
    const pairs = bank.isStar ? ends : pairsSideBySide(bank.strings, quantity)
    limit = Math.max(limit ?? 0, part.ampacity_a * (part.addsUp ? pairs : 1))
  }
  return limit
}

function eachCableA({ strings }: Bank, [first]: readonly PartCount[]): number | null {
  if (!first || first.part.ampacity_a === null) return null
  return first.part.ampacity_a * (first.part.addsUp ? pairsSideBySide(strings, first.quantity) : 1)
}

/** E20: batteries are joined by cables of their own. */
function checkLinks(system: System, report: Report): void {
  const links = pairsNeeded(fusedEach(stringsOf(system))) - countAs(system, 'battery_cable')
  if (links > 0) add(report, 'E20', 'advice', 'batteryLinks', { links })
}

/** E20: the battery's cable. */
function checkCable(system: System, bank: Bank, report: Report): number | null {
  const cables = partsAs(system, 'battery_cable')
  if (cables.length === 0) {
    add(report, 'E20', 'will_not_work', 'batteryCableMissing')
    return null
  }
  const all = cableA(system, cables, bank)
  if (all === null) {
    missing(report, 'E20', cables[0]?.part.sku ?? '', 'ampacity_a')
    return null
  }
  const one = bank.strings.isFusedEach ? eachCableA(bank, cables) : all
  report.figures.cable_a = all
  const needed = batteryHeadroom * bank.commonA
  if (all < needed || (one !== null && one < bank.fuseMinA))
    add(report, 'E20', 'danger', 'batteryCableHot', { cable_a: all, needed_a: needed })
  checkLinks(system, report)
  checkBatteryDrop(system, bank.isStar ? bank.amps : bank.commonA, bank.isStar, report)
  return one
}

/** E18: the battery's fuse, between the current and the cable. */
function checkFuse(
  fuses: readonly PartCount[],
  bank: Bank,
  cable: number | null,
  report: Report,
): void {
  const { fuseMinA: needed, fuseA: right } = bank
  report.figures.battery_a = bank.amps
  report.figures.fuse_min_a = needed
  if (right !== null) report.figures.fuse_a = right
  const figures = {
    battery_a: bank.amps,
    fuse_min_a: needed,
    fuse_a: right ?? 0,
    cable_a: cable ?? 0,
  }
  if (fuses.length === 0) add(report, 'E18', 'danger', 'fuseMissing', figures)
  for (const { part } of fuses) {
    const { rated_a } = part
    if (rated_a === null) missing(report, 'E18', part.sku, 'rated_a')
    else if (cable !== null && rated_a > cable)
      add(report, 'E18', 'danger', 'fuseAboveCable', { ...figures, rated_a })
    else if (rated_a < needed)
      add(report, 'E18', 'will_not_work', 'fuseSmall', { ...figures, rated_a })
  }
}

/** E19: the fuse must put out the arc. */
function checkInterrupt(fuses: readonly PartCount[], bank: Bank, report: Report): void {
  if (bank.ah === null) {
    missing(report, 'E19', bank.battery.sku, 'capacity_ah')
    return
  }
  const isLarge = isLargeBank(bank.ah, bank.strings.isFusedEach)
  const { own: needed, shared } = interruptKa(bank.ah, bank.strings)
  const figures = { interrupt_ka: needed, bank_ah: bank.ah }
  report.figures.interrupt_ka = needed
  for (const { part } of fuses) {
    if (part.interrupt_ka === null) missing(report, 'E19', part.sku, 'interrupt_ka')
    const isWeak = (part.interrupt_ka ?? Infinity) < needed
    if (isWeak || bank.bankV > (highestBankV(part, report) ?? Infinity))
      add(report, 'E19', 'danger', 'interrupt', figures)
  }
  if (
    hasMainFuse(fuses, bank.strings) &&
    fuses.every(({ part }) => (part.interrupt_ka ?? Infinity) < shared)
  )
    add(report, 'E19', 'danger', 'mainInterrupt', { ...figures, main_interrupt_ka: shared })
  if (isLarge) add(report, 'E19', 'advice', 'largeBank', figures)
}

/** E18 to E20: fuse and cable between battery and inverter. */
export function checkProtection(system: System, report: Report): void {
  const bank = bankOf(system)
  if (!bank) {
    checkWithoutInverter(system, report)
    return
  }
  const fuses = partsAs(system, 'battery_fuse')
  const cable = checkCable(system, bank, report)
  checkFuse(fuses, bank, cable, report)
  checkSharedFuse(system, bank.strings, report)
  checkMainFuse(system, bank.strings, bank, report)
  checkInterrupt(fuses, bank, report)
  checkChargerFuses(system, bank, report)
}
