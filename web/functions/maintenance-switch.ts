import { redirect } from 'react-router'
import { refused } from '#kernel/result.ts'
import { pathOfThisShop } from '#kernel/shop-path.ts'
import { maintenanceInput } from '#shop/maintenance/maintenance.input.ts'
import { setMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { isRestricted } from '#shop/permissions/panel-access.rules.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { postedFields, wantsPage } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/maintenance-switch'

const statuses = { not_signed_in: 401, not_allowed: 403 } as const

export const loader = () => redirect('/')

const questionFor = (back: unknown) =>
  `/admin?${new URLSearchParams({ cerrar: pathOfThisShop(back) })}`

/** Switches the maintenance mode for an administrator; other users get the reason of the refusal. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const { refusals } = messagesIn(ctx.locale).maintenance
  const posted = await postedFields(request)
  const input = maintenanceInput.safeParse(posted)
  if (!input.success) return Response.json({ ok: false, ...refusals.not_allowed }, { status: 400 })
  const mayClose = ctx.actor.role === 'admin' && !isRestricted(ctx.user)
  const { on, sure } = input.data
  // with scripts the switch has asked
  if (on && !sure && mayClose && wantsPage(request)) return redirect(questionFor(posted.back), 303)
  const turned = isRestricted(ctx.user) ? refused('not_allowed') : await setMaintenance(ctx, on)
  if (wantsPage(request)) {
    const isSignedOut = !turned.ok && turned.code === 'not_signed_in'
    return redirect(isSignedOut ? '/login' : pathOfThisShop(posted.back), { status: 303 })
  }
  if (turned.ok) return Response.json({ ok: true, on: turned.value })
  const { code } = turned
  return Response.json({ ok: false, code, ...refusals[code] }, { status: statuses[code] })
}
