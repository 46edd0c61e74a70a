import type { LoginReason } from '../../sign-in/login-reason.rules.ts'
import { useAccountMessages } from '../use-messages.ts'

interface LoginReasonNoteProps {
  readonly reason: LoginReason
  readonly isAdminNew: boolean
  /** Whether the link that was opened works; null when none was. */
  readonly isLinkValid: boolean | null
}

/** Why the login page was opened; nothing when the visitor opened it. */
export function LoginReasonNote({ reason, isAdminNew, isLinkValid }: LoginReasonNoteProps) {
  const messages = useAccountMessages().login
  const ofLink =
    isLinkValid === null ? null : messages.deviceLink[isLinkValid ? 'valid' : 'invalid']
  const why = reason === 'logout' ? null : messages.reasons[reason]
  const text = isAdminNew ? messages.adminCreated : (why ?? ofLink)
  if (!text) return null
  return (
    <p
      role="status"
      className={`measure rounded-field border border-line border-l-4 bg-raised p-3 ${isAdminNew ? 'border-l-good' : 'border-l-warn'}`}
    >
      {text}
    </p>
  )
}

/** A shop without an administrator says how its owner becomes it; the offer itself follows the first try. */
export function FirstAdminNote() {
  const { title, summary, steps } = useAccountMessages().login.firstAdmin.way
  return (
    <section className="measure grid gap-2 rounded-field border border-line border-l-4 border-l-warn bg-raised p-3">
      <h2 className="font-bold">{title}</h2>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {summary}
        </summary>
        <ol className="grid list-decimal gap-2 pt-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </section>
  )
}
