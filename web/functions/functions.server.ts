import type { Ctx } from '#platform/ctx.ts'
import { eventBatch, siteVisit } from '#shop/analytics/analytics.input.ts'
import { recordEvents, recordVisit } from '#shop/analytics/analytics.service.server.ts'
import { customerScan } from '#shop/compliance/screening/customer-scan.input.ts'
import { scanCustomer } from '#shop/compliance/screening/customer-scan.service.server.ts'
import { payPalClientId } from '#shop/payments/methods/methods.service.server.ts'
import { isPermitted, type Needed } from '#shop/permissions/panel-access.rules.ts'
import { energyAnswer } from '#shop/solar/calculator/energy-answer.rules.ts'
import { energyRequest, refusedFields } from '#shop/solar/calculator/energy-request.input.ts'
import { rowSecurityResponse } from '#web/test-centre/test-centre.server.ts'
import { accountingSummary, incomeSources } from './accounting-functions.server.ts'
import { assistantFunction } from './assistant-function.server.ts'
import { composeResponse } from './compose-function.server.ts'
import { connectTemplates, sendConfirmation } from './email-functions.server.ts'
import { createGuestOrder } from './place-order.server.ts'
import { runtimeResponse } from './runtime-function.server.ts'
import { systemResponse } from './system-function.server.ts'

type ShopFunction = (ctx: Ctx, body: unknown) => Promise<Response>

const done = () => new Response(null, { status: 204 })
const notUnderstood = () => Response.json({ error: { message: 'invalid_body' } }, { status: 400 })

const refusals = { not_signed_in: 401, not_allowed: 403 } as const
const refuse = (code: keyof typeof refusals) =>
  Response.json({ error: { message: code } }, { status: refusals[code] })
const notSaved = { headers: { 'Cache-Control': 'no-store' } }

/** The functions by name, as POST /functions/v1/{name} calls them. */
const functions: Readonly<Record<string, ShopFunction>> = {
  'check-system': systemResponse,
  create_guest_order: createGuestOrder,
  'compose-set': composeResponse,
  assistant: assistantFunction,
  'connect-email-templates': connectTemplates,
  'get-paypal-client-id': async (ctx) => {
    const clientId = payPalClientId(ctx)
    return clientId === null
      ? Response.json({ error: { message: 'not_configured' } }, { status: 404, ...notSaved })
      : Response.json({ clientId }, notSaved)
  },
  'calcular-energia-potencia': async (_ctx, body) => {
    const requested = energyRequest.safeParse(body)
    if (requested.success) return Response.json(energyAnswer(requested.data))
    const error = { message: 'invalid_body', fields: refusedFields(requested.error) }
    return Response.json({ error }, { status: 400 })
  },
  get_accounting_summary: accountingSummary,
  get_income_sources_summary: incomeSources,
  get_rls_status_for_exposed_schemas: rowSecurityResponse,
  'record-events': async (ctx, body) => {
    const batch = eventBatch.safeParse(body)
    if (!batch.success) return notUnderstood()
    await recordEvents(ctx, batch.data.events)
    return done()
  },
  'run-compliance-scan': async (ctx, body) => {
    const input = customerScan.safeParse(body)
    if (!input.success) return notUnderstood()
    const scan = await scanCustomer(ctx, input.data.customerName)
    return scan.ok ? Response.json(scan.value, notSaved) : refuse(scan.code)
  },
  runtime: runtimeResponse,
  'send-order-confirmation': sendConfirmation,
  'track-site-visit': async (ctx, body) => {
    const visit = siteVisit.safeParse(body)
    if (!visit.success) return notUnderstood()
    await recordVisit(ctx, visit.data)
    return done()
  },
}

/** What the functions for staff need. */
export const functionAccess: Readonly<Record<string, Needed>> = {
  'connect-email-templates': ['content'],
  get_accounting_summary: ['accounting'],
  get_income_sources_summary: ['accounting'],
  get_rls_status_for_exposed_schemas: 'everything',
  'run-compliance-scan': ['compliance'],
  'send-order-confirmation': ['orders'],
}

/** Whether an administrator's permissions refuse a function; other roles are refused by the function itself. */
export const isFunctionRefused = ({ user, actor }: Ctx, name: string): boolean =>
  actor.role === 'admin' && user !== null && !isPermitted(user, functionAccess[name] ?? 'anyone')

export const functionNames: readonly string[] = Object.keys(functions)

export const functionNamed = (name: string): ShopFunction | null =>
  Object.hasOwn(functions, name) ? (functions[name] ?? null) : null
