import type { NoteName } from '../messages/notes.es.ts'
import type { Part } from '../parts/part.rules.ts'
import type { System } from '../parts/system.rules.ts'
import { checkArrayPower } from './array-power.rules.ts'
import { add, emptyReport, isSerious, type Report, type Severity } from './finding.rules.ts'
import { checkPanelCable } from './panel-cables.rules.ts'
import { checkStrings, isTooHigh, type Layout, type Tracker } from './strings.rules.ts'

export const layoutOf = (
  panels: number,
  series: number,
  trackers: number,
  parallel = 1,
): Layout => {
  const strings = panels / series
  return { series, strings, parallel: Math.max(parallel, Math.ceil(strings / trackers)) }
}

const count = ({ findings }: Report, severity: Severity): number => {
  let found = 0
  for (const one of findings) if (one.severity === severity) found += 1
  return found
}

type Arrayed = System & { readonly panel: Part }

/** What the rules of panels say of one layout. */
function reportOf(system: Arrayed, tracker: Tracker, layout: Layout, lowC: number): Report {
  const report = emptyReport()
  checkStrings(system, tracker, layout, lowC, report)
  if (tracker.isController) checkArrayPower(system, tracker, layout, report)
  checkPanelCable(system, layout, report)
  return report
}

/** What a box, its fuses or one more pair of cables put right. */
const curable: readonly NoteName[] = ['stringFuseMissing', 'stringFuseSmall', 'panelCableHot']

/** The longest strings that only lack a part for sale; null where there are none. */
function curableLayout(system: Arrayed, tracker: Tracker, lowC: number): Layout | null {
  const { panels } = system
  for (let series = panels; series >= 1; series -= 1) {
    if (panels % series !== 0) continue
    const layout = layoutOf(panels, series, tracker.count)
    const serious = reportOf(system, tracker, layout, lowC).findings.filter(isSerious)
    if (serious.every(({ notes: [worst] }) => worst && curable.includes(worst))) return layout
  }
  return null
}

/** E12: where one long string burns the input, how the same panels may go and what joins them then. */
export function adviseLayout(
  system: Arrayed,
  tracker: Tracker,
  lowC: number,
  report: Report,
): void {
  const isBurnt = report.findings.some(
    ({ rule, severity }) => rule === 'E12' && severity === 'danger',
  )
  const other = isBurnt ? curableLayout(system, tracker, lowC) : null
  if (!other) return
  const figures = { other_series: other.series, other_strings: other.strings }
  const strings = other.parallel > 1 ? 'stringsJoined' : 'stringsApart'
  const single = other.parallel > 1 ? 'panelsJoined' : 'panelsApart'
  add(report, 'E12', 'danger', other.series > 1 ? strings : single, figures)
}

interface Tried {
  readonly layout: Layout
  readonly dangers: number
  readonly failures: number
}

/** The layout with the fewest dangers, then the fewest that will not work, then the longest strings. */
export function bestLayout(system: Arrayed, tracker: Tracker, lowC: number): Layout {
  const { panels } = system
  const burnt: Layout[] = []
  const tried: Tried[] = []
  const outcome = (layout: Layout): Tried => {
    const report = reportOf(system, tracker, layout, lowC)
    return { layout, dangers: count(report, 'danger'), failures: count(report, 'will_not_work') }
  }
  for (let series = panels; series >= 1; series -= 1) {
    if (panels % series !== 0) continue
    const layout = layoutOf(panels, series, tracker.count)
    if (isTooHigh(system.panel, tracker, layout, lowC)) burnt.push(layout)
    else {
      const one = outcome(layout)
      if (one.dangers === 0 && one.failures === 0) return layout
      tried.push(one)
    }
  }
  // one without danger is better than any that burns the input
  if (tried.every(({ dangers }) => dangers > 0)) tried.unshift(...burnt.map(outcome))
  const [best] = tried.sort((a, b) => a.dangers - b.dangers || a.failures - b.failures)
  return best?.layout ?? layoutOf(panels, 1, tracker.count)
}
