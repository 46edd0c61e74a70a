import { countAs, type PartCount, partsAs, type System } from '../parts/system.rules.ts'
import {
  areOnBusbars,
  type BatteryCircuit,
  batteryHeadroom,
  maySkipFuses,
  type Strings,
} from './battery-circuit.rules.ts'
import { add, type Report } from './finding.rules.ts'
import { nextFuse } from './strings.rules.ts'

/** More fuses than strings: one stands behind the busbars. */
export const hasMainFuse = (fuses: readonly PartCount[], strings: Strings): boolean =>
  areOnBusbars(strings) && fuses.reduce((sum, { quantity }) => sum + quantity, 0) > strings.parallel

/** Whether what is lacking is only advised: one fuse for each is never worse than one for all. */
function isOnlyAdvised(system: System): boolean {
  const { battery, bankV, parallel } = system
  const cables = partsAs(system, 'battery_cable')
  const linkA = cables.length > 0 ? Math.min(...cables.map(({ part }) => part.ampacity_a ?? 0)) : 0
  return (
    bankV !== null && maySkipFuses({ bankV, parallel, peakA: battery?.bms_peak_a ?? null, linkA })
  )
}

/** E18: each string in parallel has a fuse of its own, since a short circuit in one is fed by all others. */
export function checkSharedFuse(system: System, strings: Strings, report: Report): void {
  const { battery, parallel, bankV } = system
  const fuses = countAs(system, 'battery_fuse')
  if (!battery || bankV === null || parallel <= 1 || fuses === 0 || strings.isFusedEach) return
  const figures = { parallel, fuses, missing_fuses: parallel - fuses + (parallel > 2 ? 1 : 0) }
  if (isOnlyAdvised(system)) add(report, 'E18', 'advice', 'fuseEach', figures)
  else add(report, 'E18', 'danger', 'fuseShared', figures)
}

/** E18: a main fuse behind busbars: fuses side by side do not protect the cable to the inverter (NEC 240.8). */
export function checkMainFuse(
  system: System,
  strings: Strings,
  { commonA }: BatteryCircuit,
  report: Report,
): void {
  const { cable_a } = report.figures
  if (!areOnBusbars(strings) || cable_a === undefined) return
  const needed = batteryHeadroom * commonA
  const main_fuse_a = nextFuse(needed)
  if (main_fuse_a !== null) report.figures.main_fuse_a = main_fuse_a
  const fuses = partsAs(system, 'battery_fuse')
  const rated = fuses.flatMap(({ part }) => part.rated_a ?? [])
  if (hasMainFuse(fuses, strings) && rated.some((amps) => amps >= needed && amps <= cable_a)) return
  add(report, 'E18', isOnlyAdvised(system) ? 'advice' : 'danger', 'mainFuseMissing', {
    main_fuse_a: main_fuse_a ?? 0,
    fuses_a: strings.parallel * Math.max(0, ...rated),
    cable_a,
  })
}
