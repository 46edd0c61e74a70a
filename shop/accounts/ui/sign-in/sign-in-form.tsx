import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { signInLine, signInProblems } from '../../sign-in/account-form.rules.ts'
import type { ConnectionCheck } from '../../sign-in/connection.rules.ts'
import { EmailField } from '../forms/email-field.tsx'
import { Field } from '../forms/field.tsx'
import { FormAlert, ProblemSummary } from '../forms/form-alert.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'
import { useAccountMessages } from '../use-messages.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { useConnection } from './use-connection.ts'

interface FirstAdministratorProps {
  readonly isDisabled: boolean
  readonly hasWrongCode: boolean
}

/** Within the login form: creates the first administrator from its credentials. */
function FirstAdministrator({ isDisabled, hasWrongCode }: FirstAdministratorProps) {
  const messages = useAccountMessages().login.firstAdmin
  return (
    <section className="grid gap-3 rounded-field border border-line bg-sunk p-4">
      <h2 className="font-bold text-lg">{messages.title}</h2>
      <p className="text-soft-ink text-sm">{messages.text}</p>
      <Field
        label={messages.code}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        hint={messages.codeHint}
      />
      <FormAlert text={hasWrongCode ? messages.wrongCode : null} />
      <Button type="submit" name="intent" value="first_admin" disabled={isDisabled}>
        {messages.submit}
      </Button>
    </section>
  )
}

interface SignInResult extends FormResult {
  /** These credentials may create the first administrator. */
  readonly offersFirstAdmin?: boolean
  /** The set-up code is invalid. */
  readonly hasWrongCode?: boolean
}

interface SignInFormProps {
  readonly result: SignInResult | undefined
  readonly connection: ConnectionCheck
  /** The captcha, where one is configured. */
  readonly captcha?: ReactNode
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** Credentials that open nothing get one message, which does not reveal which of the two fields was wrong. */
export function SignInForm({ result, connection, captcha }: SignInFormProps) {
  const messages = useAccountMessages()
  const state = useConnection(connection)
  const { form, problems, error, problemOf, isSending } = useAccountForm(
    (input) => signInProblems({ email: input('email'), password: input('password') }),
    result,
  )
  return (
    <>
      <Form {...form} method="post" className="grid gap-4">
        <EmailField
          autoComplete="username"
          problem={problemOf('email')}
          defaultValue={result?.values?.email}
        />
        <PasswordField
          label={messages.fields.password}
          autoComplete="current-password"
          problem={problemOf('password')}
        />
        <p className="-mt-2 text-right text-sm">
          <Link to="/olvido-contrasena" className={linkClass}>
            {messages.login.forgot}
          </Link>
        </p>
        <ProblemSummary problems={problems} line={signInLine} />
        <FormAlert text={problems.length > 0 ? null : error} />
        {captcha}
        <SubmitButton
          label={messages.login.submit}
          sending={messages.login.sending}
          isSending={isSending}
          isDisabled={!state.check.connected}
        />
        {result?.offersFirstAdmin && (
          <FirstAdministrator isDisabled={isSending} hasWrongCode={result.hasWrongCode ?? false} />
        )}
      </Form>
      <ConnectionBanner {...state} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3">
        <Link to="/pedido/buscar" className={linkClass}>
          {messages.login.findOrder}
        </Link>
        <p>
          {messages.login.noAccount}{' '}
          <Link to="/signup" className={`${linkClass} font-semibold`}>
            {messages.login.signUp}
          </Link>
        </p>
        <Link to="/" className={linkClass}>
          {messages.login.home}
        </Link>
      </div>
    </>
  )
}
