import { roleOf } from '#shop/accounts/users/role.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/role'

const noStore = { 'Cache-Control': 'private, no-store' }
const noPermission = '42501'

/** The role of the request's user, by get_my_role. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { user } = ctx
  if (!user) return Response.json({ code: 'PGRST301' }, { status: 401, headers: noStore })
  try {
    const role = await roleOf(ctx, user.id)
    return Response.json({ role }, { status: role === null ? 503 : 200, headers: noStore })
  } catch (error) {
    if ((error as { code?: unknown }).code !== noPermission) throw error
    return Response.json({ code: noPermission }, { status: 403, headers: noStore })
  }
}
