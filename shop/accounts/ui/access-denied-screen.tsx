import { ButtonLink } from '#design/button.tsx'
import type { Role } from '#kernel/person.ts'
import { fill } from '#kernel/words.ts'
import { panelOf } from '../person.rules.ts'
import { useAccountWords } from './use-account-words.ts'

interface AccessDeniedScreenProps {
  readonly role: Role
  readonly allowed: readonly Role[]
}

/** Says who one is here, who may see this page, and where one may go instead. */
export function AccessDeniedScreen({ role, allowed }: AccessDeniedScreenProps) {
  const words = useAccountWords().gate.denied
  const names = allowed.map((one) => words.roles[one]).join(', ')
  return (
    <div className="page grid justify-items-start gap-4 py-10 md:py-16">
      <h1 className="font-bold text-3xl md:text-4xl">{words.title}</h1>
      <p className="measure text-lg text-soft-ink">
        {fill(words.text, { role: words.roles[role], allowed: names })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink look="sun" to={panelOf(role)}>
          {words[role]}
        </ButtonLink>
        <ButtonLink to="/">{words.home}</ButtonLink>
      </div>
    </div>
  )
}
