import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { TextLink } from '#design/text-link.tsx'
import { forgotPasswordProblems } from '../../sign-in/account-form.rules.ts'
import { EmailField } from '../forms/email-field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'
import { useAccountMessages } from '../use-messages.ts'

export interface ForgotResult extends FormResult {
  readonly isSent?: boolean
}

/** The same text for every address, known or not. */
function Sent() {
  const messages = useAccountMessages().forgot
  return (
    <div role="status" className="flex items-start gap-3">
      <MailCheck aria-hidden="true" strokeWidth={1.75} className="mt-1 size-6 shrink-0 text-good" />
      <div>
        <h2 className="font-bold text-xl">{messages.sentTitle}</h2>
        <p className="mt-1 text-soft-ink">{messages.sent}</p>
      </div>
    </div>
  )
}

interface ForgotFormProps {
  readonly result: ForgotResult | undefined
  /** The captcha, where one is configured. */
  readonly captcha?: ReactNode
}

export function ForgotForm({ result, captcha }: ForgotFormProps) {
  const messages = useAccountMessages().forgot
  const { form, error, problemOf, isSending } = useAccountForm(
    (input) => forgotPasswordProblems({ email: input('email') }),
    result,
  )
  return (
    <>
      {result?.isSent ? (
        <Sent />
      ) : (
        <Form {...form} method="post" className="grid gap-4">
          <EmailField problem={problemOf('email')} defaultValue={result?.values?.email} />
          <FormAlert text={error} />
          {captcha}
          <SubmitButton label={messages.submit} sending={messages.sending} isSending={isSending} />
        </Form>
      )}
      <p>
        <TextLink to="/login">{messages.back}</TextLink>
      </p>
    </>
  )
}
