import { useEffect, useRef } from 'react'
import { Form, Link, useNavigate, useNavigation, useSubmit } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { Countdown } from './countdown.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useAccountWords } from './use-account-words.ts'

export const secondsAfterConfirmation = 5

interface ConfirmationAskedProps {
  readonly token: string
  readonly kind: string
  /** After a failure nothing is sent again by itself. */
  readonly hasFailed: boolean
}

/** Sends the link's secret on by itself; without scripts it takes a press. */
export function ConfirmationAsked({ token, kind, hasFailed }: ConfirmationAskedProps) {
  const words = useAccountWords().confirmed
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
        label={words.confirm}
        sending={words.confirming}
        isSending={useNavigation().formData !== undefined}
      />
    </Form>
  )
}

export function ConfirmationInvalid() {
  const words = useAccountWords().confirmed
  return (
    <>
      <ButtonLink look="sun" to="/email-confirmation-pending">
        {words.again}
      </ButtonLink>
      <ButtonLink to="/login">{words.login}</ButtonLink>
      <Link to="/" className="inline-flex min-h-11 items-center underline underline-offset-4">
        {words.home}
      </Link>
    </>
  )
}

/** Whoever is signed in is taken home; whoever is not may sign in. */
export function ConfirmationDone({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useAccountWords().confirmed
  const navigate = useNavigate()
  if (isSignedIn)
    return (
      <>
        <Countdown
          text={words.going}
          seconds={secondsAfterConfirmation}
          to="/"
          onEnd={() => void navigate('/', { replace: true })}
        />
        <ButtonLink look="sun" to="/" replace>
          {words.home}
        </ButtonLink>
      </>
    )
  return (
    <>
      <ButtonLink look="sun" to="/login">
        {words.login}
      </ButtonLink>
      <ButtonLink to="/">{words.home}</ButtonLink>
    </>
  )
}
