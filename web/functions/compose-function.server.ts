import type { Ctx } from '#platform/ctx.ts'
import { answeredRequest } from '#shop/solar/composer/answer-set.service.server.ts'
import { composeRequest } from '#shop/solar/composer/compose-request.input.ts'
import { refusedSystemFields } from '#shop/solar/system/system-request.input.ts'

/** Sets for a load: `{ load, place, destination, panels }` to `{ data: { sets, nearMiss, installable } }`. */
export async function composeResponse(ctx: Ctx, body: unknown): Promise<Response> {
  const requested = composeRequest.safeParse(body)
  if (!requested.success) {
    const fields = refusedSystemFields(requested.error)
    return Response.json({ error: { message: 'invalid_body', fields } }, { status: 400 })
  }
  const destination = requested.data.destination ?? ctx.destination
  const data = await answeredRequest({ ...ctx, destination }, requested.data)
  return Response.json({ data })
}
