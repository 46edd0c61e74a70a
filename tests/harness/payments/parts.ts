import { cents } from '#kernel/money.ts'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { payables } from '#server/payables.ts'
import { expireUnpaidOrders } from '#shop/orders/lifecycle/expiry.service.server.ts'
import { capturePayment } from '#shop/payments/engine/capture.service.server.ts'
import { startPayment } from '#shop/payments/engine/start.service.server.ts'
import { divideOrder } from '#shop/payments/parts/divide-order.service.server.ts'
import { settleEndedParts } from '#shop/payments/parts/settle-parts.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { anOrder, type InsertedOrder } from '../orders/an-order.ts'
import { checkNext } from './payments.ts'
import type { PayPalShop } from './paypal-shop.ts'

export const startPart = (ctx: ReturnType<PayPalShop['at']>, id: string) =>
  startPayment(ctx, payables.part, { payableId: id, provider: 'paypal' })
export const capturePart = (ctx: ReturnType<PayPalShop['at']>, named: string) =>
  capturePayment(ctx, payables.part, named)

const look = <Value>(shop: PayPalShop, work: (ctx: { readonly tx: Tx }) => Promise<Value>) =>
  inTransaction(asSystem(shop.db, 'a test looks'), work)

export const partIds = (shop: PayPalShop, orderId: string): Promise<string[]> =>
  look(shop, async ({ tx }) =>
    (
      await tx
        .selectFrom('order_parts')
        .select('id')
        .where('order_id', '=', orderId)
        .orderBy('number')
        .execute()
    ).map(({ id }) => id),
  )

/** An order to be paid at PayPal, divided; typed amounts in cents, null shares the rest. */
export async function divided(
  shop: PayPalShop,
  typed: readonly (number | null)[] = [null, null, null],
  total = 30_970,
): Promise<InsertedOrder & { readonly parts: readonly string[] }> {
  const order = await anOrder().paidBy('paypal').total(total).insert(shop.db)
  const made = await divideOrder(
    shop.at(),
    order.id,
    typed.map((amount, at) => ({
      name: `Pariente ${at + 1}`,
      amount: amount === null ? null : cents(amount),
    })),
  )
  if (!made.ok) throw new Error(made.code)
  return { ...order, parts: await partIds(shop, order.id) }
}

/** Begins to pay a part and approves it at PayPal; its id there. */
export async function approvedPart(
  shop: PayPalShop,
  id: string,
  payer: [string, string] = ['Marta', 'Pérez'],
  minute = 0,
): Promise<string> {
  const started = await startPart(shop.at(minute), id)
  if (!started.ok) throw new Error(started.code)
  approve(shop.state, started.value.providerPaymentId, payer)
  return started.value.providerPaymentId
}

export async function payPart(shop: PayPalShop, id: string, minute = 0): Promise<void> {
  const outcome = await capturePart(
    shop.at(minute),
    await approvedPart(shop, id, ['Marta', 'Pérez'], minute),
  )
  if (outcome !== 'paid') throw new Error(outcome)
}

const jobs = (shop: PayPalShop, minute: number) => ({
  ...shop.at(minute),
  ...asSystem(shop.db, 'a test runs the jobs'),
})

/** Runs what expires, settles and reconciles at this minute, and again until nothing is due. */
export async function runJobs(shop: PayPalShop, minute: number): Promise<void> {
  await expireUnpaidOrders(jobs(shop, minute))
  await settleEndedParts(jobs(shop, minute))
  for (let later = 0; later <= 5; later += 1)
    while (await checkNext(shop.at(minute + 2 * later))) {}
}

/** What each part received less what it returned. */
export const balances = (shop: PayPalShop, parts: readonly string[]): Promise<number[]> =>
  look(shop, async ({ tx }) => {
    const entries = await tx
      .selectFrom('payments')
      .select(['part_id', 'kind', 'amount_cents'])
      .where('part_id', 'in', [...parts])
      .execute()
    return parts.map((id) =>
      entries
        .filter(({ part_id }) => part_id === id)
        .reduce((sum, { kind, amount_cents }) => {
          return sum + (kind === 'capture' ? 1 : -1) * Number(amount_cents)
        }, 0),
    )
  })
