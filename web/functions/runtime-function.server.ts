import type { Ctx } from '#platform/ctx.ts'
import { refusedFields, runtimeRequest } from '#shop/solar/runtime/runtime-request.input.ts'
import { runtimeOfSku } from '#shop/solar/runtime/sku-runtime.service.server.ts'

const refuse = (fields: Readonly<Record<string, string>>) =>
  Response.json({ error: { message: 'invalid_body', fields } }, { status: 400 })

/** Hours that a product runs devices: `{ sku, items }` to `{ data: { hours, hoursLow, hoursHigh, runs, findings, hoursToCountOn } }`. */
export async function runtimeResponse(ctx: Ctx, body: unknown): Promise<Response> {
  const requested = runtimeRequest.safeParse(body)
  if (!requested.success) return refuse(refusedFields(requested.error))
  const runtime = await runtimeOfSku(ctx, requested.data.sku, requested.data.items)
  return runtime.ok ? Response.json({ data: runtime.value }) : refuse({ sku: runtime.code })
}
