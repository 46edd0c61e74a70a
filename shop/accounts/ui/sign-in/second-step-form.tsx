import { Form } from 'react-router'
import { TextLink } from '#design/text-link.tsx'
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
      <TextLink to="/login">{messages.back}</TextLink>
    </>
  )
}
