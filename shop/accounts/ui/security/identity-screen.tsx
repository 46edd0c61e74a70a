import { type ReactNode, useId } from 'react'
import { Form, Link } from 'react-router'
import type { IdentityProblem, TypedFields } from '../../identity/recent-identity.rules.ts'
import { Field } from '../forms/field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useAccountForm } from '../forms/use-account-form.ts'
import { useAccountMessages } from '../use-messages.ts'

interface IdentityFormProps {
  readonly hasSecondFactor: boolean
  readonly problem: IdentityProblem | null
  readonly isLimited: boolean
  /** What was typed before, to be sent again. */
  readonly fields: TypedFields
  readonly here: string
}

const nothingToCheck = () => []

/**
 * The password or a code; what was typed before goes along, so that nothing is lost. The browser itself sends it: a file may
 * follow, and the page that the question stands for is made anew, whatever its action answers.
 */
export function IdentityForm({ fields, here, problem, isLimited, ...rest }: IdentityFormProps) {
  const messages = useAccountMessages()
  const { form, isSending } = useAccountForm(nothingToCheck, undefined)
  const isAboutCode = problem === 'code_wrong'
  return (
    <Form {...form} method="post" action={here} reloadDocument className="grid gap-4">
      {fields.map(([name, value], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields are as they were sent, names repeat
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <PasswordField
        name="identity_password"
        label={messages.identity.password}
        autoComplete="current-password"
        required={!rest.hasSecondFactor}
        problem={isAboutCode ? undefined : (problem ?? undefined)}
      />
      {rest.hasSecondFactor && (
        <Field
          label={messages.identity.code}
          name="identity_code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          problem={isAboutCode ? problem : undefined}
        />
      )}
      <FormAlert text={isLimited ? messages.errors.attempts.details : null} />
      <SubmitButton
        label={messages.identity.submit}
        sending={messages.identity.sending}
        isSending={isSending}
      />
    </Form>
  )
}

interface IdentityFrameProps {
  readonly back: string
  /** By default those of a form that was sent. */
  readonly text?: string
  readonly cancel?: string
  readonly children: ReactNode
}

/** The frame of the question, with the way back. */
export function IdentityFrame({ back, text, cancel, children }: IdentityFrameProps) {
  const messages = useAccountMessages().identity
  const id = useId()
  return (
    <div className="page py-10 md:py-16">
      <section
        aria-labelledby={id}
        className="mx-auto grid max-w-lg gap-4 rounded-card border border-line bg-raised p-5 md:p-8"
      >
        <h1 id={id} className="font-bold text-2xl md:text-3xl">
          {messages.title}
        </h1>
        <p className="text-soft-ink">{text ?? messages.text}</p>
        {children}
        <Link to={back} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {cancel ?? messages.cancel}
        </Link>
      </section>
    </div>
  )
}

/** Stands in place of the answer to a form until its sender proved who they are. */
export function IdentityScreen(props: IdentityFormProps) {
  return (
    <IdentityFrame back={props.here}>
      <IdentityForm {...props} />
    </IdentityFrame>
  )
}
