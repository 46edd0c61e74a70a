import { downloadBackup } from '#shop/backups/stored-backups.service.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import { streamOf } from '#web/shell/request/streamed-file.server.ts'
import type { Route } from './+types/backup-file'

/** A backup as one archive. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  const name = new URL(request.url).searchParams.get('copia') ?? ''
  const pieces = await downloadBackup(ctx, name)
  if (!pieces) return new Response(null, { status: 404 })
  return new Response(streamOf(pieces), {
    headers: {
      'Content-Type': 'application/x-tar',
      'Content-Disposition': `attachment; filename="${name}.tar"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
