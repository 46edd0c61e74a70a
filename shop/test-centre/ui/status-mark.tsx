import { Circle, CircleAlert, CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import type { TestStatus } from '../results/test-result.rules.ts'
import { useTestMessages } from './use-messages.ts'

const marks = {
  running: { Icon: LoaderCircle, colour: 'text-ink' },
  success: { Icon: CircleCheck, colour: 'text-good' },
  error: { Icon: CircleX, colour: 'text-bad' },
  warning: { Icon: CircleAlert, colour: 'text-warn' },
  idle: { Icon: Circle, colour: 'text-soft-ink' },
} as const

/** An icon and a text, so that colour is not required. */
export function StatusMark({ status }: { status: TestStatus }) {
  const messages = useTestMessages().statuses
  const { Icon, colour } = marks[status]
  return (
    <span
      data-status={status}
      className={`inline-flex items-center gap-1.5 whitespace-nowrap align-middle ${colour}`}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {messages[status]}
    </span>
  )
}
