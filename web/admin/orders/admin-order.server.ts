import { randomUUID } from 'node:crypto'
import { parseMoney } from '#kernel/money-input.ts'
import type { Ctx } from '#platform/ctx.ts'
import { costInput } from '#shop/accounting/accounting.input.ts'
import { noteCost, orderCosts } from '#shop/accounting/accounting.service.server.ts'
import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import { declarationOf } from '#shop/compliance/declarations/declaration.service.server.ts'
import { scansOf } from '#shop/compliance/screening/screening.service.server.ts'
import { damageStatus } from '#shop/orders/images/damage.service.server.ts'
import { imagesOf } from '#shop/orders/images/images.service.server.ts'
import { delaysForStaff } from '#shop/orders/lifecycle/delay.service.server.ts'
import { actOnOrder } from '#shop/orders/lifecycle/staff.service.server.ts'
import { readAttempt, staffAction } from '#shop/orders/lifecycle/staff-action.input.ts'
import { historyOf, linkOf, orderByNumber } from '#shop/orders/orders.service.server.ts'
import { stepDates } from '#shop/orders/steps/step-dates.rules.ts'
import { orderMoney } from '#shop/payments/orders/order-money.service.server.ts'
import { refundOrder } from '#shop/payments/orders/refund-order.service.server.ts'
import { partsForStaff } from '#shop/payments/parts/staff/parts-for-staff.service.server.ts'
import type { Posted } from '#web/shell/request/request-body.server.ts'

/** The idempotency key of a page's forms: sent twice, they take effect once. */
export const newAttempt = (): string => randomUUID()

/** What an administrator sees of an order; null where there is none. */
export async function orderForStaff(ctx: Ctx, number: string) {
  const order = await orderByNumber(ctx, number)
  if (!order) return null
  const [parts, signed, history, money, costs, delays, pictures, damage, scans] = await Promise.all(
    [
      partsForStaff(ctx, order.number),
      declarationOf(ctx, order.id),
      historyOf(ctx, order.id),
      orderMoney(ctx, order.id),
      orderCosts(ctx, order.id),
      delaysForStaff(ctx, order.id),
      imagesOf(ctx, order.id),
      damageStatus(ctx, order),
      scansOf(ctx, order.id),
    ],
  )
  return {
    order,
    dates: stepDates(order, history),
    attempt: newAttempt(),
    link: `${ctx.shopUrl}${linkOf(ctx, order, 'payer')}`,
    ...{ money, parts, costs, ...delays, history },
    staff: await userNames(
      ctx,
      [
        ...history.map(({ by_user }) => by_user),
        ...[...money.lines, ...money.requests].map(({ by }) => by),
      ].filter((id) => id !== null),
    ),
    ...{ pictures, report: damage.report },
    scans: scans.map(({ role, name, verdict, reason, hits }) => ({
      ...{ role, name, verdict, reason },
      hit: hits[0] ?? null,
    })),
    signed: signed && {
      name: signed.signature,
      at: new Date(signed.signedAt),
      version: signed.version,
      text: signed.text,
    },
  }
}

/** Why an action was refused, and the field to correct; empty where it is none in particular. */
export interface OrderProblem {
  readonly code: string
  readonly field: string
}

const fieldOf: Readonly<Record<string, string>> = {
  reason_missing: 'reason',
  receiver_missing: 'receivedBy',
  export_basis_missing: 'basis',
  export_filing_missing: 'filing',
  export_filing_invalid: 'filing',
  delay_window: 'from',
  amount_invalid: 'amount',
  more_than_paid: 'amount',
  reference_missing: 'reference',
  reference_used: 'reference',
}
const problemOf = (code: string): OrderProblem => ({ code, field: fieldOf[code] ?? '' })

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1_000) : '')

async function sendBack(ctx: Ctx, orderId: string, posted: Posted): Promise<string | null> {
  const amount = parseMoney(text(posted.amount))
  if (amount === null) return 'amount_invalid'
  const bankReference = text(posted.reference)
  const attempt = readAttempt(posted.attempt)
  const input = { orderId, amount, reason: text(posted.reason), bankReference, attempt }
  const done = await refundOrder(ctx, input)
  if (!done.ok) return done.code
  return done.value === 'failed' ? 'failed' : null
}

async function addCost(ctx: Ctx, orderId: string, posted: Posted): Promise<string | null> {
  const input = costInput.safeParse(posted)
  if (!input.success) return 'amount_invalid'
  const done = await noteCost(ctx, orderId, input.data)
  return done.ok ? null : done.code
}

async function act(ctx: Ctx, orderId: string, posted: Posted) {
  const read = staffAction.safeParse(posted)
  if (!read.success) {
    const field = String(read.error.issues[0]?.path[0] ?? '')
    return field === 'reason' ? 'reason_missing' : { code: 'not_understood', field }
  }
  const done = await actOnOrder(ctx, orderId, read.data, readAttempt(posted.attempt))
  return done.ok ? null : done.code
}

const refusalOf = (ctx: Ctx, orderId: string, posted: Posted) => {
  if (posted.intent === 'refund') return sendBack(ctx, orderId, posted)
  return posted.intent === 'cost' ? addCost(ctx, orderId, posted) : act(ctx, orderId, posted)
}

/** Runs the requested action; null when it is done, otherwise the reason of the refusal. */
export async function actAsStaff(
  ctx: Ctx,
  orderId: string,
  posted: Posted,
): Promise<OrderProblem | null> {
  const code = await refusalOf(ctx, orderId, posted)
  return typeof code === 'string' ? problemOf(code) : code
}
