import type { Demand } from '../demand.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import { type PartCount, type System, systemOf } from '../parts/system.rules.ts'
import { checkBattery } from './battery.rules.ts'
import { checkEnergy } from './energy.rules.ts'
import { add, emptyReport, type Report } from './finding.rules.ts'
import { checkHouse } from './house.rules.ts'
import { checkOutput } from './inverter.rules.ts'
import { bestLayout, layoutOf } from './layout.rules.ts'
import { checkController, checkDisconnect, checkPanelCable } from './panel-cables.rules.ts'
import { checkProtection } from './protection.rules.ts'
import { checkArrayPower, checkStrings, type Layout, trackerOf } from './strings.rules.ts'

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
  readonly wiring?: Wiring
  readonly demand?: Demand | null
}

export interface SystemCheck extends Report {
  readonly system: System
  /** Null without panels or where they end nowhere. */
  readonly layout: Layout | null
}

const hasPanel = (system: System): system is System & { panel: Part } => system.panel !== null

function checkPanels(
  system: System,
  place: PlaceFacts,
  asked: SystemOptions['layout'],
  report: Report,
): Layout | null {
  if (!hasPanel(system)) return null
  if (system.isMixedArray) add(report, 'E12', 'advice', 'panelsMixed')
  checkController(system, report)
  const tracker = trackerOf(system)
  if (!tracker) {
    checkDisconnect(system, null, place.isUsa, report)
    return null
  }
  const layout = asked
    ? layoutOf(system.panels, asked.series, tracker.count, asked.parallel)
    : bestLayout(system, tracker, place.lowC)
  checkDisconnect(system, layout, place.isUsa, report)
  checkStrings(system, tracker, layout, place.lowC, report)
  checkArrayPower(system, tracker, report)
  checkPanelCable(system, layout, report)
  return layout
}

/** Lets the parts of an installation pass through all rules; kits are replaced by their components before. */
export function checkSystem(
  parts: readonly PartCount[],
  place: PlaceFacts,
  { layout = null, wiring = 'outlets', demand = null }: SystemOptions = {},
): SystemCheck {
  const system = systemOf(parts)
  const report = emptyReport()
  report.figures.low_c = place.lowC
  const isHouse = wiring === 'house'
  const isSound = checkBattery(system, place.lowC, report)
  if (!isSound) return { ...report, system, layout: null }
  checkOutput(system, demand, isHouse, report)
  const used = checkPanels(system, place, layout, report)
  checkProtection(system, report)
  if (isHouse) checkHouse(system, place.isUsa, report)
  if (demand) checkEnergy(system, demand, place.sunHours, report)
  return { ...report, system, layout: used }
}
