import { currentShopFacts } from '#shop/settings/settings.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/security'
import { securityText } from './security.rules.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { supportEmail } = await currentShopFacts(ctx)
  return new Response(securityText(ctx.shopUrl, supportEmail, ctx.now), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
