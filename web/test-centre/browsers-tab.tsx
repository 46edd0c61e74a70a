import { useState } from 'react'
import { format } from '#kernel/messages.ts'
import {
  type BrowserName,
  browserOf,
  browserSizes,
  browsers,
  type Size,
  sizeText,
} from '#shop/test-centre/browser/screens.rules.ts'
import type { RandomSource } from '#shop/test-centre/browser/simulation.rules.ts'
import { recentMonths, supportOf } from '#shop/test-centre/browser/support.rules.ts'
import { supportDay, techniques } from '#shop/test-centre/browser/support-table.rules.ts'
import type { Finding } from '#shop/test-centre/results/test-result.rules.ts'
import { type Mode, ModeChoice } from '#shop/test-centre/ui/mode-choice.tsx'
import { type TestMessages, useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { seeScreen } from './stage/screen-check.ts'
import { simulate, suggest } from './stage/simulate.ts'
import { Stage } from './stage/stage.tsx'
import { useRun } from './stage/use-run.ts'
import { useStage } from './stage/use-stage.ts'
import { TestRun } from './test-run.tsx'

interface Combination {
  readonly id: string
  readonly browser: BrowserName
  readonly size: Size
}

const combinations: readonly Combination[] = browsers.flatMap((browser) =>
  browserSizes.map((size) => ({ id: `${browser}-${sizeText(size)}`, browser, size })),
)

/** Published data of a browser that is not running. */
function published({ support }: TestMessages, browser: BrowserName): Finding {
  const { status, kind, version, what } = supportOf(browser, techniques, new Date())
  const values = {
    browser: support.names[browser],
    version,
    what: what.join(', '),
    months: recentMonths,
  }
  return { status, message: `${format(support[kind], values)} (${support.byData})` }
}

/** The shop in five browsers at six sizes: the current one is measured, the others are looked up in compatibility data. */
export function BrowsersTab({ random = Math.random }: { random?: RandomSource }) {
  const messages = useTestMessages()
  const { host, within } = useStage()
  const [mode, setMode] = useState<Mode>('real')
  const test = async (id: string): Promise<Finding> => {
    const requested = combinations.find((one) => one.id === id)
    if (!requested) throw new Error(id)
    if (mode === 'simulation') return simulate('browser', messages, random)
    const { browser, size } = requested
    if (browserOf(navigator.userAgent) !== browser) return published(messages, browser)
    const seen = await within(size, (frame) => seeScreen(frame, size, messages))
    if (seen.problem) suggest(messages, seen.problem)
    return { status: seen.status, message: `${seen.message} (${messages.support.here})` }
  }
  const state = useRun(test)
  const tests = combinations.map(({ id, browser, size }) => ({
    id,
    name: `${messages.support.names[browser]} ${sizeText(size)}`,
  }))
  const choose = (next: Mode) => {
    state.clear()
    setMode(next)
  }
  return (
    <>
      <ModeChoice mode={mode} isBusy={state.isBusy} onChoose={choose} />
      <TestRun name="navegadores" tests={tests} state={state} />
      <p className="text-soft-ink text-sm">
        {format(messages.support.source, { date: supportDay, count: techniques.length })}
      </p>
      <Stage host={host} />
    </>
  )
}
