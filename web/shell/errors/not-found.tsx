import { data } from 'react-router'
import type { PageInfo } from '../document/page-info.ts'
import { messagesIn } from '../request/messages.server.ts'
import { requestCtx } from '../request/request-ctx.server.ts'
import type { Route } from './+types/not-found'
import { NotFound } from './not-found-message.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { title } = messagesIn(context.get(requestCtx).locale).pages.notFound
  const page: PageInfo = { title, path: '/', noindex: true }
  return data({ page }, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound />
}
