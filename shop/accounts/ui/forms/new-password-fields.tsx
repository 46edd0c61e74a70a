import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AccountField, ProblemCode } from '../../sign-in/account-form.rules.ts'
import {
  type StrengthColour,
  type StrengthRule,
  strengthOf,
  strengthRules,
} from '../../sign-up/password-strength.rules.ts'
import { useAccountMessages } from '../use-messages.ts'
import { PasswordField } from './password-field.tsx'

const bar =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-meter-bar]:[block-size:8px] [&::-webkit-meter-bar]:rounded-none [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:[background:var(--line)]'

const bars: Record<StrengthColour, string> = {
  transparent: '',
  red: '[&::-moz-meter-bar]:[background:var(--bad)] [&::-webkit-meter-optimum-value]:[background:var(--bad)]',
  yellow:
    '[&::-moz-meter-bar]:[background:var(--sun)] [&::-webkit-meter-optimum-value]:[background:var(--sun)]',
  green:
    '[&::-moz-meter-bar]:[background:var(--good)] [&::-webkit-meter-optimum-value]:[background:var(--good)]',
}

function Rule({ rule, isMet }: { rule: StrengthRule; isMet: boolean }) {
  const messages = useAccountMessages().strength.rules
  const Icon = isMet ? Check : Minus
  return (
    <li data-met={isMet} className={`flex items-center gap-1.5 ${isMet ? 'text-good' : ''}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      {messages[rule]}
    </li>
  )
}

/** The password's strength and missing rules; without scripts only the rules. */
function StrengthMeter({ password, isStaff }: { password: string; isStaff: boolean }) {
  const messages = useAccountMessages().strength
  const { label, colour, width, unmet } = strengthOf(password)
  const message = password === '' ? '' : messages.labels[label]
  return (
    <div className="grid gap-2">
      <div className="js-only grid grid-cols-[1fr_auto] items-center gap-3">
        <meter
          aria-label={[messages.label, message].filter(Boolean).join(': ')}
          data-colour={colour}
          max={100}
          value={width}
          className={`${bar} ${bars[colour]}`}
        />
        <span className="min-w-20 text-right font-semibold text-ink">{message}</span>
      </div>
      <p>{isStaff ? messages.enoughForStaff : messages.enough}</p>
      <ul className="grid gap-x-4 sm:grid-cols-2">
        {strengthRules.map((rule) => (
          <Rule key={rule} rule={rule} isMet={!unmet.includes(rule)} />
        ))}
      </ul>
    </div>
  )
}

interface NewPasswordFieldsProps {
  readonly label?: string
  /** More is asked of an administrator's. */
  readonly isStaff?: boolean
  readonly problemOf: (field: AccountField) => ProblemCode | undefined
}

/** A new password with its strength meter, and its confirmation. */
export function NewPasswordFields({ label, isStaff = false, problemOf }: NewPasswordFieldsProps) {
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
        hint={<StrengthMeter password={password} isStaff={isStaff} />}
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
