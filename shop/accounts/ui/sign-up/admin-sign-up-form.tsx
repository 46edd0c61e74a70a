import { useEffect, useState } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import { clockText, durationText, lockoutMs } from '../../limits/limits.rules.ts'
import { adminSignUpProblems, maxNameLength } from '../../sign-in/account-form.rules.ts'
import type { AuthErrorKind } from '../../sign-in/auth-error.rules.ts'
import type { ConnectionCheck } from '../../sign-in/connection.rules.ts'
import { afterAdminSignUp } from '../../sign-in/login-reason.rules.ts'
import { EmailField } from '../forms/email-field.tsx'
import { Field } from '../forms/field.tsx'
import { FormAlert, ProblemSummary } from '../forms/form-alert.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'
import { ConnectionBanner } from '../sign-in/connection-banner.tsx'
import { Countdown } from '../sign-in/countdown.tsx'
import { useConnection } from '../sign-in/use-connection.ts'
import { useAccountMessages } from '../use-messages.ts'

/** Counts down the seconds of a lockout; each action result restarts it. */
function useLockout(seconds: number, result: unknown): number {
  const [current, setCurrent] = useState(result)
  const [left, setLeft] = useState(seconds)
  if (current !== result) {
    setCurrent(result)
    setLeft(seconds)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each result
  useEffect(() => {
    if (seconds <= 0) return
    const tick = setInterval(() => setLeft((rest) => Math.max(0, rest - 1)), 1000)
    return () => clearInterval(tick)
  }, [result])
  return left
}

function LockoutNotice({ left }: { left: number }) {
  const messages = useAccountMessages().adminSignUp
  if (left <= 0) return null
  return (
    <p role="timer" className="figures text-soft-ink text-sm">
      {format(messages.waiting, { time: clockText(left) })}
    </p>
  )
}

/** Messages of this page only. */
type AdminSignUpTrouble = 'unexpected' | 'notMarked'

export interface AdminSignUpResult extends FormResult {
  readonly trouble?: AdminSignUpTrouble
  /** The set of permissions of a new account that has not all of them. */
  readonly set?: string
}

interface AdminSignUpFormProps {
  readonly result: AdminSignUpResult | undefined
  readonly connection: ConnectionCheck
  /** The invited address; null when any address may use the invitation. */
  readonly lockedEmail: string | null
}

const loginAfter = `/login?from=${afterAdminSignUp}`
const secondsAfterAdminSignUp = 3

interface AdminSignUpDoneProps {
  readonly created: { readonly title: string; readonly description: string }
  readonly isConfirmed: boolean
  /** Who else can confirm the address. */
  readonly help: string
}

/** Shown after the sign-up, before the redirect to the login. */
export function AdminSignUpDone({ created, isConfirmed, help }: AdminSignUpDoneProps) {
  const { adminSignUp: messages, signUp } = useAccountMessages()
  const navigate = useNavigate()
  return (
    <>
      <div role="status">
        <h2 className="font-bold text-xl">{created.title}</h2>
        <p className="mt-1 text-soft-ink">{created.description}</p>
      </div>
      {!isConfirmed && (
        <p>
          {messages.confirmSent} {help}
        </p>
      )}
      <Countdown
        text={messages.going}
        seconds={secondsAfterAdminSignUp}
        to={loginAfter}
        onEnd={() => void navigate(loginAfter, { replace: true })}
      />
      <ButtonLink look="sun" to={loginAfter} replace>
        {signUp.login}
      </ButtonLink>
    </>
  )
}

/** The prescribed text for a whole lockout, later the time that remains. */
export const limitText = (
  restsFor: number,
  limit: { description: string; wait: string },
): string =>
  restsFor > 0 && restsFor < lockoutMs / 1000
    ? format(limit.wait, { time: durationText(restsFor) })
    : limit.description

/** Messages that differ from the catalogue's. */
const ownTexts = (
  { adminSignUp }: ReturnType<typeof useAccountMessages>,
  restsFor: number,
): Partial<Record<AuthErrorKind, string>> => ({
  email_limit: limitText(restsFor, adminSignUp.limit),
  other: adminSignUp.failed,
  network: adminSignUp.noConnection,
})

/** Shown only while the invitation is valid; the server checks it again. */
export function AdminSignUpForm({ result, connection, lockedEmail }: AdminSignUpFormProps) {
  const messages = useAccountMessages()
  const state = useConnection(connection)
  const restsFor = result?.restsFor ?? 0
  const left = useLockout(restsFor, result)
  const { form, problems, error, problemOf, isSending } = useAccountForm(
    (input) =>
      adminSignUpProblems({
        email: input('email'),
        fullName: input('fullName'),
        password: input('password'),
        confirmation: input('confirmation'),
        isInvitationValid: true,
      }),
    result,
  )
  const isUnavailable = !state.check.connected
  const refusal = problemOf('invitation')
  const { failure, trouble } = result ?? {}
  const own = trouble
    ? messages.adminSignUp[trouble]
    : failure && ownTexts(messages, restsFor)[failure]
  const message = refusal ? messages.problems[refusal] : (own ?? error)
  return (
    <>
      <Form {...form} method="post" className="grid gap-4">
        <ProblemSummary problems={problems} />
        <Field
          label={messages.fields.fullName}
          hint={messages.adminSignUp.nameHint}
          name="fullName"
          autoComplete="name"
          maxLength={maxNameLength}
          problem={problemOf('fullName')}
          defaultValue={result?.values?.fullName}
        />
        <EmailField
          isLocked={lockedEmail !== null}
          problem={problemOf('email')}
          defaultValue={lockedEmail ?? result?.values?.email}
        />
        <NewPasswordFields isStaff problemOf={problemOf} />
        <FormAlert text={isUnavailable ? messages.adminSignUp.noConnection : message} />

        {trouble === 'notMarked' && <Link to="/#contacto">{messages.adminSignUp.support}</Link>}
        <SubmitButton
          label={messages.adminSignUp.submit}
          sending={messages.adminSignUp.sending}
          isSending={isSending}
          isDisabled={isUnavailable || left > 0}
        />
        <LockoutNotice left={left} />
      </Form>
      <ConnectionBanner {...state} />
    </>
  )
}
