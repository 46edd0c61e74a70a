import { Form, Link, useNavigate } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { type ResetAccess, resetPasswordProblems } from '../../sign-in/account-form.rules.ts'
import { FormAlert, ProblemSummary } from '../forms/form-alert.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'
import { Countdown } from '../sign-in/countdown.tsx'
import { useAccountMessages } from '../use-messages.ts'

export const secondsAfterReset = 3

/** Replaces the form when the link is invalid. */
export function ResetLinkInvalid() {
  const messages = useAccountMessages().reset
  return (
    <>
      <ButtonLink look="sun" to="/olvido-contrasena">
        {messages.again}
      </ButtonLink>
      <ButtonLink to="/login">{messages.login}</ButtonLink>
    </>
  )
}

/** After the change: sessions are ended, the next step is the login. */
export function ResetDone() {
  const messages = useAccountMessages().reset
  const navigate = useNavigate()
  return (
    <>
      <div role="status">
        <h2 className="font-bold text-xl">{messages.done.title}</h2>
        <p className="mt-1 text-soft-ink">{messages.done.description}</p>
      </div>
      <Countdown
        text={messages.going}
        seconds={secondsAfterReset}
        to="/login"
        onEnd={() => void navigate('/login', { replace: true })}
      />
      <ButtonLink look="sun" to="/login" replace>
        {messages.login}
      </ButtonLink>
    </>
  )
}

interface ResetFormProps {
  readonly result: FormResult | undefined
  readonly access: ResetAccess
}

export function ResetForm({ result, access }: ResetFormProps) {
  const messages = useAccountMessages()
  const { form, problems, error, problemOf, isSending } = useAccountForm(
    (input) =>
      resetPasswordProblems(
        {
          password: input('password'),
          confirmation: input('confirmation'),
          current: input('current'),
        },
        access,
      ),
    result,
  )
  return (
    <Form {...form} method="post" className="grid gap-4">
      <ProblemSummary problems={problems} />
      {access === 'session' && (
        <PasswordField
          name="current"
          label={messages.reset.current}
          autoComplete="current-password"
          problem={problemOf('current')}
          hint={
            <Link to="/olvido-contrasena" className="underline underline-offset-4">
              {messages.reset.forgotten}
            </Link>
          }
        />
      )}
      <NewPasswordFields label={messages.fields.newPassword} problemOf={problemOf} />
      <FormAlert text={error} />
      <SubmitButton
        label={messages.reset.submit}
        sending={messages.reset.sending}
        isSending={isSending}
      />
    </Form>
  )
}
