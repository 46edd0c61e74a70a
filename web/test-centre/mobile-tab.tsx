import { RotateCw } from 'lucide-react'
import { useState } from 'react'
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
import { useTestMessages } from '#shop/test-centre/ui/use-messages.ts'
import { seeScreen } from './stage/screen-check.ts'
import { simulate, suggest } from './stage/simulate.ts'
import { Stage } from './stage/stage.tsx'
import { useRun } from './stage/use-run.ts'
import { useStage } from './stage/use-stage.ts'
import { TestRun } from './test-run.tsx'

const deviceOf = (id: string) => devices.find((device) => device.id === id)

/** The shop on phones and tablets: in frames of their sizes, or simulated at random. */
export function MobileTab({ random = Math.random }: { random?: RandomSource }) {
  const messages = useTestMessages()
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
  const state = useRun(test)
  const tests = devicesIn(orientation).map((device) => ({
    id: device.id,
    name: `${device.name} ${sizeText(screenOf(device, orientation))}`,
  }))
  const rotate = () => {
    state.clear()
    setOrientation(rotated)
  }
  const choose = (next: Mode) => {
    state.clear()
    setMode(next)
  }
  const now = format(messages.orientationNow, { orientation: messages.orientations[orientation] })
  return (
    <>
      <ModeChoice mode={mode} isBusy={state.isBusy} onChoose={choose} />
      <TestRun
        name={`movil-${orientation}`}
        tests={tests}
        state={state}
        controls={
          <Button disabled={state.isBusy} onClick={rotate}>
            <RotateCw aria-hidden="true" strokeWidth={1.75} className="size-4" />
            {messages.actions.rotate}
          </Button>
        }
      >
        <p role="status">
          {now}
          {orientation === 'landscape' && ` · ${messages.landscapeOnly}`}
        </p>
      </TestRun>
      <Stage host={host} />
    </>
  )
}
