import { Form, Link } from 'react-router'
import { Field } from '../forms/field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'
import { useAccountMessages } from '../use-messages.ts'

const nothingToCheck = () => []

/** An authenticator code or a recovery code. */
export function SecondStepForm({ result }: { result: FormResult | undefined }) {
  const messages = useAccountMessages().login.code
  const { form, error, isSending } = useAccountForm(nothingToCheck, result)
  return (
    <>
      <Form {...form} method="post" className="grid gap-4">
        <Field
          label={messages.label}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          required
          hint={messages.hint}
        />
        <FormAlert text={error} />
        <SubmitButton label={messages.submit} sending={messages.sending} isSending={isSending} />
      </Form>
      <Link to="/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {messages.back}
      </Link>
    </>
  )
}
