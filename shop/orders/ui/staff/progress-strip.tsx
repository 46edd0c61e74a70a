import { markOf, type Progress } from '../../lifecycle/progress.rules.ts'
import { useOrderMessages, useOrderStepMessages } from '../use-messages.ts'

const looks = {
  done: 'border-good text-ink',
  now: 'border-sun bg-sunk font-bold text-ink',
  ahead: 'border-line text-soft-ink',
  never: 'border-line border-dashed text-soft-ink',
} as const

interface ProgressStripProps {
  readonly progress: readonly Progress[]
  /** The names were found on no list; who pays is looked at with the payment. */
  readonly isClear: boolean
}

/** The steps from order to delivery in one line; what became of each, also in words. */
export function ProgressStrip({ progress, isClear }: ProgressStripProps) {
  const { steps } = useOrderMessages()
  const { progress: label, reached, namesClear } = useOrderStepMessages()
  return (
    <ol aria-label={label} className="flex flex-wrap gap-1 text-sm" data-progress="">
      {progress.map(({ step, state }) => {
        const mark = markOf(state)
        const isScreened = step === 'verified' && state === 'ahead' && isClear
        const isPlain = !isScreened && (state === 'done' || state === 'ahead')
        return (
          <li
            key={step}
            aria-current={mark === 'now' ? 'step' : undefined}
            className={`border-t-4 px-2 py-1 sm:flex-1 lg:flex-auto lg:py-0.5 ${looks[mark]}`}
          >
            {steps[step]}
            <span className={isPlain ? 'sr-only' : 'font-normal text-soft-ink'}>
              : {isScreened ? namesClear : reached[state]}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
