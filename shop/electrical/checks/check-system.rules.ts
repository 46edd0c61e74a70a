import type { Demand } from '../demand.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import { type BankLayout, type PartCount, type System, systemOf } from '../parts/system.rules.ts'
import { checkArrayPower, usedPvW } from './array-power.rules.ts'
import { checkBank, checkBattery } from './battery.rules.ts'
import { checkEnergy } from './energy.rules.ts'
import { add, emptyReport, type Report } from './finding.rules.ts'
import { checkHouse, checkOutlets } from './house.rules.ts'
import { checkOutput } from './inverter.rules.ts'
import { adviseLayout, bestLayout, layoutOf } from './layout.rules.ts'
import { checkController, checkDisconnect, checkPanelCable } from './panel-cables.rules.ts'
import { checkProtection } from './protection.rules.ts'
import {
  checkBranches,
  checkStrings,
  type Layout,
  type Tracker,
  trackerOf,
} from './strings.rules.ts'

/** What the place decides. */
export interface PlaceFacts {
  readonly lowC: number
  /** Hours of full sun a day in the worst month. */
  readonly sunHours: number
  readonly isUsa: boolean
}

/** Devices plugged into the source, or the fixed wiring of a house. */
export type Wiring = 'outlets' | 'house'

export interface SystemOptions {
  /** Panels in series and strings on one tracker; without it the best layout is chosen. */
  readonly layout?: { readonly series: number; readonly parallel: number } | null
  /** Batteries in series and strings of them; without it the inverter's volts decide. */
  readonly batteryLayout?: BankLayout | null
  readonly wiring?: Wiring
  readonly demand?: Demand | null
  /** Whether what joins the strings of an input belongs to the parts. */
  readonly isComplete?: boolean
}

export interface SystemCheck extends Report {
  readonly system: System
  /** Null without panels or where they end nowhere. */
  readonly layout: Layout | null
}

const hasPanel = (system: System): system is System & { panel: Part } => system.panel !== null

/** Where the strings end, and how many there are; null without panels or where they end nowhere. */
function arranged(
  system: System,
  { lowC }: PlaceFacts,
  asked: SystemOptions['layout'],
): { readonly tracker: Tracker; readonly layout: Layout } | null {
  const tracker = trackerOf(system)
  if (!hasPanel(system) || !tracker) return null
  const layout = asked
    ? layoutOf(system.panels, asked.series, tracker.count, asked.parallel)
    : bestLayout(system, tracker, lowC)
  return { tracker, layout }
}

function checkPanels(
  system: System,
  place: PlaceFacts,
  used: ReturnType<typeof arranged>,
  report: Report,
): void {
  if (!hasPanel(system)) return
  if (system.isMixedArray) add(report, 'E12', 'advice', 'panelsMixed')
  checkController(system, report)
  checkDisconnect(system, used?.layout ?? null, place.isUsa, report)
  if (!used) return
  const { tracker, layout } = used
  checkStrings(system, tracker, layout, place.lowC, report)
  checkArrayPower(system, tracker, layout, report)
  checkPanelCable(system, layout, report)
}

/** What the rules of panels say, and the watts of the panels that are used in full sun. */
export interface ArrayCheck extends Report {
  readonly usedW: number
}

/** Only what the rules say of panels, of where they end and of their cables: much faster than all of it. */
export function checkArray(
  parts: readonly PartCount[],
  place: PlaceFacts,
  isComplete: boolean,
): ArrayCheck {
  const system = systemOf(parts)
  const report = emptyReport()
  if (!checkBank(system, report)) return { ...report, usedW: 0 }
  const used = arranged(system, place, null)
  checkPanels(system, place, used, report)
  if (isComplete && used && hasPanel(system)) checkBranches(system, used.layout, report)
  return { ...report, usedW: usedPvW(system, used?.layout ?? null) }
}

/** Lets the parts of an installation pass through all rules; kits are replaced by their components before. */
export function checkSystem(
  parts: readonly PartCount[],
  place: PlaceFacts,
  {
    layout = null,
    batteryLayout = null,
    wiring = 'outlets',
    demand = null,
    isComplete = false,
  }: SystemOptions = {},
): SystemCheck {
  const system = systemOf(parts, batteryLayout)
  const report = emptyReport()
  report.figures.low_c = place.lowC
  const isHouse = wiring === 'house'
  if (!checkBank(system, report, batteryLayout !== null)) return { ...report, system, layout: null }
  const used = arranged(system, place, layout)
  checkBattery(system, place.lowC, used?.layout ?? null, report)
  checkOutput(system, demand, isHouse, report)
  checkPanels(system, place, used, report)
  if (used && !layout && hasPanel(system)) adviseLayout(system, used.tracker, place.lowC, report)
  if (isComplete && used && hasPanel(system)) checkBranches(system, used.layout, report)
  checkProtection(system, report)
  if (isHouse) checkHouse(system, place.isUsa, report)
  else checkOutlets(system, report)
  if (demand) checkEnergy(system, used?.layout ?? null, demand, place.sunHours, report)
  return { ...report, system, layout: used?.layout ?? null }
}
