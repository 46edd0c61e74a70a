import type { Ctx } from '#platform/ctx.ts'
import { guestOrder } from '#shop/checkout/placing/guest-order.input.ts'
import { placeGuestOrder } from '#shop/checkout/placing/guest-order.service.server.ts'

const statuses: Readonly<Record<string, number>> = {
  invalid_body: 400,
  declaration_missing: 400,
  cart_empty: 400,
  maintenance: 503,
  too_many_orders: 429,
}

interface Refusal {
  readonly message: string
  readonly fields?: readonly string[]
  readonly retryAfterSeconds?: number
}

function refuse(error: Refusal) {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (error.retryAfterSeconds) headers.set('Retry-After', String(error.retryAfterSeconds))
  const status = statuses[error.message] ?? 409
  return Response.json({ data: null, error }, { status, headers })
}

/** create_guest_order: prices in the body are ignored and calculated again. */
export async function createGuestOrder(ctx: Ctx, body: unknown): Promise<Response> {
  const read = guestOrder.safeParse(body)
  if (!read.success) {
    const fields = [...new Set(read.error.issues.map((issue) => issue.path.join('.')))]
    return refuse({ message: 'invalid_body', fields })
  }
  const placed = await placeGuestOrder(ctx, read.data)
  if (placed.ok)
    return Response.json(
      { data: placed.value, error: null },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  const { ok: _, code, ...more } = placed
  return refuse({ message: code, ...more })
}
