import type { PlaceFacts } from '#shop/electrical/checks/check-system.rules.ts'
import type { Need } from '#shop/electrical/composer/need.rules.ts'
import { type Demand, demandOf } from '#shop/electrical/demand.rules.ts'
import { medicalReserve } from '#shop/electrical/reserve.rules.ts'
import { unstatedDark } from '../calculator/blackout.rules.ts'
import {
  type Calculation,
  isSized,
  loadsOf,
  type PlacedLoad,
  sizedPart,
} from '../calculator/calculation.rules.ts'
import { eitherVolts, smallVolts } from '../calculator/volts-written.rules.ts'
import { dailyWh } from '../sizing/daily-energy.rules.ts'
import { blackoutWh, meanW, simultaneousW, surgeW } from '../sizing/loads.rules.ts'
import { isVital } from '../sizing/medical.rules.ts'
import { sunShare } from '../sizing/roof.rules.ts'
import { sunHoursAt } from '../sizing/sun-hours.rules.ts'
import { placeFactsOf, systemDemand } from '../system/system-demand.rules.ts'

const dayHours = 24
/** Beyond this, a house needs a plan of its own. */
export const usualMaxPanels = 48

/** What a set must do for these devices at this place, everything critical running the whole blackout. */
export const needOf = (demand: Demand, { sunHours }: PlaceFacts, panels: boolean): Need => ({
  simultaneousW: demand.simultaneousW,
  startW: demand.startW,
  meanW: demand.meanW,
  blackoutHours: demand.blackoutHours,
  dailyWh: demand.dayWh,
  sunHours,
  panels,
  gridHours: dayHours - demand.blackoutHours,
  needs240: demand.needs240,
  maxPanels: usualMaxPanels,
  isComplete: false,
  reserve: 1,
})

/** The demand of a bill, which names no devices. */
function demandOfLoads(loads: readonly PlacedLoad[], blackoutHours: number): Demand {
  return {
    ...demandOf([], blackoutHours),
    simultaneousW: simultaneousW(loads),
    meanW: meanW(loads),
    startW: surgeW(loads),
    restartW: surgeW(loads),
    dayWh: dailyWh(loads),
    blackoutWh: blackoutWh(loads, blackoutHours),
  }
}

type Asked = Pick<Calculation, 'items' | 'kwhAMonth' | 'blackoutHours' | 'volts'>

export interface CalculatedNeed {
  readonly need: Need
  readonly demand: Demand
  readonly place: PlaceFacts
  /** The same where large devices of unknown volts are of 110 V; null where all volts are known. */
  readonly on110?: Pick<CalculatedNeed, 'need' | 'demand'> | null
  /** The same where small devices of unknown volts are of 220 V; null where that asks nothing more. */
  readonly on220?: Pick<CalculatedNeed, 'need' | 'demand'> | null
}

/** What the devices or the bill of a calculation ask, the typed hours counted. */
export function calculatedDemand(calculation: Asked): Demand {
  const { items, blackoutHours, volts } = calculation
  return items.length > 0
    ? systemDemand(items, blackoutHours, volts)
    : demandOfLoads(loadsOf(calculation), blackoutHours)
}

/** A need on which somebody's health depends: a third in reserve, and nobody has to be awake when the grid goes. */
export const vitalNeed = (need: Need, entered: Parameters<typeof isVital>[0]): Need => {
  const isMedical = isVital(entered)
  const mustSwitchOver = isMedical && need.gridHours > 0
  return { ...need, isVital: isMedical, mustSwitchOver, reserve: isMedical ? medicalReserve : 1 }
}

type Entered = Pick<Calculation, 'items' | 'kwhAMonth' | 'blackoutHours' | 'gridHours'>

/** A demand of devices that run on 110 or on 220 V, whichever they are, and the same where they are of 110 V. */
export function eitherDemand(calculation: Asked): {
  readonly demand: Demand
  readonly on110: Demand | null
} {
  const demand = calculatedDemand(calculation)
  const unknown = eitherVolts(calculation).map(({ key }) => [key, 110] as const)
  if (unknown.length === 0) return { demand, on110: null }
  const volts = { ...calculation.volts, ...Object.fromEntries(unknown) }
  const on110 = calculatedDemand({ ...calculation, volts })
  return { demand: { ...demand, needs240: true, on110: on110.on110 }, on110 }
}

/** A demand whose small devices of unknown volts are of 220 V; null where all that is sold for it gives both. */
function demandOn220(calculation: Asked, { needs240 }: Demand): Demand | null {
  const unknown = smallVolts(calculation).map(({ key }) => [key, 220] as const)
  if (needs240 || unknown.length === 0) return null
  return calculatedDemand({
    ...calculation,
    volts: { ...calculation.volts, ...Object.fromEntries(unknown) },
  })
}

/** Wh of a day that the panels give back: what must go on while there is no grid. */
export function sunDemandWh(calculation: Entered): number {
  const { blackoutHours, gridHours } = calculation
  const withoutGrid = gridHours === null ? dayHours : dayHours - gridHours
  return blackoutWh(loadsOf(calculation), Math.max(withoutGrid, blackoutHours))
}

/** What devices ask of a set with the hours that were entered for each, in parts that need nothing else. */
export const enteredNeed = (
  entered: Entered,
  demand: Demand,
  place: PlaceFacts,
  panels: boolean,
): Need =>
  vitalNeed(
    {
      ...needOf(demand, place, panels),
      meanW: demand.blackoutWh / entered.blackoutHours,
      dailyWh: sunDemandWh(entered),
      gridHours: entered.gridHours ?? dayHours - entered.blackoutHours,
      blackoutsADay: 1 + unstatedDark(entered) / entered.blackoutHours,
      isComplete: true,
    },
    entered,
  )

/** What a visitor's calculation asks of a set: the typed hours count, and the sun that the roof lets through. */
export function calculatedNeed(asked: Calculation): CalculatedNeed | null {
  if (asked.items.length > 0 && !asked.items.some(isSized)) return null
  const calculation = sizedPart(asked)
  const { maxPanels } = calculation
  const facts = placeFactsOf(calculation.place)
  const { demand, on110 } = eitherDemand(calculation)
  if (demand.simultaneousW === 0 || !facts) return null
  const share = sunShare(calculation, calculation.month)
  const place = { ...facts, sunHours: sunHoursAt(calculation.place, calculation.month) * share }
  const need: Need = {
    ...enteredNeed(calculation, demand, place, calculation.panels),
    maxPanels: Math.min(maxPanels ?? usualMaxPanels, usualMaxPanels),
  }
  const of110 = on110 && { need: { ...need, needs240: on110.needs240 }, demand: on110 }
  const on220 = demandOn220(calculation, demand)
  const of220 = on220 && { need: { ...need, needs240: true }, demand: on220 }
  return { need, demand, place, on110: of110, on220: of220 }
}
