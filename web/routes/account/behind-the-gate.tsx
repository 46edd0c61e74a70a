import { data } from 'react-router'
import { requestCtx } from '#web/request-ctx.server.ts'
import { NotFound } from '#web/sections/not-found.tsx'
import { wordsIn } from '#web/words.server.ts'
import type { Route } from './+types/behind-the-gate'

/** Who may not pass does not learn which pages there are. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { title } = wordsIn(ctx.locale).pages.notFound
  return data({ page: { title, path: '/', noindex: true } }, { status: 404 })
}

export default function NotFoundPage() {
  return <NotFound />
}
