import type { Part } from '../parts/part.rules.ts'
import { partsAs, type System } from '../parts/system.rules.ts'
import {
  batteryHeadroom,
  classTKa,
  interruptKa,
  type Strings,
  stringsOf,
} from './battery-circuit.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'
import { checkSharedFuse } from './string-fuses.rules.ts'
import { nextFuse } from './strings.rules.ts'

/** The voltage of a full bank above the nominal one. */
const fullBank = 1.14

/** The highest bank that a fuse may be used on; null where it does not state it. */
export function highestBankV(part: Part, report: Report): number | null {
  if (part.rated_v_dc === null) {
    missing(report, 'E19', part.sku, 'rated_v_dc')
    return part.max_bank_v
  }
  return Math.min(part.rated_v_dc / fullBank, part.max_bank_v ?? Infinity)
}

/** Each part as often as there is of it. */
const eachOf = (system: System, role: 'controller' | 'charger' | 'charger_fuse'): Part[] =>
  partsAs(system, role).flatMap(({ part, quantity }) =>
    Array.from({ length: quantity }, () => part),
  )

/** What each controller and charger gives at most, the largest first. */
const chargersA = (system: System): number[] =>
  [
    ...eachOf(system, 'controller').map((part) => part.current_a ?? 0),
    ...eachOf(system, 'charger').map((part) => part.output_a ?? 0),
  ].toSorted((one, other) => other - one)

/** E19: a fuse on the way to the battery sees all of it. */
function checkInterrupt(part: Part, bankV: number, neededKa: number | null, report: Report): void {
  if (part.interrupt_ka === null) missing(report, 'E19', part.sku, 'interrupt_ka')
  const isWeak = (part.interrupt_ka ?? Infinity) < (neededKa ?? 0)
  if (isWeak || bankV > (highestBankV(part, report) ?? Infinity))
    add(report, 'E19', 'danger', 'interrupt', { interrupt_ka: neededKa ?? 0 })
}

/** E18: between the current and the cable. */
function checkRating(part: Part, needed: number, cableA: number | null, report: Report): void {
  const { rated_a } = part
  const figures = { rated_a: rated_a ?? 0, fuse_a: nextFuse(needed) ?? 0, cable_a: cableA ?? 0 }
  if (rated_a === null) missing(report, 'E18', part.sku, 'rated_a')
  else if (cableA !== null && rated_a > cableA)
    add(report, 'E18', 'danger', 'fuseAboveCable', figures)
  else if (rated_a < needed) add(report, 'E18', 'will_not_work', 'fuseSmall', figures)
}

/** E18: the way of each controller or charger to the battery has a fuse and a cable of its own. */
export function checkChargerFuses(
  system: System,
  { ah, bankV, strings }: { ah: number | null; bankV: number; strings: Strings },
  report: Report,
): void {
  const amps = chargersA(system)
  const [largest] = amps
  if (largest === undefined) return
  const fuses = eachOf(system, 'charger_fuse').toSorted(
    (one, other) => (other.rated_a ?? 0) - (one.rated_a ?? 0),
  )
  const neededKa = ah === null ? null : interruptKa(ah, strings).shared
  for (const [index, part] of fuses.slice(0, amps.length).entries()) {
    checkRating(part, batteryHeadroom * (amps[index] ?? 0), part.ampacity_a, report)
    checkInterrupt(part, bankV, neededKa, report)
  }
  const charger_fuse_a = nextFuse(batteryHeadroom * (amps[fuses.length] ?? 0))
  if (fuses.length < amps.length && charger_fuse_a !== null)
    add(report, 'E18', 'advice', 'chargerFuse', { charger_fuse_a })
  if ((neededKa ?? 0) > classTKa)
    add(report, 'E19', 'danger', 'chargerInterrupt', { charger_interrupt_ka: neededKa ?? 0 })
}

/** E20: what the thickest cable at the battery carries; null where there is none, or it is not stated. */
function checkCables(cables: readonly Part[], needed: number, report: Report): number | null {
  const [first] = cables
  if (!first) {
    add(report, 'E20', 'will_not_work', 'batteryCableMissing')
    return null
  }
  const known = cables.flatMap(({ ampacity_a }) => ampacity_a ?? [])
  if (known.length === 0) {
    missing(report, 'E20', first.sku, 'ampacity_a')
    return null
  }
  const cableA = Math.max(...known)
  if (cableA < needed)
    add(report, 'E20', 'danger', 'batteryCableHot', { cable_a: cableA, needed_a: needed })
  return cableA
}

/** E18 to E20: a battery that is only charged and used at its controller burns its cable no less. */
export function checkWithoutInverter(system: System, report: Report): void {
  const { battery, inverter, station, bankV } = system
  const [largest] = chargersA(system)
  if (!battery || inverter || station || bankV === null || largest === undefined) return
  const own = eachOf(system, 'charger_fuse')
  const fuses = [...partsAs(system, 'battery_fuse').map(({ part }) => part), ...own]
  const cables = [...partsAs(system, 'battery_cable').map(({ part }) => part), ...own]
  const needed = batteryHeadroom * largest
  const cableA = checkCables(cables, needed, report)
  if (fuses.length === 0)
    add(report, 'E18', 'danger', 'fuseMissing', { fuse_a: nextFuse(needed) ?? 0 })
  const strings = stringsOf(system)
  const ah = battery.capacity_ah && battery.capacity_ah * system.parallel
  if (ah === null) missing(report, 'E19', battery.sku, 'capacity_ah')
  const neededKa = ah === null ? null : interruptKa(ah, strings).shared
  for (const part of fuses) {
    checkRating(part, needed, part.ampacity_a ?? cableA, report)
    checkInterrupt(part, bankV, neededKa, report)
  }
  checkSharedFuse(system, strings, report)
}
