import type { Output } from '#shop/electrical/output.rules.ts'
import type { VoltsFinding } from './volts.rules.ts'

interface Asked {
  readonly holds: Pick<Output, 'continuousW' | 'surgeW'> | null
  readonly volts: Pick<VoltsFinding, 'cannotRun'>
  readonly simultaneousW: number
  /** While the hardest motor starts. */
  readonly startW: number
}

/** Whether everything that was chosen runs and starts, as far as it is known. */
export function runsOn({ holds, volts, simultaneousW, startW }: Asked): boolean {
  const { continuousW, surgeW } = holds ?? {}
  return (
    volts.cannotRun.length === 0 &&
    simultaneousW <= (continuousW ?? Number.POSITIVE_INFINITY) &&
    startW <= (surgeW ?? Number.POSITIVE_INFINITY)
  )
}
