import { openProof } from '#shop/payments/manual-transfer/queue.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/zelle-image'

/** The same response for unknown, foreign, forged and expired URLs. */
const nothing = () =>
  new Response('404', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** A screenshot by an administrator's link; served as an image only. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const file = await openProof(context.get(requestCtx), {
    name: params.name,
    until: searchParams.get('hasta') ?? '',
    signature: searchParams.get('firma') ?? '',
  })
  if (!file) return nothing()
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'attachment; filename="comprobante.webp"',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
