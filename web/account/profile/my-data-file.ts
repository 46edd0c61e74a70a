import { ownData } from '#shop/privacy/my-data.service.server.ts'
import { signedInUser } from '#web/session/require-access.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/my-data-file'

/** All data of the customer as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const user = signedInUser(ctx)
  return new Response(JSON.stringify(await ownData({ ...ctx, user }), null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="girasol-mis-datos.json"',
      'Cache-Control': 'private, no-store',
    },
  })
}
