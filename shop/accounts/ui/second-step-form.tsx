import { Form, Link } from 'react-router'
import { Field } from './field.tsx'
import { FormAlert } from './form-alert.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type FormAnswer, useAccountForm } from './use-account-form.ts'
import { useAccountWords } from './use-account-words.ts'

const nothingToCheck = () => []

/** The code of the authenticator, or one of the recovery codes. */
export function SecondStepForm({ answer }: { answer: FormAnswer | undefined }) {
  const words = useAccountWords().login.code
  const { form, error, isSending } = useAccountForm(nothingToCheck, answer)
  return (
    <>
      <Form {...form} method="post" className="grid gap-4">
        <Field
          label={words.label}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          required
          hint={words.hint}
        />
        <FormAlert text={error} />
        <SubmitButton label={words.submit} sending={words.sending} isSending={isSending} />
      </Form>
      <Link to="/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {words.back}
      </Link>
    </>
  )
}
