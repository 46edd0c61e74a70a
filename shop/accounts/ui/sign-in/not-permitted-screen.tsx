import { ButtonLink } from '#design/button.tsx'
import { useLocale } from '#design/messages-context.tsx'
import { format } from '#kernel/messages.ts'
import type { Needed } from '#shop/permissions/panel-access.rules.ts'
import { useSessionMessages } from '../use-messages.ts'

interface NotPermittedScreenProps {
  readonly needed: Needed
  readonly owners: readonly string[]
}

/** What a page of the panel needs that this administrator has not, and who can give it. */
export function NotPermittedScreen({ needed, owners }: NotPermittedScreenProps) {
  const messages = useSessionMessages().gate.notPermitted
  const locale = useLocale()
  const either = new Intl.ListFormat(locale, { type: 'disjunction' })
  const text =
    typeof needed === 'string'
      ? needed === 'owner'
        ? messages.owner
        : messages.everything
      : format(needed.length > 1 ? messages.oneOf : messages.permission, {
          permissions: either.format(needed.map((one) => messages.permissions[one])),
        })
  return (
    <div className="page grid justify-items-start gap-4 py-10 md:py-16">
      <h1 className="font-bold text-3xl md:text-4xl">{messages.title}</h1>
      <p className="measure text-lg text-soft-ink">{text}</p>
      {owners.length > 0 && (
        <p className="measure text-soft-ink">
          {format(messages.ask, { owners: either.format(owners) })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink look="sun" to="/admin">
          {messages.panel}
        </ButtonLink>
        <ButtonLink to="/">{messages.home}</ButtonLink>
      </div>
    </div>
  )
}
