import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { cents } from '#kernel/money.ts'
import { shopFacts } from '#shop/settings/settings.rules.ts'
import { exampleEmail, exampleSettings } from '../order-email.fixture.ts'
import type { OrderEmailKind, OrderFacts } from '../order-email.rules.ts'
import { writtenOrderEmail } from './order-email.server.ts'

/** The text of an e-mail on one line. */
function flat(kind: OrderEmailKind, changed: Partial<OrderFacts>, locale: Locale = 'es'): string {
  const order = { ...exampleEmail(kind, locale).order, ...changed }
  const facts = shopFacts(exampleSettings, locale)
  return writtenOrderEmail({ kind, order }, facts, locale).text.replace(/\s+/g, ' ')
}

const online = { isPaid: true, method: 'paypal', methodName: 'PayPal' } as const

test('an incident after the delivery is none on the way, and has its details', () => {
  const after = flat('order_incident', { wasDelivered: true, note: 'Falta un cable.' })
  expect(after).toContain('que ya se entregó')
  expect(after).toContain('Falta un cable.')
  expect(after).not.toContain('en el camino')
  expect(flat('order_incident', {})).toContain('en el camino')
})

test('the confirmation of an order names what came too much, and of no other', () => {
  const received = (amount: number) => ({
    partial: { received: cents(amount), missing: cents(0) },
  })
  const of = (amount: number) => flat('payment_confirmed', { ...online, ...received(amount) })
  expect(of(196_499 + 3_268)).toContain('Llegaron $32.68 de más')
  expect(of(196_499)).not.toContain('de más')
})

test('a cancellation and its refund say the same: how much, by which way, when it starts and when it shows', () => {
  const rest = { ...online, held: cents(36_671), returned: cents(5_845) }
  const ended = flat('order_cancelled', rest)
  expect(ended).toContain('lo que queda de lo que pagaste, $366.71')
  expect(ended).toContain('de $425.16 ya se te había devuelto $58.45')
  expect(ended).not.toContain('todo lo que pagaste')
  const cancelled = flat('order_cancelled', { ...online, held: cents(12_345) })
  expect(cancelled).toContain('Te devolvemos todo lo que pagaste, $123.45, por donde se pagó.')
  expect(cancelled).toContain('7 días hábiles')
  const at = new Date('2026-11-22T03:00:00Z')
  const refunded = flat('order_refunded', { ...online, refunded: cents(12_345), refundedAt: at })
  for (const part of ['Devuelto: $123.45', 'Por: PayPal', 'Fecha: 21 nov 2026'])
    expect(refunded).toContain(part)
  const together = { ...online, isDivided: true, refunded: cents(1_000), refundedAt: at }
  expect(flat('order_refunded', together)).not.toContain('PayPal')
  const wait =
    'Suele verse en unos días; si se pagó con tarjeta, puede tardar hasta el próximo estado de cuenta.'
  for (const text of [cancelled, refunded]) expect(text).toContain(wait)
  expect(flat('order_cancelled', { ...online, held: cents(500) }, 'en')).toContain(
    'We refund everything you paid, $5.00, the way it was paid.',
  )
})

test.each([
  ['es', 'todo lo que pagaste', 'lo que queda de lo que pagaste, $366.71'],
  ['en', 'everything you paid', 'what is left of what you paid, $366.71'],
] as const)(
  'a delay notice promises what is left after a part went back (%s)',
  (locale, all, rest) => {
    const window = null
    const before = flat('order_delayed', { ...online, window }, locale)
    expect(before.split(all)).toHaveLength(3)
    const partly = { ...online, window, held: cents(36_671), returned: cents(5_845) }
    const after = flat('order_delayed', partly, locale)
    expect(after.split(rest)).toHaveLength(3)
    expect(after).not.toContain(all)
  },
)

test('money that is on its way back is not promised a second time, and the letter of a refund says what is still to come', () => {
  const money = { held: cents(1_745), returned: cents(5_100), underway: cents(9_000) }
  const ended = flat('order_cancelled', { ...online, ...money })
  expect(ended).toContain('lo que queda de lo que pagaste, $17.45')
  expect(ended).toContain('de $158.45, $141.00 ya se te devolvieron o van en camino')
  const nothing = { held: cents(0), returned: cents(5_100), underway: cents(10_745) }
  const all = flat('order_cancelled', { ...online, ...nothing })
  expect(all).toContain('Todo lo que pagaste, $158.45, ya se te devolvió o va en camino')
  expect(all).not.toContain('$0.00')
  const part = { ...online, refunded: cents(5_100), refundedAt: new Date('2026-11-22T03:00:00Z') }
  const refunded = flat('order_refunded', { ...part, ...money, isGoingBack: true })
  for (const row of ['Devuelto: $51.00', 'Todavía por devolver: $107.45'])
    expect(refunded).toContain(row)
  expect(refunded).not.toContain('Devuelto antes')
  const second = {
    ...part,
    isGoingBack: true,
    held: cents(5_745),
    returned: cents(10_100),
    underway: cents(0),
  }
  expect(flat('order_refunded', second)).toContain('Devuelto antes: $50.00')
  for (const goesOn of [part, { ...part, ...money }])
    expect(flat('order_refunded', goesOn)).not.toContain('por devolver')
})

test('whose payment the provider did not accept reads so, that nothing was charged, and of no money to send back', () => {
  const declined = {
    isPaid: false,
    isDeclined: true,
    method: 'paypal',
    methodName: 'PayPal',
  } as const
  const spanish = flat('order_cancelled', declined)
  expect(spanish).toContain('PayPal no aceptó tu pago')
  expect(spanish).toContain('No se cobró nada')
  expect(spanish).not.toContain('habías enviado el dinero')
  const english = flat('order_cancelled', declined, 'en')
  expect(english).toContain('PayPal did not accept your payment')
  expect(english).toContain('Nothing was charged')
})
