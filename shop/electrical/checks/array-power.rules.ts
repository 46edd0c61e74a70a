import type { Part } from '../parts/part.rules.ts'
import { countAs, partsAs, type System } from '../parts/system.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'
import { type Layout, type Tracker, trackerOf } from './strings.rules.ts'

/** Amps times volts give back whole watts. */
const rounding = 1e-6

/** Strings at each of so many controllers, shared out as evenly as the layout allows. */
function stringsPerController(system: System, { strings, parallel }: Layout): number[] {
  const controllers = countAs(system, 'controller')
  const inputs = partsAs(system, 'controller')[0]?.part.mppt_count ?? 1
  const even = Math.ceil(strings / controllers)
  const room = parallel * inputs
  // a layout that was asked for may fill one controller before the next
  const isAsked = room > Math.max(even, inputs)
  return Array.from({ length: controllers }, (_, index) =>
    isAsked
      ? Math.min(room, Math.max(0, strings - index * room))
      : Math.floor((strings + controllers - 1 - index) / controllers),
  )
}

/** Watts of the panels at each controller; empty without controllers. */
const controllerLoads = (system: System, layout: Layout): number[] =>
  countAs(system, 'controller') === 0
    ? []
    : stringsPerController(system, layout).map((strings) => (strings * system.pvW) / layout.strings)

/** Amps that controllers charge with, each by its own panels; null where it cannot be told which. */
export function controllersChargeA(system: System, layout: Layout | null): number | null {
  const controllers = partsAs(system, 'controller')
  const [controller] = controllers
  const { bankV } = system
  if (!controller || bankV === null) return null
  const amps = controllers.reduce((sum, one) => sum + (one.part.current_a ?? 0) * one.quantity, 0)
  const all = Math.min(system.pvW / bankV, amps)
  if (!layout || controllers.length > 1) return all
  const each = controller.part.current_a ?? 0
  return controllerLoads(system, layout).reduce((sum, w) => sum + Math.min(w / bankV, each), 0)
}

/** What an input takes of panels that carry so many amps: no more current and power than it states. */
export function throughInput(input: Part, amps: number, watts: number): number {
  const share = Math.min(1, (input.pv_max_a ?? Number.POSITIVE_INFINITY) / amps)
  const limit = input.pv_max_w ?? input.solar_input_max_w ?? Number.POSITIVE_INFINITY
  return Math.floor(Math.min(limit, watts * share))
}

/** Watts of the panels that are used in full sun: what inputs and controllers clip is counted nowhere. */
export function usedPvW(system: System, layout: Layout | null): number {
  const tracker = trackerOf(system)
  const { panel, pvW, bankV } = system
  if (!tracker || !layout || !panel) return pvW
  const taken = throughInput(tracker.part, (panel.imp_a ?? 0) * layout.parallel, pvW)
  const chargeA = tracker.isController ? controllersChargeA(system, layout) : null
  const isKnown = partsAs(system, 'controller').every(({ part }) => part.current_a !== null)
  if (chargeA === null || bankV === null || !isKnown) return taken
  return Math.min(taken, Math.floor(chargeA * bankV + rounding))
}

const tooManyPanels = 1.3

interface Taken {
  readonly watts: number
  /** What is used of them; null where it is unknown. */
  readonly limit: number | null
}

/** The panels at the tracker that has the most of them, against what it uses. */
function takenBy(system: System, { part, isController }: Tracker, layout: Layout): Taken {
  const { pvW, bankV } = system
  if (!isController) return { watts: pvW, limit: part.pv_max_w ?? part.solar_input_max_w }
  const limit = bankV === null || !part.current_a ? null : bankV * part.current_a
  return { watts: Math.max(...controllerLoads(system, layout)), limit }
}

/** What is not known where nobody can say how much of the panels is used. */
function limitingField({ bankV }: System, { isController }: Tracker) {
  if (!isController) return 'pv_max_w'
  return bankV === null ? 'battery_v' : 'current_a'
}

/** E15: a controller that is left without a string does nothing. */
function checkIdle(system: System, { strings }: Layout, report: Report): void {
  const controllers = countAs(system, 'controller')
  if (controllers > strings)
    add(report, 'E15', 'advice', 'idleController', { controllers, strings })
}

/**
 * E15: the power of the panels, at every controller by the strings that end there. A hybrid stands no more than its limit;
 * the others only waste it.
 */
export function checkArrayPower(
  system: System,
  tracker: Tracker,
  layout: Layout,
  report: Report,
): void {
  if (partsAs(system, 'controller').length > 1) add(report, 'E15', 'advice', 'controllersMixed')
  if (tracker.isController) checkIdle(system, layout, report)
  report.figures.pv_w = system.pvW
  const { watts, limit } = takenBy(system, tracker, layout)
  if (limit === null) {
    missing(report, 'E15', tracker.part.sku, limitingField(system, tracker))
    return
  }
  if (watts <= limit) return
  const isHybrid = system.inverter !== null && !tracker.isController
  const figures = { pv_w: watts, pv_max_w: limit }
  if (isHybrid || watts > limit * tooManyPanels)
    add(report, 'E15', 'will_not_work', 'tooManyPanels', figures)
  else if (watts < system.pvW) add(report, 'E15', 'advice', 'morePanelsEach', figures)
  else add(report, 'E15', 'advice', 'morePanels', figures)
}
