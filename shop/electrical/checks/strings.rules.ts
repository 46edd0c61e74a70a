import type { Part } from '../parts/part.rules.ts'
import { countAs, type PartCount, partsAs, type System } from '../parts/system.rules.ts'
import { add, missing, type Report } from './finding.rules.ts'

/** Standard sizes of fuses in amps. */
export const fuseSizes = [
  10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 350, 400,
] as const
export const nextFuse = (amps: number): number | null =>
  fuseSizes.find((size) => size >= amps) ?? null

/** Panels in series, strings in all, and strings on one tracker. */
export interface Layout {
  readonly series: number
  readonly strings: number
  readonly parallel: number
}

/** Where the strings end: separate controllers come before the trackers of a hybrid. */
export interface Tracker {
  readonly part: Part
  readonly count: number
  readonly isController: boolean
}

const limits = ['pv_max_v', 'pv_voc_max_v', 'pv_isc_max_a', 'pv_max_a', 'current_a'] as const

/** Of different controllers the smallest limits count, since any panel may end at any of them. */
function weakest(controllers: readonly PartCount[]): Part {
  const parts = controllers.map(({ part }) => part)
  const [first] = parts as [Part, ...Part[]]
  if (parts.every(({ sku }) => sku === first.sku)) return first
  const smallest = limits.map((name) => {
    const known = parts.flatMap((part) => part[name] ?? [])
    return [name, known.length > 0 ? Math.min(...known) : null] as const
  })
  return { ...first, ...Object.fromEntries(smallest) }
}

export function trackerOf(system: System): Tracker | null {
  // a controller charges a battery; beside a station alone it changes nothing
  if (system.station && !system.battery && !system.inverter)
    return { part: system.station, count: system.station.mppt_count ?? 1, isController: false }
  const controllers = partsAs(system, 'controller')
  const [controller] = controllers
  if (controller) {
    const count = countAs(system, 'controller') * (controller.part.mppt_count ?? 1)
    return { part: weakest(controllers), count, isController: true }
  }
  const { inverter, station } = system
  if (inverter?.mppt_count)
    return { part: inverter, count: inverter.mppt_count, isController: false }
  return station ? { part: station, count: station.mppt_count ?? 1, isController: false } : null
}

const ratedC = 25
const hotCellC = 70
/** Where a panel does not state its own: the strongest usual change with temperature, in % per °C. */
const cautiousVocPct = -0.35
const cautiousPowerPct = -0.45

const warmed = (percent: number, celsius: number): number =>
  1 + (percent * (celsius - ratedC)) / 100

/** Open-circuit voltage of a string at this temperature. */
export const stringVocV = (panel: Part, series: number, celsius: number): number =>
  series * (panel.voc_v ?? 0) * warmed(panel.temp_coeff_voc_pct_c ?? cautiousVocPct, celsius)

/** The volts that a tracker stands, and those that nothing in the string may exceed. */
function coldLimits(panel: Part, { part }: Tracker) {
  const tracked = part.pv_max_v ?? part.pv_voc_max_v
  return { tracked, limit: Math.min(tracked ?? Infinity, panel.max_system_v ?? Infinity) }
}

/** E12: whether strings of this length burn the input in the cold. */
export const isTooHigh = (
  panel: Part,
  tracker: Tracker,
  { series }: Layout,
  lowC: number,
): boolean =>
  panel.voc_v !== null && stringVocV(panel, series, lowC) > coldLimits(panel, tracker).limit

/** E12: no string may exceed what tracker and panel stand in the cold. */
function checkCold(
  panel: Part,
  tracker: Tracker,
  { series }: Layout,
  lowC: number,
  report: Report,
): void {
  const { tracked, limit } = coldLimits(panel, tracker)
  if (panel.voc_v === null) missing(report, 'E12', panel.sku, 'voc_v')
  if (tracked === null) missing(report, 'E12', tracker.part.sku, 'pv_max_v')
  if (panel.temp_coeff_voc_pct_c === null) missing(report, 'E12', panel.sku, 'temp_coeff_voc_pct_c')
  if (panel.voc_v === null || limit === Infinity) return
  const volts = stringVocV(panel, series, lowC)
  report.figures.voc_cold_v = volts
  report.figures.pv_limit_v = limit
  if (volts > limit)
    add(
      report,
      'E12',
      'danger',
      tracked !== null && tracked <= limit ? 'stringVolts' : 'panelVolts',
      {
        voc_cold_v: volts,
        pv_limit_v: limit,
      },
    )
}

/** A controller works from a little above the full voltage of the bank, and starts higher still. */
const fullBank = 1.125
const aboveToRun = 1
const aboveToStart = 5

/** The volts that a string must reach in the heat, to run and to start. */
export function hotLimits({ part, isController }: Tracker, bankV: number | null) {
  if (!isController) return { run: part.mppt_min_v, start: part.mppt_start_v }
  if (bankV === null) return { run: null, start: null }
  return { run: fullBank * bankV + aboveToRun, start: fullBank * bankV + aboveToStart }
}

/** E13: in the heat a string must still reach the tracker's lowest voltage. */
function checkHot(
  { panel, bankV }: System & { panel: Part },
  tracker: Tracker,
  { series }: Layout,
  report: Report,
): void {
  if (panel.vmp_v === null) missing(report, 'E13', panel.sku, 'vmp_v')
  if (panel.vmp_v === null || panel.voc_v === null) return
  const vmp = series * panel.vmp_v * warmed(panel.temp_coeff_pct_c ?? cautiousPowerPct, hotCellC)
  const voc = stringVocV(panel, series, hotCellC)
  report.figures.vmp_hot_v = vmp
  report.figures.voc_hot_v = voc
  const { run, start } = hotLimits(tracker, bankV)
  if (run === null && !tracker.isController) missing(report, 'E13', tracker.part.sku, 'mppt_min_v')
  if ((run !== null && vmp < run) || (start !== null && voc < start))
    add(report, 'E13', 'will_not_work', 'hot', {
      vmp_hot_v: vmp,
      voc_hot_v: voc,
      mppt_min_v: run ?? 0,
      mppt_start_v: start ?? 0,
    })
}

/** E14: the current of the strings on one tracker. */
function checkCurrent(panel: Part, { part }: Tracker, { parallel }: Layout, report: Report): void {
  if (panel.isc_a === null) missing(report, 'E14', panel.sku, 'isc_a')
  if (part.pv_isc_max_a === null && part.pv_max_a === null)
    missing(report, 'E14', part.sku, 'pv_isc_max_a')
  const short = (panel.isc_a ?? 0) * parallel
  const working = (panel.imp_a ?? 0) * parallel
  if (part.pv_isc_max_a !== null && short > part.pv_isc_max_a)
    add(report, 'E14', 'danger', 'inputCurrent', {
      isc_a: short,
      pv_isc_max_a: part.pv_isc_max_a,
    })
  if (part.pv_max_a !== null && working > part.pv_max_a)
    add(report, 'E14', 'advice', 'clipped', { imp_a: working, pv_max_a: part.pv_max_a })
}

/** Branches that join the strings of the inputs. */
export const branchesFor = ({ parallel, strings }: Layout): number =>
  strings - Math.ceil(strings / parallel)

/** NEC 690.8 and 690.9: one and a quarter for strong sun, and again for hours of it. */
export const sunMargin = 1.5625
const strongSun = 1.25

/** What the fuses of the combiner box are, or those that replace them; null without a box. */
function fuseInBox(system: System, report: Report): number | null {
  const [combiner] = partsAs(system, 'combiner')
  if (!combiner) return null
  const fuse = partsAs(system, 'combiner_fuses')[0]?.part.fuse_a ?? combiner.part.fuse_a
  if (fuse === null) missing(report, 'E16', combiner.part.sku, 'fuse_a')
  return fuse
}

/** E16: room in the combiner boxes, and fuses in what replaces their own. */
function checkBox(system: System, { strings }: Layout, report: Report): void {
  const roomIn = (role: 'combiner' | 'combiner_fuses', name: 'strings' | 'quantity') =>
    partsAs(system, role).reduce((sum, one) => sum + (one.part[name] ?? Infinity) * one.quantity, 0)
  if (countAs(system, 'combiner') === 0) return
  const room = Math.min(
    roomIn('combiner', 'strings'),
    countAs(system, 'combiner_fuses') > 0 ? roomIn('combiner_fuses', 'quantity') : Infinity,
  )
  if (strings > room) add(report, 'E16', 'will_not_work', 'boxFull', { strings, room })
}

/** Three strings or more at one input, or others that together give more than a panel stands. */
function needsStringFuses({ isc_a, max_series_fuse_a }: Part, { parallel }: Layout): boolean {
  const back = (parallel - 1) * strongSun * (isc_a ?? 0)
  return parallel >= 3 || back > (max_series_fuse_a ?? Infinity)
}

/** E16: fuses of the strings. */
function checkStringFuse(system: System, panel: Part, layout: Layout, report: Report): void {
  checkBox(system, layout, report)
  if (panel.isc_a === null) return
  const needed = nextFuse(sunMargin * panel.isc_a) ?? 0
  report.figures.string_fuse_a = needed
  const limit = panel.max_series_fuse_a
  const fuse = fuseInBox(system, report)
  const isNeeded = needsStringFuses(panel, layout)
  const figures = { fuse_a: fuse ?? 0, string_fuse_a: needed, max_series_fuse_a: limit ?? 0 }
  if (isNeeded && countAs(system, 'combiner') === 0)
    add(report, 'E16', 'danger', 'stringFuseMissing', figures)
  if (fuse === null) return
  if (limit === null) missing(report, 'E16', panel.sku, 'max_series_fuse_a')
  else if (fuse > limit) add(report, 'E16', 'danger', 'stringFuseTooBig', figures)
  if (fuse < needed) add(report, 'E16', 'will_not_work', 'stringFuseSmall', figures)
}

/** What the strings of one input give together in strong sun, through what joins them. */
export const branchA = ({ isc_a }: Part, { parallel }: Layout): number =>
  strongSun * (isc_a ?? 0) * parallel

/** E16: a branch carries what it joins; in a combiner box there is none. */
function checkBranchCurrent(system: System, panel: Part, layout: Layout, report: Report): void {
  if (branchesFor(layout) <= 0 || countAs(system, 'combiner') > 0) return
  const needed = branchA(panel, layout)
  for (const { part } of partsAs(system, 'pv_branch')) {
    const { rated_a } = part
    if (rated_a === null) missing(report, 'E16', part.sku, 'rated_a')
    else if (rated_a < needed)
      add(report, 'E16', 'danger', 'branchSmall', { rated_a, branch_a: needed })
  }
}

/** E12 to E14 and E16 for one layout. */
export function checkStrings(
  system: System & { panel: Part },
  tracker: Tracker,
  layout: Layout,
  lowC: number,
  report: Report,
): void {
  checkCold(system.panel, tracker, layout, lowC, report)
  checkHot(system, tracker, layout, report)
  checkCurrent(system.panel, tracker, layout, report)
  checkStringFuse(system, system.panel, layout, report)
  checkBranchCurrent(system, system.panel, layout, report)
}

/** E16: two strings at one input are joined by a branch, more by a combiner box. */
export function checkBranches(
  system: System & { panel: Part },
  layout: Layout,
  report: Report,
): void {
  const { panel } = system
  if (panel.folding || countAs(system, 'combiner') > 0 || needsStringFuses(panel, layout)) return
  const branches = branchesFor(layout) - countAs(system, 'pv_branch')
  const branch_a = branchA(panel, layout)
  if (branches > 0) add(report, 'E16', 'advice', 'branchesMissing', { branches, branch_a })
}
