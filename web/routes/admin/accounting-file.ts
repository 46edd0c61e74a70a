import { accountingFile } from '#web/accounting-page.server.ts'
import { csvAnswer } from '#web/csv-answer.server.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { Route } from './+types/accounting-file'

/** The shown books as a file. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestCtx)
  return csvAnswer(await accountingFile(ctx, request), 'contabilidad.csv')
}
