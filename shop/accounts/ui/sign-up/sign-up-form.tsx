import { Fragment, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { TextLink } from '#design/text-link.tsx'
import { maxNameLength, signUpProblems } from '../../sign-in/account-form.rules.ts'
import { EmailField } from '../forms/email-field.tsx'
import { Field } from '../forms/field.tsx'
import { FormAlert, ProblemSummary } from '../forms/form-alert.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { type FormResult, useAccountForm } from '../forms/use-account-form.ts'
import { useAccountMessages } from '../use-messages.ts'

/** Replaces the `{names}` of a message by links. */
function WordLinks({ text, links }: { text: string; links: Record<string, ReactNode> }) {
  const parts = text.split(/\{(\w+)\}/).map((part, at) => ({
    key: `${at}`,
    shown: at % 2 === 0 ? part : links[part],
  }))
  return parts.map(({ key, shown }) => <Fragment key={key}>{shown}</Fragment>)
}

function Agreement() {
  const messages = useAccountMessages().signUp
  const links = {
    terms: (
      <Link to="/terminos-y-condiciones" className="underline">
        {messages.terms}
      </Link>
    ),
    privacy: (
      <Link to="/politica-de-privacidad" className="underline">
        {messages.privacy}
      </Link>
    ),
  }
  return (
    <p className="text-soft-ink text-sm">
      <WordLinks text={messages.agree} links={links} />
    </p>
  )
}

interface SignUpFormProps {
  readonly result: FormResult | undefined
  /** The captcha, where one is configured. */
  readonly captcha?: ReactNode
}

export function SignUpForm({ result, captcha }: SignUpFormProps) {
  const messages = useAccountMessages()
  const { form, problems, error, problemOf, isSending } = useAccountForm(
    (input) =>
      signUpProblems({
        fullName: input('fullName'),
        email: input('email'),
        password: input('password'),
        confirmation: input('confirmation'),
      }),
    result,
  )
  return (
    <>
      <Form {...form} method="post" className="grid gap-4">
        <ProblemSummary problems={problems} />
        <Field
          label={messages.fields.fullName}
          name="fullName"
          autoComplete="name"
          maxLength={maxNameLength}
          required
          problem={problemOf('fullName')}
          defaultValue={result?.values?.fullName}
        />
        <EmailField problem={problemOf('email')} defaultValue={result?.values?.email} />
        <NewPasswordFields problemOf={problemOf} />
        <Agreement />
        <FormAlert text={error} />
        {captcha}
        <SubmitButton
          label={messages.signUp.submit}
          sending={messages.signUp.sending}
          isSending={isSending}
        />
      </Form>
      <p className="border-line border-t pt-3">
        {messages.signUp.hasAccount}{' '}
        <TextLink to="/login" className="font-semibold">
          {messages.signUp.login}
        </TextLink>
      </p>
    </>
  )
}
