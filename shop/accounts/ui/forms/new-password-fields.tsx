import { useEffect, useRef, useState } from 'react'
import type { AccountField, ProblemCode } from '../../sign-in/account-form.rules.ts'
import { useAccountMessages } from '../use-messages.ts'
import { PasswordField } from './password-field.tsx'
import { StrengthMeter } from './strength-meter.tsx'

interface NewPasswordFieldsProps {
  readonly label?: string
  readonly problemOf: (field: AccountField) => ProblemCode | undefined
}

/** A new password with its strength meter, and its confirmation. */
export function NewPasswordFields({ label, problemOf }: NewPasswordFieldsProps) {
  const messages = useAccountMessages().fields
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  // text entered before hydration counts too
  useEffect(() => setPassword(field.current?.value ?? ''), [])
  return (
    <>
      <PasswordField
        ref={field}
        label={label ?? messages.password}
        autoComplete="new-password"
        problem={problemOf('password')}
        onInput={({ currentTarget }) => setPassword(currentTarget.value)}
        hint={<StrengthMeter password={password} />}
      />
      <PasswordField
        name="confirmation"
        label={messages.confirmation}
        autoComplete="new-password"
        problem={problemOf('confirmation')}
      />
    </>
  )
}
