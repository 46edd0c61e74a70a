import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import { exportArchive } from '#shop/shipments/export-archive.service.server.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { streamOf } from '#web/shell/request/streamed-file.server.ts'
import type { Route } from './+types/order-export-archive'

/** The shipment's export file with its documents and proofs. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { ordersStaff: orders, papers } = messagesIn(ctx.locale)
  const archive = await exportArchive(ctx, params.number, {
    orders,
    sheets: papers.sheets,
    namesOf: async (ids) => {
      const users = await userNames(
        ctx,
        ids.filter((id) => id !== null),
      )
      return new Map(Object.entries(users).map(([id, { name, email }]) => [id, name || email]))
    },
  })
  if (!archive) return new Response(null, { status: 404 })
  return new Response(streamOf(archive.pieces), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${archive.orderNumber}-export.zip"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
