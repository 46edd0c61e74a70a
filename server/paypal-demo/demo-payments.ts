import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cents, centsFromDecimal, toDecimal } from '#kernel/money.ts'
import type { DemoCapture, DemoOrder, DemoState } from './demo-state.ts'

export interface DemoResponse {
  readonly status: 200 | 201 | 400 | 401 | 404 | 422
  readonly body: object
}

export const newId = (kind: string) => `${kind}${randomBytes(10).toString('hex').toUpperCase()}`

const problem = (status: DemoResponse['status'], name: string, issue: string): DemoResponse => ({
  status,
  body: { name, debug_id: 'demo', details: [{ issue }] },
})
const refused = (issue: string) => problem(422, 'UNPROCESSABLE_ENTITY', issue)
export const unknown = problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
export const notAllowed = problem(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN')
const notUnderstood = problem(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST')

const usd = (sum: number) => ({ currency_code: 'USD', value: toDecimal(cents(sum)) })

const refundedOf = ({ refunds }: DemoCapture) => refunds.reduce((sum, one) => sum + one.cents, 0)
/** What a capture still holds. */
export const restOf = (order: DemoOrder): number =>
  order.capture?.status === 'COMPLETED' ? order.cents - refundedOf(order.capture) : 0

function captureStatus(order: DemoOrder, capture: DemoCapture): string {
  if (capture.refunds.length === 0) return capture.status
  return restOf(order) === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

const captureBody = (order: DemoOrder, capture: DemoCapture) => ({
  id: capture.id,
  status: captureStatus(order, capture),
  ...(capture.status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
  amount: usd(order.cents),
  seller_receivable_breakdown: { paypal_fee: usd(0) },
})
const refundBody = (refund: DemoCapture['refunds'][number]) => ({
  id: refund.id,
  status: 'COMPLETED',
  amount: usd(refund.cents),
})

const orderBody = (order: DemoOrder) => ({
  id: order.id,
  status: order.status,
  payer: { name: { given_name: 'Pago', surname: 'de Prueba' } },
  purchase_units: [
    {
      custom_id: order.customId,
      invoice_id: order.invoiceId,
      amount: usd(order.cents),
      payments: {
        captures: order.capture ? [captureBody(order, order.capture)] : [],
        refunds: order.capture?.refunds.map(refundBody) ?? [],
      },
    },
  ],
  links: [{ rel: 'payer-action', href: `/paypal-demo?token=${order.id}` }],
})

const sum = z
  .object({ currency_code: z.literal('USD'), value: z.string().regex(/^\d{1,9}\.\d\d$/) })
  .transform(({ value }) => centsFromDecimal(value))
const pathOf = z.url().transform((url) => {
  const { pathname, search } = new URL(url)
  return pathname + search
})
const newOrder = z.object({
  purchase_units: z.tuple([
    z.object({ custom_id: z.string(), invoice_id: z.string(), amount: sum }),
  ]),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({ return_url: pathOf, cancel_url: pathOf }),
    }),
  }),
})

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}

/** The request that a provider's client sends twice is done once. */
export function createOrder(state: DemoState, raw: string, requestId: string): DemoResponse {
  const known = [...state.orders.values()].find((one) => one.requestId === requestId)
  if (known && requestId !== '') return { status: 200, body: orderBody(known) }
  const read = newOrder.safeParse(readJson(raw))
  if (!read.success) return notUnderstood
  const [unit] = read.data.purchase_units
  const { return_url, cancel_url } = read.data.payment_source.paypal.experience_context
  const order: DemoOrder = {
    ...{ id: newId('DEMO'), requestId, status: 'PAYER_ACTION_REQUIRED', cents: unit.amount },
    ...{ customId: unit.custom_id, invoiceId: unit.invoice_id },
    ...{ returnPath: return_url, cancelPath: cancel_url },
    ...{ plan: 'complete', capture: null, dispute: null },
  }
  state.orders.set(order.id, order)
  state.save()
  return { status: 201, body: orderBody(order) }
}

export function readOrder({ orders }: DemoState, id: string): DemoResponse {
  const order = orders.get(id)
  return order ? { status: 200, body: orderBody(order) } : unknown
}

export function captureOrder(state: DemoState, id: string, requestId: string): DemoResponse {
  const order = state.orders.get(id)
  if (!order) return unknown
  if (order.capture)
    return order.capture.requestId === requestId
      ? { status: 200, body: orderBody(order) }
      : refused('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED')
  if (order.plan === 'decline') return refused('INSTRUMENT_DECLINED')
  const status = order.plan === 'pending' ? 'PENDING' : 'COMPLETED'
  order.capture = { id: newId('CAPTURE'), requestId, status, refunds: [] }
  order.status = 'COMPLETED'
  state.save()
  return { status: 201, body: orderBody(order) }
}

export function addRefund(order: DemoOrder, amount: number, requestId: string) {
  const refund = { id: newId('REFUND'), requestId, cents: amount }
  order.capture?.refunds.push(refund)
  return refund
}

const requestedRefund = z.object({ amount: sum })

export function refundCapture(
  state: DemoState,
  captureId: string,
  { raw, requestId }: { readonly raw: string; readonly requestId: string },
): DemoResponse {
  const order = [...state.orders.values()].find(({ capture }) => capture?.id === captureId)
  if (!order?.capture) return unknown
  const known = order.capture.refunds.find((refund) => refund.requestId === requestId)
  if (known) return { status: 200, body: refundBody(known) }
  const read = requestedRefund.safeParse(readJson(raw))
  if (!read.success) return notUnderstood
  if (read.data.amount > restOf(order)) return refused('REFUND_AMOUNT_EXCEEDED')
  const refund = addRefund(order, read.data.amount, requestId)
  state.save()
  return { status: 201, body: refundBody(refund) }
}

export function readRefund({ orders }: DemoState, id: string): DemoResponse {
  const refund = [...orders.values()]
    .flatMap(({ capture }) => capture?.refunds ?? [])
    .find((one) => one.id === id)
  return refund ? { status: 200, body: refundBody(refund) } : unknown
}
