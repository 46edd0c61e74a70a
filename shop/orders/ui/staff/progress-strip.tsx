import { progressOf } from '../../lifecycle/progress.rules.ts'
import type { Order } from '../../order.rules.ts'
import { useOrderMessages, useOrderStepMessages } from '../use-messages.ts'

const looks = {
  done: 'border-good text-ink',
  now: 'border-sun bg-sunk font-bold text-ink',
  ahead: 'border-line text-soft-ink',
} as const

/** The steps from order to delivery in one line; where each is, also in words. */
export function ProgressStrip({ order }: { order: Order }) {
  const { steps } = useOrderMessages()
  const { progress, reached } = useOrderStepMessages()
  return (
    <ol aria-label={progress} className="flex flex-wrap gap-1 text-sm" data-progress="">
      {progressOf(order).map(({ step, state }) => (
        <li
          key={step}
          aria-current={state === 'now' ? 'step' : undefined}
          className={`border-t-4 px-2 py-1 sm:flex-1 ${looks[state]}`}
        >
          {steps[step]}
          <span className="sr-only">: {reached[state]}</span>
        </li>
      ))}
    </ol>
  )
}
