import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { format } from '#kernel/messages.ts'
import type { Role } from '#kernel/user.ts'
import { securityPath } from '../../security/security-path.rules.ts'
import { panelOf } from '../../users/user.rules.ts'
import { useSessionMessages } from '../use-messages.ts'

interface AccessDeniedScreenProps {
  readonly role: Role
  readonly allowed: readonly Role[]
}

/** Shows the current role, the roles that may see the page, and where to go instead. */
export function AccessDeniedScreen({ role, allowed }: AccessDeniedScreenProps) {
  const messages = useSessionMessages().gate.denied
  const names = allowed.map((one) => messages.roles[one]).join(', ')
  return (
    <div className="page grid justify-items-start gap-4 py-10 md:py-16">
      <h1 className="font-bold text-3xl md:text-4xl">{messages.title}</h1>
      <p className="measure text-lg text-soft-ink">
        {format(messages.text, { role: messages.roles[role], allowed: names })}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink look="sun" to={panelOf(role)}>
          {messages[role]}
        </ButtonLink>
        <ButtonLink to="/">{messages.home}</ButtonLink>
      </div>
    </div>
  )
}

/** The role could not be determined, not even by a retry. */
export function UnknownRoleScreen({ here, signOut }: { here: string; signOut: ReactNode }) {
  const messages = useSessionMessages()
  const { title, text, retry } = messages.gate.unknown
  return (
    <div className="page grid justify-items-start gap-4 py-10 md:py-16">
      <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
      <p className="measure text-lg text-soft-ink">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink look="sun" to={here} reloadDocument>
          {retry}
        </ButtonLink>
        {signOut}
      </div>
    </div>
  )
}

/** The panel asks for a second factor, and this account has none. */
export function SecondFactorScreen() {
  const { title, text, setUp, home } = useSessionMessages().gate.secondFactor
  return (
    <div className="page grid justify-items-start gap-4 py-10 md:py-16">
      <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
      <p className="measure text-lg text-soft-ink">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink look="sun" to={`${securityPath}#dos-pasos`}>
          {setUp}
        </ButtonLink>
        <ButtonLink to="/">{home}</ButtonLink>
      </div>
    </div>
  )
}
