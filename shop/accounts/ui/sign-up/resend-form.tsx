import { Form, useNavigation } from 'react-router'
import { EmailField } from '../forms/email-field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAccountMessages } from '../use-messages.ts'

export interface ResendResult {
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
export function ResendForm({ email, result, action }: ResendFormProps) {
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
