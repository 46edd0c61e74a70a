import { asSystem } from '#platform/database/transaction.ts'
import { changePayment, holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { approve, type Fault, notice } from '#tests/fakes/paypal-state.ts'
import { anOrder } from '../orders/an-order.ts'
import type { Chances } from '../stress.ts'
import { captureOrder, checkNext, startOrder, takeNotice } from './payments.ts'
import { noticeOf } from './paypal-notices.ts'
import type { PayPalShop } from './paypal-shop.ts'

const createFaults: readonly (Fault | null)[] = [
  null,
  null,
  { kind: 'lost_after' },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500, afterwards: true },
]
export const captureFaults: readonly (Fault | null)[] = [
  null,
  null,
  { kind: 'lost_after' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 500, afterwards: true },
  { kind: 'status', status: 429 },
  { kind: 'amount', value: '1.00' },
  { kind: 'amount', value: '2.00' },
  { kind: 'capture_status', status: 'PENDING', reason: 'PENDING_REVIEW' },
  { kind: 'capture_status', status: 'DECLINED' },
  { kind: 'issue', issue: 'INSTRUMENT_DECLINED' },
  { kind: 'issue', issue: 'COMPLIANCE_VIOLATION' },
  { kind: 'issue', issue: 'ORDER_ALREADY_CAPTURED' },
  { kind: 'issue', issue: 'SOMETHING_NEW' },
]
export const getFaults: readonly (Fault | null)[] = [
  null,
  null,
  null,
  { kind: 'status', status: 502 },
  { kind: 'lost_after' },
]

const sendWebhook = (shop: PayPalShop, minute: number, type: string, payPalId: string) => {
  const isOrder = type.startsWith('CHECKOUT.ORDER.')
  const related = { supplementary_data: { related_ids: { order_id: payPalId } } }
  const sent = notice(shop.state, {
    event_type: type,
    resource: isOrder ? { id: payPalId } : { id: 'C', ...related },
  })
  return takeNotice(shop.at(minute), noticeOf(sent))
}

/** What happens between agreeing and the end, in any sequence and at once. */
const happenings: Record<
  string,
  (shop: PayPalShop, order: { id: string; payPalId: string }, minute: number) => Promise<unknown>
> = {
  comesBack: (shop, { payPalId }, minute) => captureOrder(shop.at(minute), payPalId),
  clicksTwice: (shop, { payPalId }, minute) =>
    Promise.all([0, 1].map(() => captureOrder(shop.at(minute), payPalId))),
  approvalArrives: (shop, { payPalId }, minute) =>
    sendWebhook(shop, minute, 'CHECKOUT.ORDER.APPROVED', payPalId),
  captureArrives: (shop, { payPalId }, minute) =>
    sendWebhook(shop, minute, 'PAYMENT.CAPTURE.COMPLETED', payPalId),
  beginsAgain: (shop, { id }, minute) => startOrder(shop.at(minute), id),
  expires: (shop, { id }, minute) =>
    changePayment(
      { ...shop.at(minute), ...asSystem(shop.db, 'a storm') },
      { orderId: id, from: 'awaiting_payment', to: 'expired', reason: 'a storm' },
    ),
  isHeld: (shop, { id }, minute) =>
    holdOrder(
      { ...shop.at(minute), ...asSystem(shop.db, 'a storm') },
      { orderId: id, reason: 'a storm' },
    ),
  jobRuns: (shop, _, minute) => checkNext(shop.at(minute)),
}

export const addFault = (
  shop: PayPalShop,
  kind: 'capture' | 'create' | 'get',
  fault: Fault | null,
) => {
  shop.state.faults[kind].length = 0
  if (fault) shop.state.faults[kind].push(fault)
}

/** What was reviewed is decided by PayPal in the end. */
function decide(shop: PayPalShop, payPalId: string, luck: Chances): void {
  for (const capture of shop.state.orders.get(payPalId)?.captures ?? [])
    if (capture.status === 'PENDING') capture.status = luck.oneOf(['COMPLETED', 'DECLINED'])
}

async function agreed(shop: PayPalShop, luck: Chances) {
  const order = await anOrder()
    .paidBy('paypal')
    .total(100 * luck.oneOf([1, 310, 4_899]) + 97)
    .insert(shop.db)
  for (let attempts = 0; ; attempts += 1) {
    addFault(shop, 'create', attempts > 3 ? null : luck.oneOf(createFaults))
    const started = await startOrder(shop.at(), order.id)
    if (!started.ok) continue
    approve(shop.state, started.value.providerPaymentId)
    return { ...order, payPalId: started.value.providerPaymentId }
  }
}

/** One order in bad weather, until PayPal and the shop have nothing more to say. */
export async function runConcurrently(shop: PayPalShop, luck: Chances): Promise<string> {
  const order = await agreed(shop, luck)
  const names = Object.keys(happenings)
  for (let minute = 1; minute <= 4; minute += 1) {
    addFault(shop, 'capture', luck.oneOf(captureFaults))
    addFault(shop, 'get', luck.oneOf(getFaults))
    const at = [luck.oneOf(names), luck.oneOf(names)].map((name) =>
      happenings[name]?.(shop, order, minute),
    )
    await Promise.all(at)
  }
  addFault(shop, 'capture', null)
  addFault(shop, 'get', null)
  decide(shop, order.payPalId, luck)
  for (let minute = 10; minute <= 900; minute += 70) while (await checkNext(shop.at(minute))) {}
  return order.id
}
