import type { NoteName } from '../messages/notes.es.ts'
import { countAs, partsAs, type System } from '../parts/system.rules.ts'
import { areOnBusbars, pairsSideBySide, stringsOf } from './battery-circuit.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'
import { type Layout, sunMargin, trackerOf } from './strings.rules.ts'

/** Warm copper, in Ω·mm²/m. */
const copper = 0.021
const metresPerFoot = 0.3048
const panelDrop = 3
const batteryDrop = 2

const dropPct = (metres: number, amps: number, mm2: number, volts: number): number =>
  (100 * 2 * metres * amps * copper) / mm2 / volts

/** Longer strings lose less, where their voltage is allowed; else more copper. */
function dropNote({ panels }: System, { series, strings }: Layout, { figures }: Report): NoteName {
  if (strings === 1) return 'dropInSeries'
  let longer = series + 1
  while (panels % longer !== 0) longer += 1
  const coldV = ((figures.voc_cold_v ?? 0) / series) * longer
  return coldV <= (figures.pv_limit_v ?? Infinity) ? 'drop' : 'dropInSeries'
}

/** Strings that the fullest pair carries: a box joins all of its input, where they have no pair each. */
export function stringsPerPair(system: System, { strings, parallel }: Layout): number {
  const pairs = countAs(system, 'pv_cable')
  if (pairs === 0 || pairs >= strings) return 1
  const shared = Math.ceil(strings / pairs)
  return countAs(system, 'combiner') > 0 ? Math.max(shared, parallel) : shared
}

/** E21: loss and current of the cable from the panels. */
export function checkPanelCable(system: System, layout: Layout, report: Report): void {
  const { panel } = system
  const [cable] = partsAs(system, 'pv_cable')
  if (!cable || !panel?.imp_a || !panel.vmp_v || !panel.isc_a) return
  const { mm2, length_ft, ampacity_a } = cable.part
  if (mm2 === null) missing(report, 'E21', cable.part.sku, 'mm2')
  if (length_ft === null) missing(report, 'E21', cable.part.sku, 'length_ft')
  if (ampacity_a === null) missing(report, 'E21', cable.part.sku, 'ampacity_a')
  const share = stringsPerPair(system, layout)
  if (mm2 && length_ft) {
    const volts = layout.series * panel.vmp_v
    const drop = dropPct(length_ft * metresPerFoot, panel.imp_a * share, mm2, volts)
    report.figures.drop_pct = drop
    if (drop > panelDrop)
      add(report, 'E21', 'advice', dropNote(system, layout, report), { drop_pct: drop })
  }
  const amps = sunMargin * panel.isc_a * share
  if (ampacity_a !== null && amps > ampacity_a)
    add(report, 'E21', 'danger', 'panelCableHot', { cable_a: ampacity_a, needed_a: amps })
}

/**
 * E21 from the farthest battery to the inverter at full power. In a chain the current grows from battery to battery, the
 * positive leaving at one end and the negative at the other; to busbars a pair carries what its string gives, as links in
 * series do.
 */
export function checkBatteryDrop(
  system: System,
  amps: number,
  isStar: boolean,
  report: Report,
): void {
  const [cable] = partsAs(system, 'battery_cable')
  const { bankV, series, parallel } = system
  if (!cable?.part.mm2 || !cable.part.length_ft || bankV === null) return
  const strings = stringsOf(system)
  const metres = cable.part.length_ft * metresPerFoot
  const all = countAs(system, 'battery_cable')
  const pairs = cable.part.addsUp ? pairsSideBySide(strings, all) : 1
  const joined = areOnBusbars(strings) ? 1 / parallel : (parallel - 1) / 4
  const between = isStar ? 0 : joined
  const inSeries = (series - 1) / 2 / (isStar ? 1 : parallel)
  const ofPair = (current: number) => dropPct(metres, current, cable.part.mm2 ?? 1, bankV)
  const drop = ofPair(amps / pairs) * (1 + between) + ofPair(amps) * inSeries
  report.figures.battery_drop_pct = drop
  if (drop > batteryDrop) add(report, 'E21', 'advice', 'batteryDrop', { drop_pct: drop })
}

/** E17: panels never go straight to a battery. */
export function checkController(system: System, report: Report): void {
  const { panels, battery, inverter, station } = system
  const isTracked = inverter?.mppt_count || countAs(system, 'controller') > 0
  if (panels > 0 && battery && !isTracked) add(report, 'E17', 'danger', 'noController')
  // a hybrid may run from the sun alone: its page says so
  if (
    panels > 0 &&
    inverter &&
    !battery &&
    !inverter.mppt_count &&
    countAs(system, 'controller') > 0
  )
    add(report, 'E3', 'advice', 'noBattery')
  if (station && !battery && !inverter && countAs(system, 'controller') > 0)
    add(report, 'E17', 'will_not_work', 'controllerAtStation')
}

/** How many inputs carry sun: a switch of two poles opens one of them. */
export const inputsUsed = (system: System, layout: Layout | null): number =>
  layout ? Math.min(layout.strings, trackerOf(system)?.count ?? 1) : 1

/** Surge arresters, those in combiner boxes counted. */
export const arrestersHeld = (system: System): number =>
  partsAs(system, 'combiner').reduce(
    (sum, { part, quantity }) => sum + (part.hasSpd ? quantity : 0),
    countAs(system, 'spd'),
  )

/** E22: fixed panels need a switch for every input, a hybrid an arrester for every input, American roofs a rapid shutdown. */
export function checkDisconnect(
  system: System,
  layout: Layout | null,
  isUsa: boolean,
  report: Report,
): void {
  const { panels, panel, inverter } = system
  if (panels === 0 || !panel || panel.folding) return
  const combiners = partsAs(system, 'combiner')
  const cuts =
    countAs(system, 'pv_disconnect') > 0 || combiners.some(({ part }) => part.hasDisconnect)
  const arresters = arrestersHeld(system)
  const [switches, inputs] = [countAs(system, 'pv_disconnect'), inputsUsed(system, layout)]
  if (!cuts) add(report, 'E22', 'advice', 'disconnect')
  else if (combiners.length === 0 && switches < inputs)
    add(report, 'E22', 'advice', 'disconnects', { switches, inputs })
  if (inverter?.mppt_count && arresters === 0) add(report, 'E22', 'advice', 'arrester')
  // a box of one input too few is told with the boxes
  else if (inverter?.mppt_count && combiners.length === 0 && arresters < inputs)
    add(report, 'E22', 'advice', 'arresters', { arresters, inputs })
  if (isUsa) add(report, 'E22', 'advice', 'rapidShutdown')
}
