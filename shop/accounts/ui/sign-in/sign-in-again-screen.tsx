import { type ReactNode, useEffect, useId } from 'react'
import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { noteUnsaved } from '#design/forms/unsaved-changes.ts'
import type { TypedFields } from '../../identity/recent-identity.rules.ts'
import type { AuthErrorKind } from '../../sign-in/auth-error.rules.ts'
import { failureText } from '../../sign-in/failure-text.rules.ts'
import { Field } from '../forms/field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useAccountMessages } from '../use-messages.ts'

/** What the form holds that signs in again. */
export interface AskedToSignIn {
  readonly step: 'password' | 'code' | 'ready'
  readonly failure: AuthErrorKind | null
  /** A captcha is asked, which only the login does. */
  readonly isElsewhere: boolean
  /** Whoever says that they signed in elsewhere did not. */
  readonly isStillOut: boolean
  readonly email: string
  readonly fields: TypedFields
  readonly isSecretLost: boolean
  readonly hasFiles: boolean
}

interface SignInAgainProps extends AskedToSignIn {
  /** The page whose form was sent. */
  readonly here: string
}

function Held({ fields }: Pick<SignInAgainProps, 'fields'>) {
  return fields.map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields are as they were sent, names repeat
    <input key={at} type="hidden" name={name} value={value} />
  ))
}

function Credentials({ step, email }: Pick<SignInAgainProps, 'step' | 'email'>) {
  const { fields, login } = useAccountMessages()
  if (step === 'code')
    return (
      <Field
        label={login.code.label}
        name="sign_in_code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        required
        hint={login.code.hint}
      />
    )
  return (
    <>
      <Field
        label={fields.email}
        name="sign_in_email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        required
      />
      <PasswordField
        name="sign_in_password"
        label={fields.password}
        autoComplete="current-password"
      />
    </>
  )
}

/** Every form of this page holds the same work, and how much of it was typed is no longer known. */
const heldWork = 'held-work'

/** The browser itself sends these forms: the page is made anew for whoever is signed in then. */
function HeldForm({
  fields,
  here,
  children,
}: Pick<SignInAgainProps, 'fields' | 'here'> & { children: ReactNode }) {
  const count = Math.min(fields.length, 1)
  useEffect(() => {
    noteUnsaved(heldWork, count)
    return () => noteUnsaved(heldWork, 0)
  }, [count])
  return (
    <Form
      method="post"
      action={here}
      reloadDocument
      onSubmit={() => noteUnsaved(heldWork, 0)}
      className="grid gap-4"
    >
      <Held fields={fields} />
      {children}
    </Form>
  )
}

/** Signing in elsewhere, by a link or with a captcha, and going on here. */
function Elsewhere({ here, fields, isStillOut }: SignInAgainProps) {
  const messages = useAccountMessages().signInAgain
  return (
    <details open={isStillOut} className="border-line border-t pt-2">
      <summary className="opens min-h-11">{messages.elsewhere}</summary>
      <p className="mb-3 text-soft-ink">
        {messages.elsewhereText}{' '}
        <a href="/login" target="_blank" rel="noopener" className="underline underline-offset-4">
          {messages.elsewhereLink}
        </a>
      </p>
      <FormAlert text={isStillOut ? messages.stillOut : null} />
      <HeldForm fields={fields} here={here}>
        <Button type="submit" name="sign_in_elsewhere" value="yes">
          {messages.goOn}
        </Button>
      </HeldForm>
    </details>
  )
}

function Notes({ hasFiles, isSecretLost }: SignInAgainProps) {
  const messages = useAccountMessages().signInAgain
  return (
    <>
      {hasFiles && <p className="font-semibold">{messages.files}</p>}
      {isSecretLost && <p className="font-semibold">{messages.secrets}</p>}
    </>
  )
}

/** Stands in place of the answer to a form whose sender is signed in no more: it holds what was typed. */
export function SignInAgainScreen(props: SignInAgainProps) {
  const { step, failure, isElsewhere, fields, here } = props
  const { signInAgain: messages, login, errors } = useAccountMessages()
  const id = useId()
  const isReady = step === 'ready'
  return (
    <div className="page py-10 md:py-16">
      <section
        aria-labelledby={id}
        className="mx-auto grid max-w-lg gap-4 rounded-card border border-line bg-raised p-5 md:p-8"
      >
        <h1 id={id} className="font-bold text-2xl md:text-3xl">
          {isReady ? messages.ready : messages.title}
        </h1>
        <p className="text-soft-ink">{isReady ? messages.readyText : messages.text}</p>
        <Notes {...props} />
        {(isReady || !isElsewhere) && (
          <HeldForm fields={fields} here={here}>
            {!isReady && <Credentials {...props} />}
            <FormAlert text={failure && failureText({ failure }, errors)} />
            <Button type="submit" look="sun">
              {isReady ? messages.send : login.submit}
            </Button>
          </HeldForm>
        )}
        {!isReady && <Elsewhere {...props} isStillOut={props.isStillOut || isElsewhere} />}
        <a href={here} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {messages.cancel}
        </a>
      </section>
    </div>
  )
}
