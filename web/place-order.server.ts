import type { Ctx } from '#platform/ctx.ts'
import { guestOrder } from '#shop/checkout/guest-order.input.ts'
import { placeOrder } from '#shop/checkout/place-order.service.server.ts'
import { readDeclaration } from '#shop/compliance/declaration.input.ts'
import { signedDeclaration } from '#shop/compliance/declaration.service.server.ts'
import type { PlacingResult } from '#shop/orders/placing.rules.ts'

const statuses: Readonly<Record<string, number>> = {
  maintenance: 503,
  declaration_missing: 400,
  cart_empty: 400,
  attempt_reused: 409,
}

function answer(placed: PlacingResult): Response {
  if (placed.ok) return Response.json({ data: placed.value, error: null })
  const { ok: _, ...error } = placed
  return Response.json(
    { data: null, error: { message: error.code, ...error } },
    { status: statuses[placed.code] ?? 409 },
  )
}

const invalid = (fields: readonly string[]) =>
  Response.json({ data: null, error: { message: 'invalid_body', fields } }, { status: 400 })

/** create_guest_order: whatever the body says of prices, everything is counted again. */
export async function createGuestOrder(ctx: Ctx, body: unknown): Promise<Response> {
  const read = guestOrder.safeParse(body)
  if (!read.success) return invalid(read.error.issues.map((issue) => issue.path.join('.')))
  const { attemptKey, expectedTotal, declaration, ...wish } = read.data
  if (!declaration)
    return answer(await placeOrder(ctx, { attemptKey, expectedTotal, wish, declaration }))
  const signing = readDeclaration(declaration, wish.buyer.name)
  if (!signing.ok) return invalid(signing.problems.map(({ field }) => `declaration.${field}`))
  return answer(
    await placeOrder(ctx, {
      attemptKey,
      expectedTotal,
      wish,
      declaration: signedDeclaration(ctx, signing),
    }),
  )
}
