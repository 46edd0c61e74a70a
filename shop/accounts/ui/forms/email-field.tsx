import { maxEmailLength } from '../../sign-up/email-address.rules.ts'
import { useAccountMessages } from '../use-messages.ts'
import { Field, type FieldProps } from './field.tsx'

type EmailFieldProps = Pick<FieldProps, 'problem' | 'defaultValue' | 'autoComplete'> & {
  /** The fixed address of a personal invitation. */
  readonly isLocked?: boolean
}

export function EmailField({ isLocked = false, autoComplete = 'email', ...rest }: EmailFieldProps) {
  const messages = useAccountMessages().fields
  return (
    <Field
      {...rest}
      label={messages.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxEmailLength}
      required
      readOnly={isLocked}
      hint={isLocked ? messages.emailLocked : undefined}
    />
  )
}
