import type { System } from '#shop/electrical/parts/system.rules.ts'

/** Share of a battery's Wh that reaches the outlets, as `need_battery_wh` counts it. */
const toOutlet = 0.9 * 0.9

/** Wh of a battery that give what a system stores; a station counts as a battery that gives as much. */
export function storedWh({
  battery,
  batteries,
  station,
}: Pick<System, 'battery' | 'batteries' | 'station'>): number {
  if (station) return (station.usable_ac_wh ?? 0) / toOutlet
  return (battery?.energy_wh ?? 0) * batteries
}
