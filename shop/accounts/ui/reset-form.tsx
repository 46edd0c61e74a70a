import { Form, useNavigate } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { resetPasswordProblems } from '../account-form.rules.ts'
import { Countdown } from './countdown.tsx'
import { FormAlert, ProblemSummary } from './form-alert.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type FormAnswer, useAccountForm } from './use-account-form.ts'
import { useAccountWords } from './use-account-words.ts'

export const secondsAfterReset = 3

/** Instead of the form, when the link that led here opens nothing. */
export function ResetLinkInvalid() {
  const words = useAccountWords().reset
  return (
    <>
      <ButtonLink look="sun" to="/olvido-contrasena">
        {words.again}
      </ButtonLink>
      <ButtonLink to="/login">{words.login}</ButtonLink>
    </>
  )
}

/** After the change: the sessions are closed, and the login is next. */
export function ResetDone() {
  const words = useAccountWords().reset
  const navigate = useNavigate()
  return (
    <>
      <div role="status">
        <h2 className="font-bold text-xl">{words.done.title}</h2>
        <p className="mt-1 text-soft-ink">{words.done.description}</p>
      </div>
      <Countdown
        text={words.going}
        seconds={secondsAfterReset}
        to="/login"
        onEnd={() => void navigate('/login', { replace: true })}
      />
      <ButtonLink look="sun" to="/login" replace>
        {words.login}
      </ButtonLink>
    </>
  )
}

export function ResetForm({ answer }: { answer: FormAnswer | undefined }) {
  const words = useAccountWords()
  const { form, problems, error, problemOf, isSending } = useAccountForm(
    (typed) =>
      resetPasswordProblems({ password: typed('password'), confirmation: typed('confirmation') }),
    answer,
  )
  return (
    <Form {...form} method="post" className="grid gap-4">
      <ProblemSummary problems={problems} />
      <NewPasswordFields label={words.fields.newPassword} problemOf={problemOf} />
      <FormAlert text={error} />
      <SubmitButton
        label={words.reset.submit}
        sending={words.reset.sending}
        isSending={isSending}
      />
    </Form>
  )
}
