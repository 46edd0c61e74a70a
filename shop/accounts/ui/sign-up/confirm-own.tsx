import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { type Problem, resetPasswordProblems } from '../../sign-in/account-form.rules.ts'
import { Field } from '../forms/field.tsx'
import { FormAlert, ProblemSummary } from '../forms/form-alert.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'
import { useAccountMessages } from '../use-messages.ts'

/** What a link asks for where it was not requested in this browser. */
export type ConfirmationAsks = 'nothing' | 'password' | 'code' | 'code_and_password'

interface ConfirmFormProps {
  readonly token: string
  readonly kind: string
  readonly result: FormResult | undefined
}

function LinkFields({ token, kind }: Pick<ConfirmFormProps, 'token' | 'kind'>) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="kind" value={kind} />
    </>
  )
}

interface OneFormProps extends ConfirmFormProps {
  readonly choice: 'known' | 'new'
  readonly submit: string
  readonly check: (input: (field: 'password' | 'confirmation') => string) => readonly Problem[]
  readonly children: (form: ReturnType<typeof useAccountForm>) => ReactNode
}

function OneForm({ choice, submit, check, children, result, ...link }: OneFormProps) {
  const messages = useAccountMessages().confirmed
  const state = useAccountForm(check, result)
  return (
    <Form {...state.form} method="post" className="grid gap-4">
      <ProblemSummary problems={state.problems} />
      <LinkFields {...link} />
      <input type="hidden" name="choice" value={choice} />
      {children(state)}
      <FormAlert text={state.error} />
      <SubmitButton label={submit} sending={messages.confirming} isSending={state.isSending} />
    </Form>
  )
}

const nothingToCheck = () => []
const checkNew: OneFormProps['check'] = (input) =>
  resetPasswordProblems({ password: input('password'), confirmation: input('confirmation') })

/** The password of the sign-up or a new one: the link alone does not make a stranger's account one's own. */
export function ConfirmOwnSignUp({ result, ...link }: ConfirmFormProps) {
  const messages = useAccountMessages()
  const { own, confirm } = messages.confirmed
  const isAboutNew = result?.problems?.some(({ field }) => field !== 'current') ?? false
  return (
    <>
      <OneForm
        {...link}
        choice="known"
        submit={confirm}
        check={nothingToCheck}
        result={isAboutNew ? undefined : result}
      >
        {({ problemOf }) => (
          <PasswordField
            name="current"
            label={own.password}
            autoComplete="current-password"
            problem={problemOf('current')}
          />
        )}
      </OneForm>
      <details open={isAboutNew} className="border-line border-t pt-3">
        <summary className="flex min-h-11 cursor-pointer items-center underline underline-offset-4">
          {own.other}
        </summary>
        <p className="my-3 text-soft-ink">{own.otherText}</p>
        <OneForm
          {...link}
          choice="new"
          submit={own.submitOther}
          check={checkNew}
          result={isAboutNew ? result : undefined}
        >
          {({ problemOf }) => (
            <NewPasswordFields label={messages.fields.newPassword} problemOf={problemOf} />
          )}
        </OneForm>
      </details>
    </>
  )
}

/** The link of the first administrator needs the set-up code; elsewhere a password as well. */
export function ConfirmFirstAdmin({
  hasPassword,
  ...link
}: ConfirmFormProps & { readonly hasPassword: boolean }) {
  const messages = useAccountMessages()
  return (
    <OneForm
      {...link}
      choice="new"
      submit={messages.confirmed.admin.submit}
      check={hasPassword ? checkNew : nothingToCheck}
    >
      {({ problemOf }) => (
        <>
          <Field
            label={messages.login.firstAdmin.code}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            required
            problem={problemOf('code')}
          />
          {hasPassword && <NewPasswordFields isStaff problemOf={problemOf} />}
        </>
      )}
    </OneForm>
  )
}
