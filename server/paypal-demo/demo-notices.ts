import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { DemoOrder } from './demo-state.ts'

export interface DemoNotice {
  readonly event_type: string
  readonly resource: object
}

const related = ({ id }: DemoOrder) => ({ supplementary_data: { related_ids: { order_id: id } } })

export const approvedNotice = (order: DemoOrder): DemoNotice => ({
  event_type: 'CHECKOUT.ORDER.APPROVED',
  resource: { id: order.id },
})

export const captureNotice = (
  order: DemoOrder,
  change: 'COMPLETED' | 'DENIED' | 'REFUNDED',
): DemoNotice => ({
  event_type: `PAYMENT.CAPTURE.${change}`,
  resource: { id: order.capture?.id ?? '', ...related(order) },
})

const outcomes = { won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' } as const

export function disputeNotice({ capture, dispute }: DemoOrder): DemoNotice {
  const state = dispute?.state ?? 'open'
  return {
    event_type: `CUSTOMER.DISPUTE.${state === 'open' ? 'CREATED' : 'RESOLVED'}`,
    resource: {
      id: dispute?.id ?? '',
      disputed_transactions: [{ seller_transaction_id: capture?.id ?? '' }],
      ...(state === 'open' ? {} : { dispute_outcome: { outcome_code: outcomes[state] } }),
    },
  }
}

const signature = (secret: string, transmissionId: string, body: string): string =>
  createHmac('sha256', secret).update(`${transmissionId}|${body}`).digest('base64')

/** A webhook request as PayPal sends it; only this process can sign it. */
export function signedNotice(secret: string, notice: DemoNotice, now: Date) {
  const body = JSON.stringify({ id: `WH-DEMO-${randomUUID()}`, ...notice })
  const transmissionId = randomUUID()
  const headers = {
    'PAYPAL-AUTH-ALGO': 'SHA256withRSA',
    'PAYPAL-CERT-URL': 'https://api.paypal.com/v1/notifications/certs/demo',
    'PAYPAL-TRANSMISSION-ID': transmissionId,
    'PAYPAL-TRANSMISSION-SIG': signature(secret, transmissionId, body),
    'PAYPAL-TRANSMISSION-TIME': now.toISOString(),
  }
  return { body, headers }
}

const marker = '"webhook_event":'

/** Whether this demonstration signed the event of a verification request, whose bytes are compared as received. */
export function isSigned(secret: string, raw: string): boolean {
  const start = raw.indexOf(marker)
  if (start === -1) return false
  const body = raw.slice(start + marker.length, -1)
  const { transmission_id: id, transmission_sig: sent } = JSON.parse(
    `${raw.slice(0, start).replace(/,\s*$/, '')}}`,
  ) as Readonly<Record<string, string>>
  const expected = Buffer.from(signature(secret, id ?? '', body))
  const received = Buffer.from(sent ?? '')
  return expected.length === received.length && timingSafeEqual(expected, received)
}
