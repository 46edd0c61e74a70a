import type { Usd } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { booksWish } from '#shop/accounting/accounting.input.ts'
import {
  getAccountingSummary,
  getIncomeSourcesSummary,
} from '#shop/accounting/accounting.service.server.ts'

const notKept = { 'Cache-Control': 'no-store' }
const refuse = (message: string, status: number) =>
  Response.json({ error: { message } }, { status, headers: notKept })
const dollars = (amount: Usd) => amount / 100

type Verb<Value> = (
  ctx: Ctx,
  filter: ReturnType<typeof booksWish.parse>,
) => Promise<{ ok: true; value: Value } | { ok: false; code: 'not_allowed' }>

/** Answers staff in dollars, under the names that the specification gives. */
const answering =
  <Value>(verb: Verb<Value>, named: (value: Value) => Record<string, Usd>) =>
  async (ctx: Ctx, body: unknown): Promise<Response> => {
    if (!ctx.person) return refuse('not_signed_in', 401)
    const wish = booksWish.safeParse(body ?? {})
    if (ctx.actor.role === 'admin' && !wish.success) return refuse('invalid_body', 400)
    const answer = wish.success ? await verb(ctx, wish.data) : null
    if (!answer?.ok) return refuse('not_allowed', 403)
    const sums = Object.entries(named(answer.value)).map(([name, sum]) => [name, dollars(sum)])
    return Response.json(Object.fromEntries(sums), { headers: notKept })
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
