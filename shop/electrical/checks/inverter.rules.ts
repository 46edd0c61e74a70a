import type { Demand } from '../demand.rules.ts'
import type { Part } from '../parts/part.rules.ts'
import type { System } from '../parts/system.rules.ts'
import { efficiencyOf } from './battery.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'

/** What the battery lets through, in watts at the outlets; null where its figure is unknown. */
const fromBattery = ({ inverter, parallel, bankV }: System, amps: number | null): number | null =>
  amps === null || bankV === null ? null : parallel * amps * bankV * efficiencyOf(inverter)

const ratedW = (source: Part): number | null => source.continuous_w ?? source.ac_output_w
/** A battery below this share of its inverter is worth a remark. */
const fullShare = 0.95

/** E3: inverter and battery together, continuously; null where it is unknown. */
function continuousW(system: System, source: Part, report: Report): number | null {
  const rated = ratedW(source)
  const { battery } = system
  if (rated === null) missing(report, 'E3', source.sku, 'continuous_w')
  if (!battery || !system.inverter) return rated
  const lets = fromBattery(system, battery.bms_cont_a ?? battery.max_discharge_a)
  if (lets === null) missing(report, 'E3', battery.sku, 'bms_cont_a')
  if (rated === null || lets === null) return null
  if (lets < rated * fullShare)
    add(report, 'E3', 'advice', 'batteryLimits', { continuous_w: lets, inverter_w: rated })
  return Math.min(rated, lets)
}

/** E7: inverter and battery together, while a motor starts; null where it is unknown. */
function surgeW(system: System, source: Part, report: Report): number | null {
  const { battery } = system
  if (source.surge_w === null) missing(report, 'E7', source.sku, 'surge_w')
  if (!battery || !system.inverter) return source.surge_w
  const lets = fromBattery(system, battery.bms_peak_a)
  if (lets === null) missing(report, 'E7', battery.sku, 'bms_peak_a')
  if (source.surge_w === null || lets === null) return null
  return Math.min(source.surge_w, lets)
}

/** E3 and E9: the devices that run together. */
function checkPower(demand: Demand, source: Part, together: number | null, report: Report): void {
  const { simultaneousW } = demand
  report.figures.simultaneous_w = simultaneousW
  // what the inverter alone cannot run, no battery makes it run
  const limit = together ?? ratedW(source)
  if (limit === null) return
  const figures = { simultaneous_w: simultaneousW, continuous_w: limit }
  if (simultaneousW > limit) add(report, 'E3', 'will_not_work', 'tooMuchPower', figures)
  else if (1.25 * simultaneousW > limit && together !== null)
    add(report, 'E9', 'advice', 'headroom', figures)
}

/** E7 and E8: the start of the hardest motor, and of all when the grid comes back. */
function checkStart(demand: Demand, source: Part, surge: number | null, report: Report): void {
  const { startW, restartW, hardest } = demand
  report.figures.start_w = startW
  report.figures.restart_w = restartW
  // what the inverter alone cannot start, no battery starts
  const limit = surge ?? source.surge_w
  if (limit === null) return
  const figures = { start_w: startW, restart_w: restartW, surge_w: limit }
  if (startW > limit) add(report, 'E7', 'will_not_work', 'start', figures, hardest)
  else if (restartW > limit && surge !== null) add(report, 'E8', 'advice', 'restart', figures)
}

const gridHz = 60

/** E10: devices of other volts than a source gives. */
function checkOtherVolts({ needs240, on110 }: Demand, source: Part, report: Report): void {
  const { gives120, gives240 } = source
  if (needs240 && gives120 && !gives240) add(report, 'E10', 'will_not_work', 'needs240')
  if (on110.largest && gives240 && !gives120) add(report, 'E10', 'will_not_work', 'needs120')
}

/** E10 for the devices: 110 or 220 V. */
function checkDeviceVolts(
  demand: Demand,
  source: Part,
  surge: number | null,
  report: Report,
): void {
  const { asksVolts } = demand
  checkOtherVolts(demand, source, report)
  if (asksVolts) {
    add(report, 'E10', 'advice', 'asksVolts', {}, asksVolts)
    if (source.gives120) add(report, 'E10', 'advice', source.gives240 ? 'givesBoth' : 'gives110')
  }
  if (source.gives120 && source.gives240) checkLeg(demand, source, surge ?? source.surge_w, report)
}

/** E10: split-phase gives a 110 V device no more than one of its two legs. */
function checkLeg(demand: Demand, source: Part, surge: number | null, report: Report): void {
  const { largest120W, on110 } = demand
  const half = (ratedW(source) ?? Infinity) / 2
  const startHalf = (surge ?? Infinity) / 2
  const figures = { leg_w: half }
  if (on110.largest && on110.largest.watts > half)
    add(report, 'E10', 'will_not_work', 'legTooSmall', figures, on110.largest.code)
  else if (on110.hardest && on110.hardest.watts > startHalf)
    add(report, 'E10', 'will_not_work', 'legStart', { leg_start_w: startHalf }, on110.hardest.code)
  else if (largest120W > half) add(report, 'E10', 'advice', 'leg', figures)
}

/** E10 for the house: 60 Hz, and two legs of 120 V. */
function checkGrid(source: Part, isHouse: boolean, report: Report): void {
  if (source.output_hz !== null && source.output_hz !== gridHz)
    add(report, 'E10', 'will_not_work', 'hertz', { output_hz: source.output_hz })
  if (!source.gives120 && !source.gives240) missing(report, 'E10', source.sku, 'output_v')
  if (isHouse && source.gives240 && !source.gives120)
    add(report, 'E10', 'will_not_work', 'singlePhase230')
}

/** E10: outputs of two sources are never joined; what each runs is for itself to be calculated. */
function checkSources({ sources }: System, isHouse: boolean, report: Report): void {
  if (sources > 1) add(report, 'E10', isHouse ? 'danger' : 'advice', 'sources', { sources })
}

/** E11: what the inverter draws by itself. */
function checkStandby(demand: Demand, source: Part, report: Report): void {
  const { standby_w } = source
  if (standby_w === null) {
    missing(report, 'E11', source.sku, 'standby_w')
    return
  }
  report.figures.standby_w = standby_w
  if (demand.meanW > 0 && standby_w > demand.meanW)
    add(report, 'E11', 'advice', 'standby', { standby_w })
}

/** E3 and E7 to E11. */
export function checkOutput(
  system: System,
  demand: Demand | null,
  isHouse: boolean,
  report: Report,
): void {
  const source = system.inverter ?? system.station
  if (demand && !source) report.figures.simultaneous_w = demand.simultaneousW
  if (!source) return
  const limit = continuousW(system, source, report)
  const surge = surgeW(system, source, report)
  if (limit !== null) report.figures.continuous_w = limit
  if (surge !== null) report.figures.surge_w = surge
  checkGrid(source, isHouse, report)
  checkSources(system, isHouse, report)
  if (!demand) return
  checkDeviceVolts(demand, source, surge, report)
  checkPower(demand, source, limit, report)
  checkStart(demand, source, surge, report)
  checkStandby(demand, source, report)
}
