import type { PageMeasure } from '#shop/test-centre/browser/thresholds.rules.ts'

export type Timings = Readonly<Record<PageMeasure, number | null>>

const settle = 700

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** The observers belong to the frame: only its own get its entries. */
type Timed = Window & typeof globalThis

function entriesOf(frame: Timed, type: string): Promise<PerformanceEntryList | null> {
  if (!frame.PerformanceObserver.supportedEntryTypes.includes(type)) return Promise.resolve(null)
  return new Promise((resolve) => {
    const seen: PerformanceEntry[] = []
    const observer = new frame.PerformanceObserver((list) => void seen.push(...list.getEntries()))
    observer.observe({ type, buffered: true })
    setTimeout(() => {
      seen.push(...observer.takeRecords())
      observer.disconnect()
      resolve(seen)
    }, settle)
  })
}

const endOf = (value: number | undefined) => (value === undefined || value === 0 ? null : value)

function slowest(frame: Timed): number | null {
  const files = frame.performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname !== '/live')
    .map(({ duration }) => duration)
  return files.length > 0 ? Math.max(...files) : null
}

/** The browser's own timings of the page in a frame. */
export async function timePage(inside: Window): Promise<Timings> {
  const frame = inside as Timed
  const [paints, shifts] = await Promise.all([
    entriesOf(frame, 'largest-contentful-paint'),
    entriesOf(frame, 'layout-shift'),
  ])
  const [navigation] = frame.performance.getEntriesByType('navigation')
  const at = navigation as PerformanceNavigationTiming | undefined
  const first = frame.performance.getEntriesByType('paint')[0]
  const moved = (shifts as Shift[] | null)?.filter(({ hadRecentInput }) => !hadRecentInput)
  return {
    firstByte: endOf(at?.responseStart),
    dom: endOf(at?.domContentLoadedEventEnd),
    load: endOf(at?.loadEventEnd),
    firstPaint: endOf(first?.startTime),
    largestPaint: endOf(paints?.at(-1)?.startTime),
    layoutShift: moved ? moved.reduce((sum, { value }) => sum + value, 0) : null,
    slowestFile: slowest(frame),
  }
}
