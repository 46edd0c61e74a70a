import { useLocale } from '#design/messages-context.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { formatDate } from '#kernel/time.ts'
import { replaceableSlugs } from '#shop/legal/legal-version.rules.ts'
import { useLegalStaffMessages } from '#shop/legal/ui/use-messages.ts'
import { mayOpen } from '#shop/permissions/panel-access.rules.ts'
import { privatePage } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import { useStaff } from '../frame/staff-context.ts'
import type { Route } from './+types/legal-texts'
import { statusOf } from './legal-texts-page.server.ts'

const path = '/admin/settings/legales'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const texts = await Promise.all(replaceableSlugs.map((slug) => statusOf(ctx, slug)))
  return { texts, ...privatePage(ctx.locale, path, 'legalStaff') }
}

type ListedText = Route.ComponentProps['loaderData']['texts'][number]

function TextCard({ text }: { text: ListedText }) {
  const messages = useLegalStaffMessages()
  const locale = useLocale()
  const { slug, title, version, isOwn, later } = text
  return (
    <li className="grid gap-1 rounded-card border border-line bg-raised p-4">
      <h2 className="font-bold text-lg">{title}</h2>
      <p className="text-sm">
        {format(messages.inForce, { version, whose: isOwn ? messages.own : messages.builtIn })}
      </p>
      {later && (
        <p className="text-sm text-warn">
          {format(messages.later, {
            version: later.version,
            day: formatDate(later.effectiveOn, locale, 'PP', 'UTC'),
          })}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <TextLink to={`${path}/${slug}`} aria-label={format(messages.editOf, { title })}>
          {messages.edit}
        </TextLink>
        <TextLink to={`/${slug}`} aria-label={`${messages.see}: ${title}`}>
          {messages.see}
        </TextLink>
      </p>
    </li>
  )
}

export default function LegalTextsPage({ loaderData }: Route.ComponentProps) {
  const messages = useLegalStaffMessages()
  const staff = useStaff()
  return (
    <AdminPage title={messages.title} text={messages.text}>
      <ul className="grid gap-4 md:grid-cols-2">
        {loaderData.texts.map((text) => (
          <TextCard key={text.slug} text={text} />
        ))}
      </ul>
      {mayOpen(staff, '/admin/settings/declaracion') && (
        <p className="text-soft-ink text-sm">
          {messages.signed}{' '}
          <TextLink to="/admin/settings/declaracion">{messages.declaration}</TextLink>
        </p>
      )}
    </AdminPage>
  )
}
