import { Link } from 'react-router'
import { type Locale, localeNames, locales } from '#kernel/locale.ts'
import type { Preview, Template } from '#shop/emails/previews.service.server.ts'
import { useStaffOrderMessages } from '#shop/orders/ui/use-messages.ts'
import { useOverviewMessages } from '#web/shell/request/use-page-messages.ts'

const path = '/admin/cartas'
const pathOf = (kind: string, locale: Locale) =>
  `${path}?${new URLSearchParams({ plantilla: kind, idioma: locale })}#vista`

/** What an e-mail is called, whoever sends it. */
export function useEmailName(): (kind: string) => string {
  const names: Readonly<Record<string, string>> = {
    ...useStaffOrderMessages().emails,
    ...useOverviewMessages().emails.kinds,
  }
  return (kind) => names[kind] ?? kind
}

const recipients = ['buyer', 'recipient', 'account', 'owner'] as const

/** Every e-mail that the shop sends, each with its preview in both languages. */
export function EmailTemplates({ templates }: { templates: readonly Template[] }) {
  const messages = useOverviewMessages().emails.templates
  const nameOf = useEmailName()
  return (
    <section aria-labelledby="plantillas" className="grid gap-3">
      <h2 id="plantillas" className="font-bold text-lg">
        {messages.title}
      </h2>
      <p className="measure text-soft-ink">{messages.text}</p>
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:grid-cols-4">
        {recipients.map((to) => (
          <div key={to}>
            <h3 className="font-semibold">{messages.to[to]}</h3>
            <ul>
              {templates
                .filter((template) => template.to === to)
                .map(({ kind }) => (
                  <li
                    key={kind}
                    className="flex flex-wrap items-center gap-x-3 border-line border-b"
                  >
                    <span className="mr-auto">{nameOf(kind)}</span>
                    {locales.map((locale) => (
                      <Link
                        key={locale}
                        to={pathOf(kind, locale)}
                        aria-label={`${nameOf(kind)}: ${localeNames[locale]}`}
                        className="inline-flex min-h-9 items-center underline"
                      >
                        {localeNames[locale]}
                      </Link>
                    ))}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** One e-mail with sample data, as its recipient reads it. */
export function EmailPreview({ preview }: { preview: Preview }) {
  const messages = useOverviewMessages().emails.templates
  const { kind, locale, subject, text } = preview
  return (
    <section
      id="vista"
      aria-labelledby="vista-titulo"
      className="grid max-w-2xl scroll-mt-20 gap-3 rounded-card border border-ink p-4 md:p-6"
    >
      <h2 id="vista-titulo" className="font-bold text-lg">
        {useEmailName()(kind)}
      </h2>
      <p className="text-soft-ink text-sm">{messages.sample}</p>
      <div lang={locale} className="grid gap-3">
        <p className="font-semibold">{subject}</p>
        <p className="wrap-anywhere whitespace-pre-line text-sm">{text}</p>
      </div>
    </section>
  )
}
