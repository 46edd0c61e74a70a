import { type ReactNode, useId } from 'react'
import { Form, Link } from 'react-router'
import { inOneLine, signInProblems } from '../account-form.rules.ts'
import type { ConnectionCheck } from '../connection.rules.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { EmailField } from './email-field.tsx'
import { FirstAdministrator } from './first-administrator.tsx'
import { FormAlert } from './form-alert.tsx'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { type FormAnswer, useAccountForm } from './use-account-form.ts'
import { useConnection } from './use-connection.ts'
import { useAccountMessages } from './use-messages.ts'

export interface SignInAnswer extends FormAnswer {
  /** The server found that the first administrator may be made of what was typed. */
  readonly offersFirstAdmin?: boolean
  /** The set-up code was typed and is not the one. */
  readonly hasWrongCode?: boolean
}

interface SignInFormProps {
  readonly answer: SignInAnswer | undefined
  readonly connection: ConnectionCheck
  /** Asks whether one is a person, where that is configured. */
  readonly captcha?: ReactNode
}

const linkClass = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** What is wrong is said in one line, as one thing: which of the two was wrong is nobody's business. */
export function SignInForm({ answer, connection, captcha }: SignInFormProps) {
  const messages = useAccountMessages()
  const id = useId()
  const state = useConnection(connection)
  const { form, problems, error, problemOf, isSending } = useAccountForm(
    (typed) => signInProblems({ email: typed('email'), password: typed('password') }),
    answer,
  )
  const line = problems.length > 0 ? inOneLine(problems, messages.problems) : error
  const said = { saidBy: id }
  return (
    <>
      <Form {...form} method="post" className="grid gap-4">
        <EmailField
          {...said}
          autoComplete="username"
          problem={problemOf('email')}
          defaultValue={answer?.values?.email}
        />
        <PasswordField
          {...said}
          label={messages.fields.password}
          autoComplete="current-password"
          problem={problemOf('password')}
        />
        <p className="-mt-2 text-right text-sm">
          <Link to="/olvido-contrasena" className={linkClass}>
            {messages.login.forgot}
          </Link>
        </p>
        <FormAlert id={id} text={line} />
        {captcha}
        <SubmitButton
          label={messages.login.submit}
          sending={messages.login.sending}
          isSending={isSending}
          isDisabled={!state.check.connected}
        />
        {answer?.offersFirstAdmin && (
          <FirstAdministrator isDisabled={isSending} hasWrongCode={answer.hasWrongCode ?? false} />
        )}
      </Form>
      <ConnectionBanner {...state} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3">
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
