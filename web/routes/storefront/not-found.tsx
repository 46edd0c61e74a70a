import { data } from 'react-router'
import { messagesIn } from '#web/messages.server.ts'
import type { PageInfo } from '#web/page-info.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import { NotFound } from '#web/sections/not-found.tsx'
import type { Route } from './+types/not-found'

export function loader({ context }: Route.LoaderArgs) {
  const { title } = messagesIn(context.get(requestCtx).locale).pages.notFound
  const page: PageInfo = { title, path: '/', noindex: true }
  return data({ page }, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound />
}
