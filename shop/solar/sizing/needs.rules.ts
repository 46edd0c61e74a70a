import { batteryFor, type Chemistry, outletWh, runtimeH } from './battery.rules.ts'
import { inverterW } from './inverter.rules.ts'
import { blackoutWh, dailyWh, type Load, simultaneousW, surgeW } from './loads.rules.ts'
import { panelW } from './panels.rules.ts'

export interface House {
  readonly loads: readonly Load[]
  readonly sunHours: number
  readonly blackoutHours: number
  readonly chemistry: Chemistry
  /** Nominal Wh of a battery that is there already. */
  readonly batteryWh?: number | undefined
}

/** What a house needs; exact, so that whoever shows it rounds, and up. */
export interface Needs {
  readonly dailyWh: number
  readonly simultaneousW: number
  readonly surgeW: number
  readonly panelW: number
  readonly blackoutWh: number
  /** Nominal Wh that carry what must go on through the blackout. */
  readonly batteryWh: number
  readonly inverterW: number
  /** Hours that the given battery, else the needed one, carries it; null when nothing must go on. */
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
