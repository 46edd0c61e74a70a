import { Form, useNavigation } from 'react-router'
import { EmailField } from './email-field.tsx'
import { FormAlert } from './form-alert.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountWords } from './use-account-words.ts'

interface ResendFormProps {
  /** Null when nobody knows where the letter went: then it is asked. */
  readonly email: string | null
  readonly error?: string | null
  /** The page whose action sends the letter; the open one where it is left out. */
  readonly action?: string
}

/** Asks for the confirmation's letter once more. */
export function ResendForm({ email, error, action }: ResendFormProps) {
  const words = useAccountWords().confirm
  return (
    <Form method="post" action={action} className="grid gap-4">
      {email === null ? <EmailField /> : <input type="hidden" name="email" value={email} />}
      <FormAlert text={error} />
      <SubmitButton
        label={words.resend}
        sending={words.sending}
        isSending={useNavigation().formData !== undefined}
      />
    </Form>
  )
}
