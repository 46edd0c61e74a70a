import { useRef, useState } from 'react'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import {
  type Measure,
  measures,
  type PageMeasure,
  pageMeasures,
  ratingOf,
  thresholds,
  unitOf,
  worst,
} from '#shop/test-centre/browser/thresholds.rules.ts'
import type { Finding } from '#shop/test-centre/results/test-result.rules.ts'
import { UseBar } from '#shop/test-centre/ui/bar.tsx'
import { type TestMessages, useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { memoryPercent, serverTimings } from './stage/server-timings.ts'
import { Stage } from './stage/stage.tsx'
import { type Timings, timePage } from './stage/time-page.ts'
import { useRun } from './stage/use-run.ts'
import { useStage } from './stage/use-stage.ts'
import { TestRun } from './test-run.tsx'

const pages = ['/', '/catalogo', '/calculadora-solar', '/carrito']
const desktop = { width: 1366, height: 768 }
const isOfPage = (measure: Measure): measure is PageMeasure =>
  pageMeasures.some((known) => known === measure)

const withUnit = (measure: Measure, value: number): string => {
  const unit = unitOf(measure)
  const digits = unit === '' ? 3 : unit === '%' ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`.trim()
}

function findingOf(
  messages: TestMessages,
  measure: Measure,
  value: number | null,
  count: number,
): Finding {
  const limit = withUnit(measure, thresholds[measure])
  const status = ratingOf(measure, value)
  if (value === null) return { status, message: format(messages.notMeasured, { limit }) }
  const values = { value: withUnit(measure, value), limit, count }
  return { status, message: format(count > 1 ? messages.measured : messages.measuredOnce, values) }
}

/** Opens the pages once per run; later tests reuse the measurements. */
function usePageTimings() {
  const { host, within } = useStage()
  const timed = useRef<readonly Timings[] | null>(null)
  const timings = async (): Promise<readonly Timings[]> => {
    timed.current ??= await within(desktop, async (frame) => {
      const all: Timings[] = []
      for (const path of pages) all.push(await timePage(await frame.open(path)))
      return all
    })
    return timed.current
  }
  const forget = () => {
    timed.current = null
  }
  return { host, timings, forget }
}

/** Navigation and resource timings of real pages against the thresholds. */
export function PerformanceTab() {
  const messages = useTestMessages()
  const locale = useLocale()
  const { host, timings, forget } = usePageTimings()
  const [memory, setMemory] = useState<number | null>(null)
  const measured = async (measure: Exclude<Measure, PageMeasure>): Promise<number | null> => {
    if (measure !== 'memory') return serverTimings[measure](locale)
    const percent = memoryPercent()
    setMemory(percent)
    return percent
  }
  const test = async (measure: Measure): Promise<Finding> => {
    if (!isOfPage(measure)) return findingOf(messages, measure, await measured(measure), 1)
    const values = (await timings()).map((one) => one[measure])
    return findingOf(messages, measure, worst(values), pages.length)
  }
  const state = useRun(test)
  return (
    <>
      <TestRun
        name="rendimiento"
        tests={measures.map((id) => ({ id, name: messages.measures[id] }))}
        state={state}
        onStart={forget}
      >
        {memory !== null && <UseBar label={messages.bar.memory} percent={memory} />}
      </TestRun>
      <Stage host={host} />
    </>
  )
}
