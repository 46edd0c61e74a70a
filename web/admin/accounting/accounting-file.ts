import { csvResponse } from '#web/shell/request/csv-response.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/accounting-file'
import { accountingFile } from './accounting-page.server.ts'

/** The shown figures as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return csvResponse(await accountingFile(ctx, request), 'contabilidad.csv')
}
