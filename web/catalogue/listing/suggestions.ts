import { suggestProducts } from '#shop/catalogue/catalogue.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/suggestions'

const headers = { 'Cache-Control': 'private, max-age=60' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const input = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await suggestProducts(context.get(requestCtx), input), { headers })
}
