import { CircleAlert } from 'lucide-react'
import { inOneLine, type Problem } from '../../sign-in/account-form.rules.ts'
import { useAccountMessages } from '../use-messages.ts'

interface FormAlertProps {
  readonly id?: string
  readonly text: string | null | undefined
}

/** The form's error summary; always rendered, so that screen readers announce a change. */
export function FormAlert({ id, text }: FormAlertProps) {
  return (
    <div id={id} role="alert" className="not-has-[p]:-mt-4">
      {text && (
        <p className="flex items-start gap-2 rounded-field border border-bad border-l-4 bg-paper p-3 text-bad">
          <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-5 shrink-0" />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}

interface ProblemSummaryProps {
  readonly problems: readonly Problem[]
  /** Joins them; a login says its own. */
  readonly line?: typeof inOneLine
}

/** Announces the problems shown beside the fields. */
export function ProblemSummary({ problems, line = inOneLine }: ProblemSummaryProps) {
  const messages = useAccountMessages()
  return (
    <p role="alert" className="sr-only">
      {problems.length > 0 && `${messages.fields.checkBelow} ${line(problems, messages.problems)}`}
    </p>
  )
}
