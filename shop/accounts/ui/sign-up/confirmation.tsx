import { useEffect, useRef } from 'react'
import { Form, useNavigate, useNavigation, useSubmit } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { Countdown } from '../sign-in/countdown.tsx'
import { useAccountMessages } from '../use-messages.ts'

export const secondsAfterConfirmation = 5

interface ConfirmationAskedProps {
  readonly token: string
  readonly kind: string
  /** After a failure nothing is submitted automatically. */
  readonly hasFailed: boolean
}

/** Submits the link's secret automatically; without scripts by a button. */
export function ConfirmationAsked({ token, kind, hasFailed }: ConfirmationAskedProps) {
  const messages = useAccountMessages().confirmed
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const wasSent = useRef(hasFailed)
  useEffect(() => {
    if (wasSent.current || !form.current) return
    wasSent.current = true
    void submit(form.current, { replace: true })
  }, [submit])
  return (
    <Form ref={form} method="post" replace className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="kind" value={kind} />
      <SubmitButton
        label={messages.confirm}
        sending={messages.confirming}
        isSending={useNavigation().formData !== undefined}
      />
    </Form>
  )
}

/** A new e-mail's link is requested where the e-mail is changed. */
export function ConfirmationInvalid({ isNewEmail }: { isNewEmail: boolean }) {
  const messages = useAccountMessages().confirmed
  return (
    <>
      <ButtonLink
        look="sun"
        to={isNewEmail ? '/cuenta/seguridad#correo' : '/email-confirmation-pending'}
      >
        {isNewEmail ? messages.toSecurity : messages.again}
      </ButtonLink>
      <ButtonLink to="/login">{messages.login}</ButtonLink>
      <TextLink to="/">{messages.home}</TextLink>
    </>
  )
}

/** A signed-in user gets a link to the account, any other visitor one to the login. */
export function ConfirmationDone({ isSignedIn }: { isSignedIn: boolean }) {
  const messages = useAccountMessages().confirmed
  const navigate = useNavigate()
  if (isSignedIn)
    return (
      <>
        <Countdown
          text={messages.going}
          seconds={secondsAfterConfirmation}
          to="/"
          onEnd={() => void navigate('/', { replace: true })}
        />
        <ButtonLink look="sun" to="/" replace>
          {messages.home}
        </ButtonLink>
      </>
    )
  return (
    <>
      <ButtonLink look="sun" to="/login">
        {messages.login}
      </ButtonLink>
      <ButtonLink to="/">{messages.home}</ButtonLink>
    </>
  )
}
