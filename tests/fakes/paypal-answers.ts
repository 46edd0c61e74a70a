import { randomBytes } from 'node:crypto'
import {
  type FakeOrder,
  type FakePayPalState,
  type FakeRequest,
  type Fault,
  keyOf,
} from './paypal-state.ts'

interface FakeResult {
  readonly status: number
  readonly body: unknown
}

/** No two twins give the same name. */
const newId = (kind: string) => `${kind}${randomBytes(8).toString('hex').toUpperCase()}`

const problem = (status: number, name: string, issue: string): FakeResult => ({
  status,
  body: { name, message: 'no', debug_id: 'd3bu9', details: [{ issue, description: 'no' }] },
})
const unprocessable = (issue: string) => problem(422, 'UNPROCESSABLE_ENTITY', issue)
const unknown = problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

const usd = (value: string) => ({ currency_code: 'USD', value })

const orderBody = (state: FakePayPalState, order: FakeOrder) => ({
  id: order.id,
  intent: 'CAPTURE',
  status: order.status,
  payer: { name: { given_name: order.payer[0], surname: order.payer[1] }, payer_id: 'P1' },
  purchase_units: [
    {
      reference_id: 'default',
      custom_id: order.customId,
      invoice_id: order.invoiceId,
      amount: usd(order.value),
      payments: {
        captures: order.captures.map(({ id, status, reason, value }) => ({
          id,
          status,
          ...(reason ? { status_details: { reason } } : {}),
          amount: usd(value),
          final_capture: true,
          custom_id: order.customId,
          seller_receivable_breakdown: { gross_amount: usd(value), paypal_fee: usd('1.23') },
        })),
        refunds: order.refunds.map(({ id, status, value }) => ({ id, status, amount: usd(value) })),
      },
    },
  ],
  links: [
    { rel: 'self', href: `${state.base}/v2/checkout/orders/${order.id}` },
    { rel: 'payer-action', href: `${state.base}/checkoutnow?token=${order.id}` },
  ],
})

interface Overrides {
  purchase_units: {
    custom_id: string
    invoice_id: string
    amount: { value: string; breakdown: Record<string, { value: string }> }
    items: { quantity: string; unit_amount: { value: string } }[]
  }[]
  payment_source: { paypal: { experience_context: { return_url: string } } }
}

const toCents = (value = '0.00') => {
  if (!/^\d+\.\d\d$/.test(value)) throw new Error(`not a sum: ${value}`)
  return Number(value.replace('.', ''))
}

function isSummedUp({ amount, items }: Overrides['purchase_units'][0]): boolean {
  const part = (name: string) => toCents(amount.breakdown[name]?.value)
  const parts = part('item_total') + part('shipping') + part('handling') + part('tax_total')
  const ofItems = items.reduce(
    (sum, { quantity, unit_amount }) => sum + Number(quantity) * toCents(unit_amount.value),
    0,
  )
  return toCents(amount.value) === parts - part('discount') && ofItems === part('item_total')
}

function create(state: FakePayPalState, { raw }: FakeRequest): FakeResult {
  const overrides = JSON.parse(raw) as Overrides
  const [unit] = overrides.purchase_units
  if (!unit || !isSummedUp(unit)) return unprocessable('AMOUNT_MISMATCH')
  const order: FakeOrder = {
    id: newId('ORDER'),
    status: 'PAYER_ACTION_REQUIRED',
    value: unit.amount.value,
    customId: unit.custom_id,
    invoiceId: unit.invoice_id,
    returnUrl: overrides.payment_source.paypal.experience_context.return_url,
    payer: ['Marta', 'Pérez'],
    captures: [],
    refunds: [],
  }
  state.orders.set(order.id, order)
  return { status: 201, body: orderBody(state, order) }
}

const isPaidElsewhere = (state: FakePayPalState, { id, invoiceId }: FakeOrder) =>
  [...state.orders.values()].some(
    (other) => other.id !== id && other.invoiceId === invoiceId && other.captures.length > 0,
  )

function capture(state: FakePayPalState, order: FakeOrder, fault?: Fault): FakeResult {
  if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED')
  if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED')
  if (isPaidElsewhere(state, order)) return unprocessable('DUPLICATE_INVOICE_ID')
  const made = fault?.kind === 'capture_status' ? fault : { status: 'COMPLETED', reason: '' }
  order.captures.push({
    id: newId('CAPTURE'),
    status: made.status,
    reason: made.reason ?? '',
    value: fault?.kind === 'amount' ? fault.value : order.value,
  })
  order.status = 'COMPLETED'
  return { status: 201, body: orderBody(state, order) }
}

function refund(
  state: FakePayPalState,
  captureId: string,
  { raw }: FakeRequest,
  fault?: Fault,
): FakeResult {
  const order = [...state.orders.values()].find(({ captures }) =>
    captures.some(({ id }) => id === captureId),
  )
  const captured = order?.captures.find(({ id }) => id === captureId)
  if (!order || !captured) return unknown
  const { value } = (JSON.parse(raw) as { amount: { value: string } }).amount
  const gone = order.refunds.reduce((sum, made) => sum + toCents(made.value), 0)
  if (gone + toCents(value) > toCents(captured.value))
    return unprocessable('REFUND_AMOUNT_EXCEEDED')
  const status = fault?.kind === 'capture_status' ? fault.status : 'COMPLETED'
  const made = { id: newId('REFUND'), captureId, status, value }
  order.refunds.push(made)
  captured.status =
    gone + toCents(value) === toCents(captured.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  return { status: 201, body: { id: made.id, status, amount: usd(value) } }
}

function getRefund(state: FakePayPalState, id: string): FakeResult {
  const found = [...state.orders.values()]
    .flatMap(({ refunds }) => refunds)
    .find((r) => r.id === id)
  if (!found) return unknown
  return { status: 200, body: { id, status: found.status, amount: usd(found.value) } }
}

function verify(state: FakePayPalState, { raw }: FakeRequest): FakeResult {
  const requests = JSON.parse(raw) as Record<string, string>
  const event = raw.slice(raw.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)
  const isOurs =
    state.sent.has(requests.transmission_id ?? '') &&
    requests.webhook_id === 'webhook-1' &&
    requests.transmission_sig === `signed ${event.length}`
  return { status: 200, body: { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' } }
}

const kindOf = ({ method, path }: FakeRequest): keyof FakePayPalState['faults'] | null => {
  if (path.endsWith('/capture')) return 'capture'
  if (path.endsWith('/refund')) return 'refund'
  if (path === '/v2/checkout/orders') return 'create'
  return method === 'GET' ? 'get' : null
}

function perform(state: FakePayPalState, requests: FakeRequest, fault?: Fault): FakeResult {
  const { path } = requests
  const [, orderId = '', verb = ''] =
    /^\/v2\/checkout\/orders\/([^/]+)(\/capture)?$/.exec(path) ?? []
  if (path === '/v2/checkout/orders') return create(state, requests)
  const order = state.orders.get(orderId)
  if (orderId !== '' && !order) return unknown
  if (order)
    return verb ? capture(state, order, fault) : { status: 200, body: orderBody(state, order) }
  const captureId = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path)?.[1]
  if (captureId) return refund(state, captureId, requests, fault)
  const refundId = /^\/v2\/payments\/refunds\/([^/]+)$/.exec(path)?.[1]
  if (refundId) return getRefund(state, refundId)
  if (path === '/v1/notifications/webhooks/webhook-1')
    return { status: 200, body: { id: 'webhook-1', url: state.webhookUrl } }
  return path.endsWith('/verify-webhook-signature') ? verify(state, requests) : unknown
}

function withFault(state: FakePayPalState, requests: FakeRequest, fault?: Fault): FakeResult {
  if (fault?.kind === 'issue') return unprocessable(fault.issue)
  const failed = (status: number) =>
    problem(status, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVICE_ERROR')
  if (fault?.kind === 'status' && !fault.afterwards) return failed(fault.status)
  const response = perform(state, requests, fault)
  // the same request id is the same request: its first answer is given again
  if (requests.requestId !== '' && response.status < 300)
    state.answered.set(keyOf(requests), response)
  if (fault?.kind === 'lost_after') state.breaking = keyOf(requests)
  return fault?.kind === 'status' ? failed(fault.status) : response
}

/** Answers as PayPal would, and does what PayPal would have done. */
export function handleAs(state: FakePayPalState, requests: FakeRequest): FakeResult {
  if (requests.path === '/v1/oauth2/token') {
    const isKnown = requests.authorization === `Basic ${btoa('client-1:secret-1')}`
    if (!isKnown) return { status: 401, body: { error: 'invalid_client' } }
    const token = `token-${state.tokens.size + 1}`
    state.tokens.add(token)
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 32_400 } }
  }
  if (!state.tokens.has(requests.authorization.replace('Bearer ', '')))
    return problem(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN')
  const kind = kindOf(requests)
  const fault = kind ? state.faults[kind].shift() : undefined
  const replayed = state.answered.get(keyOf(requests))
  if (replayed && !fault) return { ...replayed, status: 200 }
  return withFault(state, requests, fault)
}
