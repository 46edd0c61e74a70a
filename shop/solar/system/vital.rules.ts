import type { SystemCheck } from '#shop/electrical/checks/check-system.rules.ts'
import { medicalReserve } from '#shop/electrical/reserve.rules.ts'
import { storedWh } from './stored.rules.ts'

type Checked = Pick<SystemCheck, 'system' | 'figures'>

/** Wh of battery that a blackout and a third more take, of what somebody's health depends on; null where as much is stored. */
export function vitalShortage({ system, figures }: Checked) {
  const has = storedWh(system)
  const needed = (figures.need_battery_wh ?? 0) * medicalReserve
  return has >= needed ? null : { needs: Math.ceil(needed), has: Math.floor(has) }
}

/** Where a medical device would be without power until somebody plugs it over; null where nobody states it. */
export function isSwitchedByHand({ system }: Checked): boolean | null {
  const source = system.inverter ?? system.station
  if (!source || source.switchesOver === true) return false
  return source.switchesOver === false ? true : null
}
