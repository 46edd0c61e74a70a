import { Button } from '#design/button.tsx'
import { Field } from '../forms/field.tsx'
import { FormAlert } from '../forms/form-alert.tsx'
import { useAccountMessages } from '../use-messages.ts'

interface FirstAdministratorProps {
  readonly isDisabled: boolean
  readonly hasWrongCode: boolean
}

/** Within the login form: creates the first administrator from its credentials. */
export function FirstAdministrator({ isDisabled, hasWrongCode }: FirstAdministratorProps) {
  const messages = useAccountMessages().login.firstAdmin
  return (
    <section className="grid gap-3 rounded-field border border-line bg-sunk p-4">
      <h2 className="font-bold text-lg">{messages.title}</h2>
      <p className="text-soft-ink text-sm">{messages.text}</p>
      <Field
        label={messages.code}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        hint={messages.codeHint}
      />
      <FormAlert text={hasWrongCode ? messages.wrongCode : null} />
      <Button type="submit" name="intent" value="first_admin" disabled={isDisabled}>
        {messages.submit}
      </Button>
    </section>
  )
}
