import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/connection'
import { connectionNow } from './connection.server.ts'

/** Whether the shop reaches its database; requested by open pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const check = await connectionNow(context.get(requestCtx))
  return Response.json(check, { headers: { 'Cache-Control': 'no-store' } })
}
