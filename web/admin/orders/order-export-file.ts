import { exportFile } from '#shop/shipments/shipment-papers.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/order-export-file'

/** The shipment's export file. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const file = await exportFile(ctx, params.number)
  if (!file) return new Response(null, { status: 404 })
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.orderNumber}-export.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
