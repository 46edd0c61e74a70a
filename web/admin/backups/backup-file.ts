import { downloadBackup } from '#shop/backups/stored-backups.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { streamOf } from '#web/shell/request/streamed-file.server.ts'
import type { Route } from './+types/backup-file'

/** A backup as one archive, at an address that its owner was just given. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const { searchParams } = new URL(request.url)
  const asked = (field: string) => searchParams.get(field) ?? ''
  const name = asked('copia')
  const signed = { until: asked('hasta'), signature: asked('firma') }
  const pieces = await downloadBackup(ctx, { name, ...signed })
  if (!pieces) return new Response(null, { status: 404 })
  return new Response(streamOf(pieces), {
    headers: {
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="${name}.tar"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
