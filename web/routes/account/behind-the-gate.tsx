import { data } from 'react-router'
import { messagesIn } from '#web/messages.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { NotFound } from '#web/sections/not-found.tsx'
import type { Route } from './+types/behind-the-gate'

/** Who may not pass does not learn which pages there are. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).pages.notFound
  return data({ page: { title, path: '/', noindex: true } }, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound />
}
