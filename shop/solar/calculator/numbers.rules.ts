import { medicalReserve } from '#shop/electrical/reserve.rules.ts'
import { usualStandbyW } from '#shop/electrical/runtime.rules.ts'
import { calculatedDemand, sunDemandWh } from '../composer/need-of.rules.ts'
import { batteryFor } from '../sizing/battery.rules.ts'
import { dailyWh } from '../sizing/daily-energy.rules.ts'
import { inverterSize, inverterW } from '../sizing/inverter.rules.ts'
import { isVital } from '../sizing/medical.rules.ts'
import { panelCount, panelW } from '../sizing/panels.rules.ts'
import { sunShare } from '../sizing/roof.rules.ts'
import { placeOf, sunHoursAt } from '../sizing/sun-hours.rules.ts'
import { type Calculation, loadsOf, sizedPart } from './calculation.rules.ts'
import { houseWarnings } from './warnings.rules.ts'

const usualPanelW = 550

/** The results of a calculation with their inputs, unrounded; sets are composed for the same demand. */
export function numbersOf(asked: Calculation) {
  const calculation = sizedPart(asked)
  const { place, month, blackoutHours } = calculation
  const sunHours = sunHoursAt(place, month) * sunShare(calculation, month)
  const demand = calculatedDemand(calculation)
  const { simultaneousW, startW, blackoutWh } = demand
  const size = inverterSize(simultaneousW, startW)
  const standbyW = usualStandbyW(size ?? Number.POSITIVE_INFINITY)
  const standbyWh = standbyW * blackoutHours
  const daily = dailyWh(loadsOf(calculation))
  const reserve = isVital(calculation) ? medicalReserve : 1
  const panels = reserve * panelW(daily + standbyWh, sunHours)
  return {
    /** Of the devices alone; panels and battery count the inverter's own consumption too. */
    dailyWh: daily,
    standbyW,
    standbyWh,
    /** What must go on, at once and while its hardest motor starts. */
    simultaneousW,
    surgeW: startW,
    blackoutWh,
    sunHours,
    panelW: panels,
    panels: panelCount(panels, usualPanelW),
    /** For what must go on alone. */
    goingPanelW: reserve * panelW(sunDemandWh(calculation) + standbyWh, sunHours),
    batteryWh: reserve * batteryFor(blackoutWh + standbyWh),
    /** Hours that panels and battery are counted for, beyond the blackout's: a third more for a medical device. */
    reserveHours: (reserve - 1) * blackoutHours,
    inverterW: inverterW(simultaneousW),
    inverterSize: size,
    place: placeOf(calculation.place)?.name ?? null,
    /** True where only the darkest month's sun is known. */
    isEstimate: placeOf(calculation.place)?.isEstimate ?? false,
    warnings: houseWarnings(asked),
  }
}
export type Numbers = ReturnType<typeof numbersOf>
