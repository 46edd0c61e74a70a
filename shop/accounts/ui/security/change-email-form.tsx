import { format } from '#kernel/messages.ts'
import { changeEmailProblems } from '../../security/security-form.rules.ts'
import { maxEmailLength } from '../../sign-up/email-address.rules.ts'
import { Field } from '../forms/field.tsx'
import { FormAlert, ProblemSummary } from '../forms/form-alert.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useAccountAreaMessages } from '../use-messages.ts'
import { SaveButton, SecurityForm, SecuritySection } from './security-section.tsx'
import { type SecurityResult, useSecurityForm } from './use-security-form.ts'

interface ChangeEmailFormProps {
  readonly result: SecurityResult | undefined
  readonly email: string
}

export function ChangeEmailForm({ result, email }: ChangeEmailFormProps) {
  const { email: messages, security } = useAccountAreaMessages()
  const { form, problems, error, problemOf, isSending, own } = useSecurityForm(
    'email',
    result,
    (input) => changeEmailProblems({ email: input('email'), current: input('current') }, email),
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
          maxLength={maxEmailLength}
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
