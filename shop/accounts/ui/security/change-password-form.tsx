import type { Role } from '#kernel/user.ts'
import { changePasswordProblems } from '../../security/security-form.rules.ts'
import { FormAlert, ProblemSummary } from '../forms/form-alert.tsx'
import { NewPasswordFields } from '../forms/new-password-fields.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useAccountAreaMessages, useAccountMessages } from '../use-messages.ts'
import { SaveButton, SecurityForm, SecuritySection } from './security-section.tsx'
import { type SecurityResult, useSecurityForm } from './use-security-form.ts'

interface ChangePasswordFormProps {
  readonly result: SecurityResult | undefined
  readonly role: Role | null
  /** The account's address, so that a password manager recognises the account. */
  readonly email: string
}

export function ChangePasswordForm({ result, role, email }: ChangePasswordFormProps) {
  const { password: messages, security } = useAccountAreaMessages()
  const { fields } = useAccountMessages()
  const { form, problems, error, problemOf, isSending } = useSecurityForm(
    'password',
    result,
    (input) =>
      changePasswordProblems(
        {
          current: input('current'),
          password: input('password'),
          confirmation: input('confirmation'),
        },
        role,
      ),
  )
  return (
    <SecuritySection id="contrasena" title={messages.title} text={messages.text}>
      <SecurityForm {...form} intent="password" section="contrasena">
        <ProblemSummary problems={problems} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          name="current"
          label={security.current}
          autoComplete="current-password"
          problem={problemOf('current')}
        />
        <NewPasswordFields label={fields.newPassword} problemOf={problemOf} />
        <FormAlert text={error} />
        <SaveButton label={messages.submit} sending={messages.sending} isSending={isSending} />
      </SecurityForm>
    </SecuritySection>
  )
}
