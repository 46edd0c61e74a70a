import { data, useLocation } from 'react-router'
import { PanelNotFound } from '#web/admin/frame/panel-not-found.tsx'
import { NotFound } from '#web/shell/errors/not-found-message.tsx'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/behind-the-gate'

/** Without access the response is the same whether the page exists or not. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = messagesIn(ctx.locale).pages.notFound
  return data({ page: { title, path: '/', noindex: true } }, { status: 404 })
}

export default function NotFoundPage() {
  const { pathname } = useLocation()
  return /^\/(admin|test-suite)\//i.test(pathname) ? <PanelNotFound /> : <NotFound />
}
