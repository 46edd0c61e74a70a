import { RotateCw } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import {
  devices,
  devicesIn,
  type Orientation,
  rotated,
  screenOf,
  sizeText,
} from '#shop/test-centre/browser/screens.rules.ts'
import type { RandomSource } from '#shop/test-centre/browser/simulation.rules.ts'
import type { Finding } from '#shop/test-centre/results/test-result.rules.ts'
import { type Mode, ModeChoice } from '#shop/test-centre/ui/mode-choice.tsx'
import { ResultsTable } from '#shop/test-centre/ui/results-table.tsx'
import { RunBar } from '#shop/test-centre/ui/run-bar.tsx'
import { Summary } from '#shop/test-centre/ui/summary.tsx'
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { useHydrated } from '#web/shell/document/use-hydrated.ts'
import { seeScreen } from './stage/screen-check.ts'
import { simulate, suggest } from './stage/simulate.ts'
import { Stage } from './stage/stage.tsx'
import { useRun } from './stage/use-run.ts'
import { useStage } from './stage/use-stage.ts'

const deviceOf = (id: string) => devices.find((device) => device.id === id)

/** The shop on phones and tablets: in frames of their sizes, or simulated at random. */
export function MobileTab({ random = Math.random }: { random?: RandomSource }) {
  const messages = useTestMessages()
  const isHydrated = useHydrated()
  const { host, within } = useStage()
  const [orientation, setOrientation] = useState<Orientation>('portrait')
  const [mode, setMode] = useState<Mode>('real')
  const test = async (id: string): Promise<Finding> => {
    const device = deviceOf(id)
    if (!device) throw new Error(id)
    if (mode === 'simulation') return simulate('mobile', messages, random)
    const size = screenOf(device, orientation)
    const seen = await within(size, (frame) => seeScreen(frame, size, messages))
    if (seen.problem) suggest(messages, seen.problem)
    return seen
  }
  const { results, isBusy, run, stop, clear } = useRun(test)
  const shown = devicesIn(orientation)
  const tests = shown.map((device) => ({
    id: device.id,
    name: `${device.name} ${sizeText(screenOf(device, orientation))}`,
  }))
  const runAll = (event: FormEvent) => {
    event.preventDefault()
    run(shown.map(({ id }) => id))
  }
  const rotate = () => {
    clear()
    setOrientation(rotated)
  }
  const choose = (next: Mode) => {
    clear()
    setMode(next)
  }
  const now = format(messages.orientationNow, { orientation: messages.orientations[orientation] })
  return (
    <>
      <ModeChoice mode={mode} isBusy={isBusy} onChoose={choose} />
      <form onSubmit={runAll}>
        <RunBar
          name={`movil-${orientation}`}
          results={results}
          nameOf={(id) => tests.find((one) => one.id === id)?.name ?? id}
          isBusy={isBusy}
          onStop={stop}
          onClear={clear}
        >
          <Button disabled={isBusy} onClick={rotate}>
            <RotateCw aria-hidden="true" strokeWidth={1.75} className="size-4" />
            {messages.actions.rotate}
          </Button>
        </RunBar>
      </form>
      <p role="status">
        {now}
        {orientation === 'landscape' && ` · ${messages.landscapeOnly}`}
      </p>
      <Summary results={results} count={tests.length} />
      <ResultsTable
        tests={tests}
        results={results}
        onRun={isHydrated ? (id) => run([id]) : undefined}
        isBusy={isBusy}
      />
      <Stage host={host} />
    </>
  )
}
