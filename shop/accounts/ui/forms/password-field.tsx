import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useAccountMessages } from '../use-messages.ts'
import { Field, type FieldProps } from './field.tsx'

interface PasswordFieldProps extends Pick<FieldProps, 'problem' | 'label' | 'onInput' | 'ref'> {
  readonly name?: 'password' | 'confirmation' | 'current' | 'identity_password' | 'sign_in_password'
  readonly required?: boolean
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: ReactNode
}

/** A password with a button to reveal it; without scripts a plain field. */
export function PasswordField({ name = 'password', required = true, ...rest }: PasswordFieldProps) {
  const messages = useAccountMessages().fields
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={`${messages.showLabel}: ${rest.label}`}
      onClick={() => setShown(!isShown)}
      className="js-only flex min-w-11 shrink-0 cursor-pointer items-center gap-2 rounded-field px-3 text-sm text-soft-ink hover:text-ink focus-visible:outline-offset-[-3px]"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <span aria-hidden="true" className="max-sm:hidden">
        {isShown ? messages.hide : messages.show}
      </span>
    </button>
  )
  return (
    <Field
      {...rest}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required={required}
      end={toggle}
    />
  )
}
