import type { Usd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { accountingQuery } from '#shop/accounting/accounting.input.ts'
import type { AccountingFilter } from '#shop/accounting/accounting.rules.ts'
import {
  getAccountingSummary,
  getIncomeSourcesSummary,
} from '#shop/accounting/accounting.service.server.ts'
import { allMethods } from '#shop/payments/methods/methods.service.server.ts'

const notSaved = { 'Cache-Control': 'no-store' }
const refuse = (message: string, status: number) =>
  Response.json({ error: { message } }, { status, headers: notSaved })
const dollars = (amount: Usd) => amount / 100

type Verb<Value> = (
  ctx: Ctx,
  filter: AccountingFilter,
) => Promise<{ ok: true; value: Value } | { ok: false; code: 'not_allowed' }>

/** Returns dollars to staff, under the names of the specification. */
const answering =
  <Value>(verb: Verb<Value>, named: (value: Value) => Record<string, Usd>) =>
  async (ctx: Ctx, body: unknown): Promise<Response> => {
    if (!ctx.user) return refuse('not_signed_in', 401)
    const methods = (await allMethods(ctx)).map(({ method }) => method)
    const input = accountingQuery(methods).safeParse(body ?? {})
    if (ctx.actor.role === 'admin' && !input.success) return refuse('invalid_body', 400)
    const result = input.success ? await verb(ctx, input.data) : null
    if (!result?.ok) return refuse('not_allowed', 403)
    const sums = Object.entries(named(result.value)).map(([name, sum]) => [name, dollars(sum)])
    return Response.json(Object.fromEntries(sums), { headers: notSaved })
  }

export const accountingSummary = answering(
  getAccountingSummary,
  ({ revenue, cogs, costs, profit }) => ({
    total_revenue: revenue,
    total_cogs: cogs,
    total_costs: costs,
    total_profit: profit,
  }),
)

export const incomeSources = answering(
  getIncomeSourcesSummary,
  ({ product, delivery, shipping, other }) => ({
    product_profit: product,
    delivery_fee_profit: delivery,
    shipping_profit: shipping,
    other,
  }),
)
