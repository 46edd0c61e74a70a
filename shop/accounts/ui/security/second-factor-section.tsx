import { ShieldCheck } from 'lucide-react'
import { currentPasswordProblems } from '../../security/security-form.rules.ts'
import { FormAlert } from '../forms/form-alert.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useAccountAreaMessages } from '../use-messages.ts'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { SaveButton, SecurityForm, SecuritySection } from './security-section.tsx'
import { type SecurityResult, useSecurityForm } from './use-security-form.ts'

interface SwitchProps {
  readonly result: SecurityResult | undefined
  readonly intent: 'second_on' | 'second_off'
}

/** Switching needs the password: an unlocked phone is not enough. */
function Switch({ result, intent }: SwitchProps) {
  const { second: messages, security } = useAccountAreaMessages()
  const { form, error, problemOf, isSending } = useSecurityForm(intent, result, (input) =>
    currentPasswordProblems({ current: input('current') }),
  )
  const isOn = intent === 'second_on'
  return (
    <SecurityForm {...form} intent={intent} section="dos-pasos">
      <PasswordField
        name="current"
        label={security.current}
        autoComplete="current-password"
        problem={problemOf('current')}
      />
      <FormAlert text={error} />
      <SaveButton
        label={isOn ? messages.on : messages.off}
        sending={isOn ? messages.switchingOn : messages.switchingOff}
        isSending={isSending}
      />
    </SecurityForm>
  )
}

function State({ isOn }: { isOn: boolean }) {
  const messages = useAccountAreaMessages().second
  return (
    <span
      className={`flex items-center gap-2 font-semibold text-sm ${isOn ? 'text-good' : 'text-soft-ink'}`}
    >
      {isOn && <ShieldCheck aria-hidden="true" strokeWidth={1.75} className="size-5" />}
      {isOn ? messages.isOn : messages.isOff}
    </span>
  )
}

interface SecondFactorSectionProps {
  readonly result: SecurityResult | undefined
  readonly isOn: boolean
}

export function SecondFactorSection({ result, isOn }: SecondFactorSectionProps) {
  const messages = useAccountAreaMessages().second
  const shown = isOn ? undefined : result?.shown
  return (
    <SecuritySection
      id="dos-pasos"
      title={messages.title}
      text={isOn ? messages.textOn : messages.textOff}
      state={<State isOn={isOn} />}
      isPrinted={shown !== undefined}
    >
      {shown ? (
        <SecondFactorSetUp shown={shown} result={result} />
      ) : (
        <Switch key={String(isOn)} result={result} intent={isOn ? 'second_off' : 'second_on'} />
      )}
    </SecuritySection>
  )
}
