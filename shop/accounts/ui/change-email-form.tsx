import { format } from '#kernel/messages.ts'
import { longestEmail } from '../email.rules.ts'
import { changeEmailProblems } from '../security-form.rules.ts'
import { Field } from './field.tsx'
import { FormAlert, ProblemSummary } from './form-alert.tsx'
import { PasswordField } from './password-field.tsx'
import { SaveButton, SecurityForm, SecuritySection } from './security-section.tsx'
import { useAccountAreaMessages } from './use-messages.ts'
import { type SecurityAnswer, useSecurityForm } from './use-security-form.ts'

interface ChangeEmailFormProps {
  readonly answer: SecurityAnswer | undefined
  readonly email: string
}

export function ChangeEmailForm({ answer, email }: ChangeEmailFormProps) {
  const { email: messages, security } = useAccountAreaMessages()
  const { form, problems, error, problemOf, isSending, own } = useSecurityForm(
    'email',
    answer,
    (typed) => changeEmailProblems({ email: typed('email'), current: typed('current') }, email),
  )
  return (
    <SecuritySection id="correo" title={messages.title} text={format(messages.text, { email })}>
      <SecurityForm {...form} intent="email" section="correo">
        <ProblemSummary problems={problems} />
        <Field
          label={messages.label}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
          required
          defaultValue={own?.values?.email}
          problem={problemOf('email')}
        />
        <PasswordField
          name="current"
          label={security.current}
          autoComplete="current-password"
          problem={problemOf('current')}
        />
        <FormAlert text={error} />
        <SaveButton label={messages.submit} sending={messages.sending} isSending={isSending} />
      </SecurityForm>
    </SecuritySection>
  )
}
