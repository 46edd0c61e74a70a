import type { Part } from '../parts/part.rules.ts'
import type { System } from '../parts/system.rules.ts'
import { checkArrayPower } from './array-power.rules.ts'
import { emptyReport, type Report, type Severity } from './finding.rules.ts'
import { checkPanelCable } from './panel-cables.rules.ts'
import { checkStrings, type Layout, type Tracker } from './strings.rules.ts'

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

/** The layout with the fewest dangers, then the fewest that will not work, then the longest strings. */
export function bestLayout(
  system: System & { panel: Part },
  tracker: Tracker,
  lowC: number,
): Layout {
  const { panels } = system
  let best = layoutOf(panels, 1, tracker.count)
  let [dangers, failures] = [Infinity, Infinity]
  for (let series = panels; series >= 1; series -= 1) {
    if (panels % series !== 0) continue
    const layout = layoutOf(panels, series, tracker.count)
    const report = emptyReport()
    checkStrings(system, tracker, layout, lowC, report)
    if (tracker.isController) checkArrayPower(system, tracker, layout, report)
    checkPanelCable(system, layout, report)
    const [found, failed] = [count(report, 'danger'), count(report, 'will_not_work')]
    if (found < dangers || (found === dangers && failed < failures)) {
      best = layout
      dangers = found
      failures = failed
    }
    if (dangers === 0 && failures === 0) break
  }
  return best
}
