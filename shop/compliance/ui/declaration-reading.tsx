import type { Locale } from '#kernel/locale.ts'
import type { DeclarationWording } from '../declarations/declaration-wording.rules.ts'
import { ProhibitedOfficials } from './prohibited-officials.tsx'
import { useDeclarationStaffMessages } from './use-messages.ts'

interface ReadingProps {
  readonly locale: Locale
  readonly wording: DeclarationWording
}

/** The declaration as read-only text. */
export function DeclarationReading({ locale, wording }: ReadingProps) {
  const messages = useDeclarationStaffMessages()
  return (
    <article className="grid min-w-0 content-start gap-4">
      <p className="text-soft-ink text-sm">{messages.language[locale]}</p>
      <div lang={locale} className="grid gap-4">
        <h2 className="font-bold text-xl">{wording.title}</h2>
        <p className="text-soft-ink">{wording.intro}</p>
        <ol className="list-decimal space-y-2 pl-6">
          {wording.statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ol>
        <ProhibitedOfficials wording={wording} />
      </div>
    </article>
  )
}
