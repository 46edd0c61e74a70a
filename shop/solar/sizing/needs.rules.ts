import { batteryFor, type Chemistry, outletWh, runtimeH } from './battery.rules.ts'
import { dailyWh } from './daily-energy.rules.ts'
import { inverterW } from './inverter.rules.ts'
import { blackoutWh, type Load, simultaneousW, surgeW } from './loads.rules.ts'
import { panelW } from './panels.rules.ts'

export interface House {
  readonly loads: readonly Load[]
  readonly sunHours: number
  readonly blackoutHours: number
  readonly chemistry: Chemistry
  /** Nominal Wh of an existing battery. */
  readonly batteryWh?: number | undefined
}

/** The requirements of a house, unrounded; figures shown are rounded up. */
export interface Needs {
  readonly dailyWh: number
  readonly simultaneousW: number
  readonly surgeW: number
  readonly panelW: number
  readonly blackoutWh: number
  /** Nominal Wh for the critical loads during the blackout. */
  readonly batteryWh: number
  readonly inverterW: number
  /** Hours on the existing battery, else the required one; null without critical loads. */
  readonly autonomyH: number | null
}

export function needsOf({ loads, sunHours, blackoutHours, chemistry, batteryWh }: House): Needs {
  const daily = dailyWh(loads)
  const together = simultaneousW(loads)
  const blackout = blackoutWh(loads, blackoutHours)
  const needed = batteryFor(blackout, chemistry)
  const energy = outletWh(batteryWh ?? needed, chemistry)
  return {
    dailyWh: daily,
    simultaneousW: together,
    surgeW: surgeW(loads),
    panelW: panelW(daily, sunHours),
    blackoutWh: blackout,
    batteryWh: needed,
    inverterW: inverterW(together),
    autonomyH: runtimeH(energy, blackout / blackoutHours),
  }
}
