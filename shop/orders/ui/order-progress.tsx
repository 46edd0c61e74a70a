import { useLocale } from '#design/messages-context.tsx'
import { formatDate } from '#kernel/time.ts'
import type { Progress } from '../lifecycle/progress.rules.ts'
import type { StepDates } from '../steps/step-dates.rules.ts'
import { useOrderMessages } from './use-messages.ts'

const marks = { done: '✓', now: '●', ahead: '○' } as const
const looks = {
  done: 'border-good bg-good text-paper',
  now: 'border-sun bg-sun text-on-sun',
  ahead: 'border-line bg-paper text-soft-ink',
} as const

interface OrderProgressProps {
  readonly progress: readonly Progress[]
  readonly dates: StepDates
}

/** The steps from order to delivery; with the day of each; each mark has a text as well. */
export function OrderProgress({ progress, dates }: OrderProgressProps) {
  const messages = useOrderMessages()
  const locale = useLocale()
  const dateOf = (step: Progress['step']) => {
    const date = dates[step]
    return date ? formatDate(date, locale) : null
  }
  return (
    <ol className="grid gap-0" data-progress="">
      {progress.map(({ step, state }) => (
        <li
          key={step}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex items-center gap-3 py-2 before:absolute before:top-0 before:left-[0.8125rem] before:h-full before:w-0.5 before:bg-line first:before:top-1/2 last:before:h-1/2"
        >
          <span
            aria-hidden="true"
            className={`relative grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm ${looks[state]}`}
          >
            {marks[state]}
          </span>
          <span className={state === 'ahead' ? 'text-soft-ink' : 'font-semibold'}>
            {messages.steps[step]}
            <span className={state === 'now' ? 'font-normal text-soft-ink' : 'sr-only'}>
              : {messages.stepStates[state]}
            </span>
            {state === 'done' && (
              <span className="block font-normal text-soft-ink text-sm">{dateOf(step)}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
