import { randomUUID } from 'node:crypto'

export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly raw: string
  readonly requestId: string
  readonly authorization: string
}

export interface FakeCapture {
  readonly id: string
  status: string
  reason: string
  value: string
}

export interface FakeRefund {
  readonly id: string
  readonly captureId: string
  status: string
  readonly value: string
}

export interface FakeOrder {
  readonly id: string
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  value: string
  customId: string
  readonly invoiceId: string
  readonly returnUrl: string
  payer: readonly [string, string]
  readonly captures: FakeCapture[]
  readonly refunds: FakeRefund[]
}

/** What the next matching request meets instead of a plain answer. */
export type Fault =
  | { readonly kind: 'lost_after' }
  | { readonly kind: 'status'; readonly status: number; readonly afterwards?: boolean }
  | { readonly kind: 'issue'; readonly issue: string }
  | { readonly kind: 'capture_status'; readonly status: string; readonly reason?: string }
  | { readonly kind: 'amount'; readonly value: string }

export interface FakePayPalState {
  base: string
  /** Where the shop really is, when its return address does not say. */
  home: string
  /** What becomes of PayPal's script. */
  script: 'buttons' | 'broken' | 'silent'
  /** Where the webhook of the shop leads. */
  webhookUrl: string
  readonly orders: Map<string, FakeOrder>
  readonly answered: Map<string, { status: number; body: unknown }>
  readonly calls: (FakeRequest & { status: number })[]
  readonly faults: { capture: Fault[]; create: Fault[]; get: Fault[]; refund: Fault[] }
  /** Transmission ids that PayPal sent itself. */
  readonly sent: Set<string>
  tokens: Set<string>
  breaking: string
  count: number
  breaks(requests: FakeRequest): boolean
}

export function newState(): FakePayPalState {
  return {
    base: '',
    home: '',
    script: 'buttons',
    webhookUrl: 'http://shop.test/webhooks/paypal',
    orders: new Map(),
    answered: new Map(),
    calls: [],
    faults: { capture: [], create: [], get: [], refund: [] },
    sent: new Set(),
    tokens: new Set(),
    breaking: '',
    count: 0,
    breaks(requests) {
      const isBroken = this.breaking !== '' && this.breaking === keyOf(requests)
      if (isBroken) this.breaking = ''
      return isBroken
    },
  }
}

export const keyOf = ({ method, path, requestId }: FakeRequest): string =>
  `${method} ${path} ${requestId}`

/** The buyer agrees at PayPal. */
export function approve(
  state: FakePayPalState,
  id: string,
  payer?: readonly [string, string],
): void {
  const order = state.orders.get(id)
  if (!order) throw new Error(`the twin knows no order ${id}`)
  order.status = 'APPROVED'
  if (payer) order.payer = payer
}

const inCents = (value: string) => Math.round(Number(value) * 100)
const came = ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']

/** What PayPal took for an order of the shop, by all its payments, in cents. */
export const takenFor = (state: FakePayPalState, customId: string): number =>
  [...state.orders.values()]
    .filter((order) => order.customId === customId)
    .flatMap(({ captures }) => captures)
    .filter(({ status }) => came.includes(status))
    .reduce((sum, { value }) => sum + inCents(value), 0)

/** A notice as PayPal sends it, with the headers that prove it. */
export function notice(state: FakePayPalState, event: Readonly<Record<string, unknown>>) {
  state.count += 1
  const transmission = `transmission-${state.count}-${randomUUID()}`
  state.sent.add(transmission)
  const body = JSON.stringify({ id: `WH-${randomUUID()}`, ...event })
  const headers = {
    'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    'PAYPAL-CERT-URL': 'https://api.paypal.com/certs/1',
    'PAYPAL-TRANSMISSION-ID': transmission,
    'PAYPAL-TRANSMISSION-SIG': `signed ${body.length}`,
    'PAYPAL-TRANSMISSION-TIME': '2026-11-21T17:00:00Z',
  }
  return { body, headers }
}
