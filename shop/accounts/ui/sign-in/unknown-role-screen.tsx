import type { ReactNode } from 'react'
import { ButtonLink } from '#design/button.tsx'
import { useAccountMessages } from '../use-messages.ts'

/** The role could not be determined, not even by a retry. */
export function UnknownRoleScreen({ here, signOut }: { here: string; signOut: ReactNode }) {
  const messages = useAccountMessages()
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
