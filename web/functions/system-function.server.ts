import type { Ctx } from '#platform/ctx.ts'
import { checkRequestedSystem } from '#shop/solar/system/system-check.service.server.ts'
import { refusedSystemFields, systemRequest } from '#shop/solar/system/system-request.input.ts'

const refuse = (fields: Readonly<Record<string, string>>) =>
  Response.json({ error: { message: 'invalid_body', fields } }, { status: 400 })

/** What the electrical rules find in a system: `{ parts, place, … }` to `{ data: { findings, figures } }`. */
export async function systemResponse(ctx: Ctx, body: unknown): Promise<Response> {
  const requested = systemRequest.safeParse(body)
  if (!requested.success) return refuse(refusedSystemFields(requested.error))
  const checked = await checkRequestedSystem(ctx, requested.data)
  return checked.ok ? Response.json({ data: checked.value }) : refuse(checked.fields)
}
