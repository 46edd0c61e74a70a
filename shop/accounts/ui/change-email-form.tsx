import { fill } from '#kernel/words.ts'
import { longestEmail } from '../email.rules.ts'
import { changeEmailProblems } from '../security-form.rules.ts'
import { Field } from './field.tsx'
import { FormAlert, ProblemSummary } from './form-alert.tsx'
import { PasswordField } from './password-field.tsx'
import { SaveButton, SecurityForm, SecuritySection } from './security-section.tsx'
import { useAccountAreaWords } from './use-account-area-words.ts'
import { type SecurityAnswer, useSecurityForm } from './use-security-form.ts'

interface ChangeEmailFormProps {
  readonly answer: SecurityAnswer | undefined
  readonly email: string
}

export function ChangeEmailForm({ answer, email }: ChangeEmailFormProps) {
  const { email: words, security } = useAccountAreaWords()
  const { form, problems, error, problemOf, isSending, own } = useSecurityForm(
    'email',
    answer,
    (typed) => changeEmailProblems({ email: typed('email'), current: typed('current') }, email),
  )
  return (
    <SecuritySection id="correo" title={words.title} text={fill(words.text, { email })}>
      <SecurityForm {...form} intent="email" section="correo">
        <ProblemSummary problems={problems} />
        <Field
          label={words.label}
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
        <SaveButton label={words.submit} sending={words.sending} isSending={isSending} />
      </SecurityForm>
    </SecuritySection>
  )
}
