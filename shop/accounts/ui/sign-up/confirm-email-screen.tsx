import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { format } from '#kernel/messages.ts'
import { AccountFrame } from '../account-frame.tsx'
import { EmailField } from '../forms/email-field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAccountMessages } from '../use-messages.ts'

interface ResendResult {
  readonly isSent?: boolean
  readonly error?: string | null
}

interface ResendFormProps {
  /** Null when the address is unknown: the form then has a field for it. */
  readonly email: string | null
  readonly result?: ResendResult | undefined
  readonly action?: string | undefined
}

/** Resends the confirmation e-mail. */
function ResendForm({ email, result, action }: ResendFormProps) {
  const messages = useAccountMessages().confirm
  const isSending = useNavigation().formData !== undefined
  return (
    <Form method="post" action={action} className="grid gap-4">
      {email === null ? <EmailField /> : <input type="hidden" name="email" value={email} />}
      <FormAlert text={result?.error} />
      <p role="status" className={result?.isSent ? 'text-good' : 'hidden'}>
        {result?.isSent && `${messages.resent.title}. ${messages.resent.description}`}
      </p>
      <SubmitButton label={messages.resend} sending={messages.sending} isSending={isSending} />
    </Form>
  )
}

interface ConfirmEmailScreenProps {
  readonly email: string | null
  readonly result?: ResendResult | undefined
  /** The page whose action sends the e-mail; by default the current one. */
  readonly action?: string
  /** A link for the signed-in user; other visitors get one to the home page. */
  readonly signOut?: ReactNode
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Shown to a new account until its address is confirmed. */
export function ConfirmEmailScreen({ email, result, action, signOut }: ConfirmEmailScreenProps) {
  const messages = useAccountMessages().confirm
  const text = email === null ? messages.textNoEmail : format(messages.text, { email })
  return (
    <AccountFrame title={messages.title} text={text}>
      <p className="text-soft-ink">{messages.hint}</p>
      <ResendForm email={email} result={result} action={action} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3">
        <Link to="/#contacto" className={linkClass}>
          {messages.support}
        </Link>
        {signOut ?? (
          <Link to="/" className={linkClass}>
            {messages.home}
          </Link>
        )}
      </div>
    </AccountFrame>
  )
}
