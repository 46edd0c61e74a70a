import { expect, test } from 'vitest'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { Paid, Why } from './history-notes.rules.ts'
import { orderChangeTranslation, whyOfOldReason } from './old-history.rules.ts'

const paypal: Paid = { method: 'paypal' }
const zelle: Paid = { method: readPaymentMethod('zelle', 'manual') }

test.each<[string, Why]>([
  ['placed', { event: { code: 'placed' } }],
  ['not paid in time', { event: { code: 'not_paid_in_time' } }],
  ['cancelled by the buyer', { event: { code: 'cancelled_by_buyer' } }],
  [
    'delay: 2026-12-01 – 2026-12-10. no llegó el barco',
    {
      event: { code: 'delay_sent', from: '2026-12-01', to: '2026-12-10' },
      reason: 'no llegó el barco',
    },
  ],
  [
    'delay:  – . no se sabe',
    { event: { code: 'delay_sent', from: '', to: '' }, reason: 'no se sabe' },
  ],
  ['delay: accepted (no answer)', { event: { code: 'delay_accepted', by: 'silence' } }],
  ['delay: accepted (the buyer)', { event: { code: 'delay_accepted', by: 'buyer' } }],
  ['delay: cancelled (no answer)', { event: { code: 'delay_cancelled', by: 'silence' } }],
  ['delay: cancelled (the buyer)', { event: { code: 'delay_cancelled', by: 'buyer' } }],
  [
    'export: SCP X2026 0101',
    { event: { code: 'export_basis_set', basis: 'SCP', filing: 'X2026 0101' } },
  ],
  ['export: GFT', { event: { code: 'export_basis_set', basis: 'GFT', filing: '' } }],
  [
    'tracking: Cubamax Caribe CM-1',
    { event: { code: 'tracking_set', carrier: 'Cubamax Caribe', tracking: 'CM-1' } },
  ],
  ['tracking: CM-1', { event: { code: 'tracking_set', carrier: '', tracking: 'CM-1' } }],
  ['tracking:', { event: { code: 'tracking_set', carrier: '', tracking: '' } }],
  [
    'letter sent again: order_received',
    { event: { code: 'email_resent', email: 'order_received' } },
  ],
  ['photograph of the delivery', { event: { code: 'delivery_picture_added' } }],
  ['the buyer told of damage', { event: { code: 'damage_reported' } }],
  ['answered what was told of damage', { event: { code: 'damage_answered' } }],
  ['Zelle: llegó un comprobante', { event: { code: 'proof_received', ...zelle } }],
  [
    'Zelle: visto en el banco, B 1/2',
    { event: { code: 'transfer_seen', ...zelle, reference: 'B 1/2' } },
  ],
  [
    'Zelle: visto en el banco, B-1. bien. Todo',
    { event: { code: 'transfer_seen', ...zelle, reference: 'B-1' }, reason: 'bien. Todo' },
  ],
  [
    'Zelle: otra prueba. no se lee',
    { event: { code: 'proof_asked_again', ...zelle }, reason: 'no se lee' },
  ],
  [
    'Zelle: rechazado. no llegó',
    { event: { code: 'transfer_rejected', ...zelle }, reason: 'no llegó' },
  ],
  ['Remitente de Zelle: listed', { event: { code: 'sender_held', ...zelle, verdict: 'listed' } }],
  ['Pagador de PayPal: keyword', { event: { code: 'payer_held', ...paypal, verdict: 'keyword' } }],
  ['PayPal: cobro empezado', { event: { code: 'capture_started', ...paypal } }],
  ['PayPal: cobro confirmado', { event: { code: 'captured', ...paypal } }],
  [
    'PayPal: el importe cobrado no es el del pedido',
    { event: { code: 'captured_other_amount', ...paypal } },
  ],
  ['PayPal: cobrado dos veces', { event: { code: 'captured_twice', ...paypal } }],
  [
    'PayPal: en revisión (ECHECK)',
    { event: { code: 'payment_under_review', ...paypal, issue: 'ECHECK' } },
  ],
  ['PayPal: pago rechazado', { event: { code: 'payment_declined', ...paypal } }],
  ['PayPal: sin aprobar', { event: { code: 'payment_not_approved', ...paypal } }],
  ['PayPal: reembolso', { event: { code: 'refunded', ...paypal } }],
  ['PayPal: disputa PP-D-7', { event: { code: 'dispute_opened', ...paypal, reference: 'PP-D-7' } }],
  [
    'PayPal: disputa PP-D-7 RESOLVED_SELLER_FAVOUR',
    {
      event: {
        code: 'dispute_closed',
        ...paypal,
        reference: 'PP-D-7',
        outcome: 'RESOLVED_SELLER_FAVOUR',
      },
    },
  ],
  [
    'PayPal: cobro 8AB12 revertido',
    { event: { code: 'capture_reversed', ...paypal, reference: '8AB12' } },
  ],
  [
    'PayPal: pagador por revisar',
    { event: { code: 'capture_failed', ...paypal, issue: 'payer_check' } },
  ],
  ['PayPal: gone', { event: { code: 'capture_failed', ...paypal, issue: 'gone' } }],
  [
    'PayPal: INSTRUMENT_DECLINED',
    { event: { code: 'capture_failed', ...paypal, issue: 'INSTRUMENT_DECLINED' } },
  ],
])('the old sentence %j becomes a code and what it knew', (old, why) => {
  expect(whyOfOldReason(old)).toEqual(why)
})

test.each(['llamó y lo quiere igual', '', 'PayPal: dice que no', 'export: lo hago yo', 'placed!'])(
  "text that is no sentence of the shop stays a person's reason: %j",
  (old) => {
    expect(whyOfOldReason(old)).toEqual({ reason: old })
  },
)

test('a row of an old backup gets its columns, as Postgres writes them', () => {
  const row = { id: '7', axis: 'payment', reason: 'Zelle: rechazado. no llegó', by_user: null }
  expect(orderChangeTranslation.translate(row)).toEqual({
    ...row,
    code: 'transfer_rejected',
    details: '{"method":"zelle"}',
    reason: 'no llegó',
  })
})
