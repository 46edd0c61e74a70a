import type { Ctx } from '#platform/ctx.ts'
import { orderConfirmation } from '#shop/emails/order-confirmation.input.ts'
import { sendOrderConfirmation } from '#shop/emails/order-confirmation.service.server.ts'
import { refusalSentence } from '#shop/emails/refusal-sentence.rules.ts'
import { isRestricted } from '#shop/permissions/panel-access.rules.ts'
import { countedTables, serverChecks, testOrders } from '#shop/test-centre/diagnosis.rules.ts'
import { rowSecurityStatus, runChecks } from '#shop/test-centre/diagnosis.service.server.ts'
import type { TestResults } from '#shop/test-centre/results/test-result.rules.ts'
import { sampleOrder } from '#shop/test-centre/sample-order.rules.ts'

async function sampleSent(ctx: Ctx) {
  const sent = await sendOrderConfirmation(ctx, orderConfirmation.parse(sampleOrder))
  return sent.ok
    ? ({ ok: true, id: sent.value.id } as const)
    : ({ ok: false, message: refusalSentence(sent.code, ctx.locale) } as const)
}

/** The server's checks for an intent of the page; null for an unknown one. */
export async function testedHere(ctx: Ctx, intent: unknown) {
  const nothing = { results: {} as TestResults, sent: null }
  if (intent === 'diagnosis') return { ...nothing, results: await runChecks(ctx, serverChecks) }
  if (intent === 'orders') return { ...nothing, results: await runChecks(ctx, testOrders) }
  if (intent === 'mail') return { ...nothing, sent: await sampleSent(ctx) }
  return null
}

export type TestPageData =
  | { readonly kind: 'database'; readonly results: TestResults }
  | { readonly kind: 'email' }

/** The page that an administrator requests by a parameter, at any URL; null for other users. */
export async function testPageOf(ctx: Ctx, request: Request): Promise<TestPageData | null> {
  if (ctx.actor.role !== 'admin' || isRestricted(ctx.user) || request.method !== 'GET') return null
  const requested = new URL(request.url).searchParams
  if (requested.get('test_supabase') === 'true') {
    const counts = countedTables.map((table) => `count_${table}` as const)
    const checks = [...counts, 'row_security', 'orders_signed_out'] as const
    return { kind: 'database', results: await runChecks(ctx, checks) }
  }
  return requested.get('test_resend_email') === 'true' ? { kind: 'email' } : null
}

/** get_rls_status_for_exposed_schemas */
export async function rowSecurityResponse(ctx: Ctx): Promise<Response> {
  const status = await rowSecurityStatus(ctx)
  const headers = { 'Cache-Control': 'no-store' }
  if (status.ok) return Response.json({ data: status.value, error: null }, { headers })
  const error = { message: status.code }
  return Response.json(
    { data: null, error },
    { status: status.code === 'not_signed_in' ? 401 : 403, headers },
  )
}
