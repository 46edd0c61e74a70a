import { Link } from 'react-router'
import { useLocale } from '#design/words-context.tsx'
import { formatDate } from '#kernel/time.ts'
import { fill } from '#kernel/words.ts'
import { replaceableSlugs } from '#shop/legal/legal-version.rules.ts'
import { useLegalStaffWords } from '#shop/legal/ui/use-legal-staff-words.ts'
import { standingOf } from '#web/legal-texts-page.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { AdminPage } from '#web/sections/admin-page.tsx'
import { carrying, wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/legal-texts'

const path = '/admin/settings/legales'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const page: PageInfo = { title: wordsIn(ctx.locale).legalStaff.title, path, noindex: true }
  const texts: Awaited<ReturnType<typeof standingOf>>[] = []
  for (const slug of replaceableSlugs) texts.push(await standingOf(ctx, slug))
  return { page, texts, ...carrying(ctx.locale, 'legalStaff') }
}

type Standing = Route.ComponentProps['loaderData']['texts'][number]

function TextCard({ text }: { text: Standing }) {
  const words = useLegalStaffWords()
  const locale = useLocale()
  const { slug, title, version, isOwn, later } = text
  return (
    <li className="grid gap-1 rounded-card border border-line bg-raised p-4">
      <h2 className="font-bold text-lg">{title}</h2>
      <p className="text-sm">
        {fill(words.inForce, { version, whose: isOwn ? words.own : words.builtIn })}
      </p>
      {later && (
        <p className="text-sm text-warn">
          {fill(words.later, {
            version: later.version,
            day: formatDate(later.effectiveOn, locale, 'PP', 'UTC'),
          })}
        </p>
      )}
      <p className="flex flex-wrap gap-x-5">
        <Link
          to={`${path}/${slug}`}
          aria-label={fill(words.editOf, { title })}
          className="inline-flex min-h-11 items-center underline"
        >
          {words.edit}
        </Link>
        <Link
          to={`/${slug}`}
          aria-label={`${words.see}: ${title}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {words.see}
        </Link>
      </p>
    </li>
  )
}

export default function LegalTextsPage({ loaderData }: Route.ComponentProps) {
  const words = useLegalStaffWords()
  return (
    <AdminPage
      title={words.title}
      text={words.text}
      back={{ to: '/admin/settings', label: words.back }}
    >
      <ul className="grid gap-4 md:grid-cols-2">
        {loaderData.texts.map((text) => (
          <TextCard key={text.slug} text={text} />
        ))}
      </ul>
      <p className="text-soft-ink text-sm">
        {words.signed}{' '}
        <Link
          to="/admin/settings/declaracion"
          className="inline-flex min-h-11 items-center underline"
        >
          {words.declaration}
        </Link>
      </p>
    </AdminPage>
  )
}
