import { longestEmail } from '../email.rules.ts'
import { Field, type FieldProps } from './field.tsx'
import { useAccountWords } from './use-account-words.ts'

type EmailFieldProps = Pick<FieldProps, 'problem' | 'saidBy' | 'defaultValue' | 'autoComplete'> & {
  /** The address of an invitation that is somebody's alone. */
  readonly isLocked?: boolean
}

export function EmailField({ isLocked = false, autoComplete = 'email', ...rest }: EmailFieldProps) {
  const words = useAccountWords().fields
  return (
    <Field
      {...rest}
      label={words.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={longestEmail}
      required
      readOnly={isLocked}
      hint={isLocked ? words.emailLocked : undefined}
    />
  )
}
