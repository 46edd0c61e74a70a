import { useLocale } from '#design/messages-context.tsx'
import { formatDate } from '#kernel/time.ts'
import { markOf, type Progress, type StepDates } from '../lifecycle/progress.rules.ts'
import { useOrderMessages } from './use-messages.ts'

const marks = { done: '✓', now: '●', ahead: '○', never: '–' } as const
const looks = {
  done: 'border-good bg-good text-paper',
  now: 'border-sun bg-sun text-on-sun',
  ahead: 'border-line bg-paper text-soft-ink',
  never: 'border-line bg-paper text-soft-ink',
} as const

interface OrderProgressProps {
  readonly progress: readonly Progress[]
  readonly dates: StepDates
}

/** One step: its mark, its name, what became of it in words, and the day. */
function StepItem({ step, state, date }: Progress & { readonly date: string | null }) {
  const messages = useOrderMessages()
  const mark = markOf(state)
  const isPlain = state === 'done' || state === 'ahead'
  return (
    <li
      aria-current={mark === 'now' ? 'step' : undefined}
      className="relative flex items-center gap-3 py-2 before:absolute before:top-0 before:left-[0.8125rem] before:h-full before:w-0.5 before:bg-line first:before:top-1/2 last:before:h-1/2"
    >
      <span
        aria-hidden="true"
        className={`relative grid size-7 shrink-0 place-items-center rounded-full border-2 text-sm ${looks[mark]}`}
      >
        {marks[mark]}
      </span>
      <span className={mark === 'done' || mark === 'now' ? 'font-semibold' : 'text-soft-ink'}>
        {messages.steps[step]}
        <span className={isPlain ? 'sr-only' : 'font-normal text-soft-ink'}>
          : {messages.stepStates[state]}
        </span>
        {date && (mark === 'done' || (mark === 'now' && state !== 'next')) && (
          <span className="block font-normal text-soft-ink text-sm">{date}</span>
        )}
      </span>
    </li>
  )
}

/** The steps from order to delivery, with the day of each. */
export function OrderProgress({ progress, dates }: OrderProgressProps) {
  const locale = useLocale()
  const dateOf = (step: Progress['step']) => {
    const date = dates[step]
    return date ? formatDate(date, locale) : null
  }
  return (
    <ol className="grid gap-0" data-progress="">
      {progress.map(({ step, state }) => (
        <StepItem key={step} step={step} state={state} date={dateOf(step)} />
      ))}
    </ol>
  )
}
