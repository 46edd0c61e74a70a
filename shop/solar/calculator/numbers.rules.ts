import { usualStandbyW } from '#shop/electrical/runtime.rules.ts'
import { inverterSize } from '../sizing/inverter.rules.ts'
import { criticalOf, simultaneousW, surgeW } from '../sizing/loads.rules.ts'
import { needsOf } from '../sizing/needs.rules.ts'
import { panelCount } from '../sizing/panels.rules.ts'
import { sunShare } from '../sizing/roof.rules.ts'
import { placeOf, sunHoursAt } from '../sizing/sun-hours.rules.ts'
import { type Calculation, loadsOf } from './calculation.rules.ts'
import { houseWarnings } from './warnings.rules.ts'

const usualPanelW = 550

/** The results of a calculation with their inputs. */
export function numbersOf(calculation: Calculation) {
  const loads = loadsOf(calculation)
  const { place, month, blackoutHours } = calculation
  const sunHours = sunHoursAt(place, month) * sunShare(calculation.roof, calculation.shade)
  const needs = needsOf({ loads, sunHours, blackoutHours, chemistry: 'lifepo4' })
  const size = inverterSize(needs.simultaneousW, needs.surgeW)
  const standby = usualStandbyW(size ?? needs.inverterW)
  return {
    ...needs,
    sunHours,
    inverterSize: size,
    panels: panelCount(needs.panelW, usualPanelW),
    standbyW: standby,
    standbyWh: standby * blackoutHours,
    goingW: simultaneousW(criticalOf(loads)),
    goingSurgeW: surgeW(criticalOf(loads)),
    place: placeOf(calculation.place)?.name ?? null,
    warnings: houseWarnings(calculation),
  }
}
export type Numbers = ReturnType<typeof numbersOf>
