import { ButtonLink } from '#design/button.tsx'
import { Spinner } from '#design/spinner.tsx'
import type { InvitationStatus as Status } from '../../sign-up/invitation-status.rules.ts'
import { useAccountMessages } from '../use-messages.ts'

const failed: readonly Status[] = ['error_fetching', 'error_exception']

interface InvitationStatusProps {
  readonly status: Status
  /** The current page, for a reload. */
  readonly here: string
}

export function InvitationStatus({ status, here }: InvitationStatusProps) {
  const messages = useAccountMessages()
  const { title, text } = messages.invitation[status]
  if (status === 'checking') return <Spinner label={text} />
  const edge = status === 'valid' ? 'border-l-good' : 'border-l-bad'
  return (
    <div
      role="status"
      data-status={status}
      className={`grid gap-3 rounded-field border border-line border-l-4 bg-paper p-4 ${edge}`}
    >
      <div>
        <h2 className="font-bold text-lg">{title}</h2>
        <p className="mt-1 text-soft-ink text-sm">{text}</p>
      </div>
      {failed.includes(status) && (
        <ButtonLink to={here} reloadDocument>
          {messages.invitation.retry}
        </ButtonLink>
      )}
      {status === 'used' && <ButtonLink to="/login">{messages.signUp.login}</ButtonLink>}
    </div>
  )
}
