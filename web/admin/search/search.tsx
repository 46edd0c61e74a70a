import { useEffect, useRef } from 'react'
import { Button } from '#design/button.tsx'
import { TextLink } from '#design/text-link.tsx'
import { format } from '#kernel/messages.ts'
import { messagesIn, privatePageTitled } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { useAdminMessages } from '#web/shell/request/use-page-messages.ts'
import { AdminPage } from '../frame/admin-page.tsx'
import type { Route } from './+types/search'
import { type FoundGroup, findInPanel, isShort, searchIn } from './find-in-panel.server.ts'

const path = '/admin/buscar'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const search = searchIn(request)
  return {
    search,
    isShort: search !== '' && isShort(search),
    groups: await findInPanel(ctx, search),
    ...privatePageTitled(ctx.locale, path, messagesIn(ctx.locale).admin.search.label),
  }
}

function Group({ kind, found, all }: FoundGroup) {
  const messages = useAdminMessages().search
  return (
    <section aria-label={messages.kinds[kind]} className="grid gap-1">
      <h2 className="font-bold text-lg">{messages.kinds[kind]}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {found.map(({ to, title, text }) => (
          <li key={to} className="py-1">
            <TextLink to={to} className="mr-3 break-words font-semibold lg:min-h-8">
              {title}
            </TextLink>
            <span className="break-words text-soft-ink text-sm">{text}</span>
          </li>
        ))}
      </ul>
      {all && <TextLink to={all}>{messages.more}</TextLink>}
    </section>
  )
}

function SearchForm({ search }: { search: string }) {
  const messages = useAdminMessages().search
  const field = useRef<HTMLInputElement>(null)
  // whoever pressed / goes on typing
  useEffect(() => {
    if (search === '') field.current?.focus()
  }, [search])
  return (
    <search className="w-full max-w-xl">
      <form action={path} className="flex flex-wrap gap-3">
        <input
          key={search}
          type="search"
          name="q"
          defaultValue={search}
          aria-label={messages.label}
          ref={field}
          maxLength={100}
          className="min-h-11 min-w-0 flex-1 rounded-field border border-soft-ink bg-paper px-3"
        />
        <Button type="submit">{messages.submit}</Button>
      </form>
    </search>
  )
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const messages = useAdminMessages().search
  const { search, groups } = loaderData
  return (
    <AdminPage title={messages.label} text={messages.text} lead={<SearchForm search={search} />}>
      {loaderData.isShort && <p className="text-soft-ink">{messages.short}</p>}
      {search !== '' && groups.length === 0 && <p>{format(messages.none, { text: search })}</p>}
      {groups.map((group) => (
        <Group key={group.kind} {...group} />
      ))}
    </AdminPage>
  )
}
