import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/robots'

/** Private pages, pages for one visitor, and URLs that are no page. */
const closed = ['/admin', '/cuenta', '/checkout', '/live', '/buscar']

export function loader({ context }: Route.LoaderArgs) {
  const { shopUrl } = context.get(requestCtx)
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
