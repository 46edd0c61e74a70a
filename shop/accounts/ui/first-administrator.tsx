import { Button } from '#design/button.tsx'
import { Field } from './field.tsx'
import { FormAlert } from './form-alert.tsx'
import { useAccountWords } from './use-account-words.ts'

interface FirstAdministratorProps {
  readonly isDisabled: boolean
  readonly hasWrongCode: boolean
}

/** Within the login's form: makes the first administrator of the credentials that stand there. */
export function FirstAdministrator({ isDisabled, hasWrongCode }: FirstAdministratorProps) {
  const words = useAccountWords().login.firstAdmin
  return (
    <section className="grid gap-3 rounded-field border border-line bg-sunk p-4">
      <h2 className="font-bold text-lg">{words.title}</h2>
      <p className="text-soft-ink text-sm">{words.text}</p>
      <Field
        label={words.code}
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        hint={words.codeHint}
      />
      <FormAlert text={hasWrongCode ? words.wrongCode : null} />
      <Button type="submit" name="intent" value="first_admin" disabled={isDisabled}>
        {words.submit}
      </Button>
    </section>
  )
}
