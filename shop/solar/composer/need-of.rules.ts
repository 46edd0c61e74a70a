import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import type { Need } from '#shop/electrical/composer/need.rules.ts'
import type { Demand } from '#shop/electrical/demand.rules.ts'

/** What a set must do for these devices at this place, everything critical running the whole blackout. */
export const needOf = (demand: Demand, { sunHours }: PlaceFacts, panels: boolean): Need => ({
  simultaneousW: demand.simultaneousW,
  startW: demand.startW,
  meanW: demand.meanW,
  blackoutHours: demand.blackoutHours,
  dailyWh: demand.dayWh,
  sunHours,
  panels,
  needs240: demand.needs240,
  reserve: 1,
})
