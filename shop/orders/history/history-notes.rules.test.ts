import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import { staff as en } from '../messages/staff.en.ts'
import { staff as es } from '../messages/staff.es.ts'
import { formatChange, type HistoryEvent, noteColumns, noteText } from './history-notes.rules.ts'

const messages = { es, en }
const zelle = readPaymentMethod('zelle', 'manual')
const names: Readonly<Record<string, string>> = { paypal: 'PayPal', zelle: 'Zelle' }
const nameIn = (event: HistoryEvent | undefined) =>
  event && 'method' in event ? (names[event.method] ?? null) : null
const read = (event: HistoryEvent | undefined, locale: Locale, reason = '') =>
  noteText(
    { ...noteColumns({ event, reason }), method_name: nameIn(event) },
    messages[locale],
    locale,
  )

test("notes of the shop are shown in the viewer's language", () => {
  expect(read({ code: 'placed' }, 'es')).toBe('pedido hecho')
  expect(read({ code: 'placed' }, 'en')).toBe('order placed')
  expect(read({ code: 'capture_started', method: 'paypal' }, 'en')).toBe('PayPal: capture started')
})

test("a person's reason follows verbatim", () => {
  const seen = { code: 'transfer_seen', method: zelle, reference: 'B-1' } as const
  expect(read(seen, 'es', 'bien')).toBe('Zelle: visto en el banco, B-1. bien')
  expect(read(seen, 'en')).toBe('Zelle: confirmed at the bank, B-1')
  expect(read(undefined, 'en', 'llegó roto')).toBe('llegó roto')
})

test('codes among the details are shown as text, and an unknown provider code is not shown', () => {
  const failed = { code: 'capture_failed', method: 'paypal' } as const
  expect(read({ ...failed, issue: 'INSTRUMENT_DECLINED' }, 'en')).toBe(
    'PayPal: not captured (the card or account was declined)',
  )
  expect(read({ ...failed, issue: 'NEVER_HEARD_OF' }, 'en')).toBe(
    'PayPal: not captured (unspecified reason)',
  )
  expect(read({ code: 'payer_held', method: 'paypal', verdict: 'listed' }, 'es')).toBe(
    'Quien paga por PayPal: está en una lista',
  )
  expect(read({ code: 'email_resent', email: 'order_received' }, 'en')).toBe(
    'e-mail resent: Order received',
  )
  expect(read({ code: 'delay_accepted', by: 'silence' }, 'en')).toBe(
    'the new date is waited for: nobody answered in time',
  )
})

test('the new days of a delay are dates, and a missing date is stated', () => {
  expect(read({ code: 'delay_sent', from: '2026-12-01', to: '2026-12-10' }, 'en', 'rain')).toBe(
    'delay: Dec 1, 2026 – Dec 10, 2026. rain',
  )
  expect(read({ code: 'delay_sent', from: '', to: '' }, 'es')).toBe('demora: sin fecha nueva')
})

test('a code of a later version shows nothing rather than the code', () => {
  const row = {
    ...{ code: 'from_tomorrow', details: { method: 'paypal' }, reason: 'así fue' },
    method_name: 'PayPal',
  }
  expect(noteText(row, es, 'es')).toBe('así fue')
})

test('a change of state is shown with its actor, and a mere note without one', () => {
  const change = {
    ...{ ...noteColumns({ reason: 'lo pidió' }), method_name: null },
    ...{ by_role: 'admin', from_state: 'paid' },
  }
  expect(formatChange({ ...change, axis: 'payment', to_state: 'refund_due' }, es, 'es')).toEqual({
    axis: 'Pago',
    from: 'pagado',
    to: 'reembolso pendiente',
    by: 'administración',
    note: 'lo pidió',
  })
  const chosen = { ...change, by_role: 'system', code: 'delay_cancelled', details: { by: 'buyer' } }
  const moved = { ...chosen, axis: 'delivery', to_state: 'cancelled', reason: '' }
  expect(formatChange(moved, es, 'es')).toMatchObject({
    by: 'quien compra',
    note: 'se canceló por la demora: lo eligió quien compra',
  })
  const noted = formatChange({ ...change, axis: 'note', from_state: '', to_state: '' }, es, 'es')
  expect(noted).toMatchObject({ axis: '', from: '', to: '' })
})
