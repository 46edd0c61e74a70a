import { randomUUID } from 'node:crypto'
import { zero } from '#kernel/money.ts'
import type { Ctx } from '#platform/ctx.ts'
import { orderCosts } from '#shop/accounting/accounting.service.server.ts'
import { userNames } from '#shop/accounts/users/user-admin.service.server.ts'
import { unclassifiedAmong } from '#shop/catalogue/management/classification/classification.service.server.ts'
import { declarationOf } from '#shop/compliance/declarations/declaration.service.server.ts'
import { scansOf } from '#shop/compliance/screening/screening.service.server.ts'
import { damageStatus } from '#shop/orders/images/damage.service.server.ts'
import { imagesOf } from '#shop/orders/images/images.service.server.ts'
import { delaysForStaff } from '#shop/orders/lifecycle/delay.service.server.ts'
import { historyOf, linkOf, orderByNumber } from '#shop/orders/orders.service.server.ts'
import {
  historyWithoutMoney,
  linesWithoutMoney,
  withoutMoney,
} from '#shop/orders/packers-order.rules.ts'
import { stepDates } from '#shop/orders/steps/step-dates.rules.ts'
import { orderMoney } from '#shop/payments/orders/order-money.service.server.ts'
import { partsForStaff } from '#shop/payments/parts/staff/parts-for-staff.service.server.ts'
import { isPermitted, seesOrderMoney, staffOf } from '#shop/permissions/panel-access.rules.ts'

/** The idempotency key of a page's forms: sent twice, they take effect once. */
export const newAttempt = (): string => randomUUID()

type Shown = NonNullable<Awaited<ReturnType<typeof wholeOrder>>>

const forPacker = (shown: Shown): Shown => ({
  ...shown,
  order: { ...withoutMoney(shown.order), lines: linesWithoutMoney(shown.order.lines) },
  link: '',
  money: {
    ...{ captured: zero, refunded: zero, underway: zero, left: zero },
    ...{ lines: [], requests: [] },
  },
  ...{ parts: null, costs: [] },
  history: historyWithoutMoney(shown.history),
})

/** What an administrator sees of an order; null where there is none. */
export async function orderForStaff(ctx: Ctx, number: string): Promise<Shown | null> {
  const shown = await wholeOrder(ctx, number)
  if (!shown) return null
  const staff = staffOf(ctx.user)
  if (!seesOrderMoney(staff)) return forPacker(shown)
  // with the buyer's link one acts as the buyer
  return isPermitted(staff, ['orders']) ? shown : { ...shown, link: '' }
}

type Known = NonNullable<Awaited<ReturnType<typeof orderByNumber>>>

/** What would leave the country with its classification to be confirmed; nothing stops it, so it is named in time. */
async function unclassifiedOf(
  ctx: Ctx,
  { destination, delivery, lines }: Known,
): Promise<string[]> {
  const isHere = delivery === 'to_prepare' || delivery === 'prepared'
  if (destination !== 'cuba' || !isHere) return []
  return [...(await unclassifiedAmong(ctx, [...new Set(lines.map(({ productId }) => productId))]))]
}

async function wholeOrder(ctx: Ctx, number: string) {
  const order = await orderByNumber(ctx, number)
  if (!order) return null
  const [parts, signed, history, money, costs, delays, pictures, damage, scans, unclassified] =
    await Promise.all([
      partsForStaff(ctx, order.number),
      declarationOf(ctx, order.id),
      historyOf(ctx, order.id),
      orderMoney(ctx, order.id),
      orderCosts(ctx, order.id),
      delaysForStaff(ctx, order.id),
      imagesOf(ctx, order.id),
      damageStatus(ctx, order),
      scansOf(ctx, order.id),
      unclassifiedOf(ctx, order),
    ])
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
        ...[...money.lines, ...money.requests, ...costs].map(({ by }) => by),
      ].filter((id) => id !== null),
    ),
    ...{ pictures, report: damage.report, earlier: damage.earlier, unclassified },
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
