import type { Demand } from '../demand.rules.ts'
import type { System } from '../parts/system.rules.ts'
import { usualStandbyW } from '../runtime.rules.ts'
import { usedPvW } from './array-power.rules.ts'
import { efficiencyOf } from './battery.rules.ts'
import { add, type Report } from './finding.rules.ts'
import type { Layout } from './strings.rules.ts'

export const panelShare = 0.75
const depth = 0.9
const throughInverter = 0.9
const headroom = 1.25
const surgeRating = 2
const inverterSizes = [500, 1000, 1500, 2000, 3000, 5000, 6000, 8000, 10_000, 12_000] as const
const cloudyShare = 0.35
const dayHours = 24

/** Standby consumption: the chosen inverter's, or the usual one of the size that would be chosen. */
function standbyOf({ inverter, station }: System, demand: Demand): number {
  const source = inverter ?? station
  if (source?.standby_w != null) return source.standby_w
  const rated = source?.continuous_w ?? source?.ac_output_w
  if (rated) return usualStandbyW(rated)
  const size = inverterSizes.find(
    (one) => one >= headroom * demand.simultaneousW && one * surgeRating >= demand.startW,
  )
  return usualStandbyW(size ?? Infinity)
}

/** Usable Wh of what the system stores; null where it stores nothing known. */
function storedWh({ battery, batteries, inverter, station }: System): number | null {
  if (station) return station.usable_ac_wh
  if (!battery?.energy_wh) return null
  return battery.energy_wh * batteries * depth * Math.min(throughInverter, efficiencyOf(inverter))
}

/** E28 to E30: what panels and battery a demand needs, and whether the sun gives back what is used. */
export function checkEnergy(
  system: System,
  layout: Layout | null,
  demand: Demand,
  sunHours: number,
  report: Report,
): void {
  const { figures } = report
  const hours = demand.isAlone ? dayHours : demand.blackoutHours
  const standbyWh = standbyOf(system, demand) * hours
  const dayWh = demand.dayWh + standbyWh
  const blackoutWh = demand.blackoutWh + standbyWh
  figures.standby_wh = standbyWh
  figures.need_pv_w = dayWh / (sunHours * panelShare)
  figures.need_battery_wh = blackoutWh / (depth * throughInverter)
  if (system.pvW === 0) return
  const production = usedPvW(system, layout) * sunHours * panelShare
  const needed = demand.isAlone ? dayWh : blackoutWh
  figures.production_wh = production
  figures.demand_wh = needed
  const stored = storedWh(system)
  const short = needed - cloudyShare * production
  if (stored !== null && short > 0) figures.cloudy_hours = (dayHours * stored) / short
  if (production < needed)
    add(report, 'E30', demand.isAlone ? 'will_not_work' : 'advice', 'sunShort', {
      production_wh: production,
      demand_wh: needed,
    })
}
