import { data } from 'react-router'
import { locales } from '#kernel/locale.ts'
import { translationJson, translationVersion } from '#web/shell/request/messages.server.ts'
import type { Route } from './+types/translation'

const forever = 'public, max-age=31536000, immutable'

export function loader({ params, request }: Route.LoaderArgs) {
  const locale = locales.find((known) => known === params.lng)
  if (!locale) throw data(null, { status: 404 })
  const isCurrent = new URL(request.url).searchParams.get('v') === translationVersion(locale)
  return new Response(translationJson(locale), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': isCurrent ? forever : 'public, max-age=300',
    },
  })
}
