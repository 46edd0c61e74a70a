import { checkNamed, runCheck } from '#shop/test-centre/diagnosis.service.server.ts'
import { postedFields } from '#web/shell/request/request-body.server.ts'
import { requestCtx } from '#web/shell/request/request-ctx.server.ts'
import type { Route } from './+types/check'

const notSaved = { 'Cache-Control': 'no-store' }
const refuse = (status: number, message: string) =>
  Response.json({ error: { message } }, { status, headers: notSaved })

export const loader = () => refuse(405, 'post_only')

/** Runs one check of the server and returns its result. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestCtx)
  const name = checkNamed((await postedFields(request)).check)
  if (name === null) return refuse(404, 'no_such_check')
  const run = await runCheck(ctx, name)
  return run.ok ? Response.json(run.value, { headers: notSaved }) : refuse(403, run.code)
}
