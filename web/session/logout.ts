import { redirect } from 'react-router'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { securityPath } from '#shop/accounts/security/security-path.rules.ts'
import { signOutScope } from '#shop/accounts/sign-in/sign-out.input.ts'
import { cookieHeaders } from '#web/shell/notices/flash.server.ts'
import { postedFields, wantsPage } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/logout'
import { leave } from './logout.server.ts'

export const loader = () => redirect('/')

const withoutSession = (request: Request): Response =>
  wantsPage(request)
    ? redirect('/login', 303)
    : Response.json({ ok: false, code: 'PGRST301' }, { status: 401 })

/** Ends this session, the others or all of them, as the field or parameter `scope` says. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const posted = await postedFields(request)
  const asked = posted.scope ?? new URL(request.url).searchParams.get('scope') ?? undefined
  const scope = signOutScope.parse(asked)
  if (!scope) return Response.json({ ok: false, code: 'unknown_scope' }, { status: 400 })
  if (scope === 'others' && !ctx.user) return withoutSession(request)
  const { isComplete, cookies } = await leave(ctx, scope)
  const headers = cookieHeaders(cookies)
  if (!wantsPage(request)) return Response.json({ ok: isComplete }, { headers })
  const next = scope === 'others' ? securityPath : '/login'
  const to = typeof posted.to === 'string' ? pathOfThisShop(posted.to) : next
  return redirect(to, { status: 303, headers })
}
