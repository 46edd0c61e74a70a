import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { orderMoney } from '#shop/payments/orders/order-money.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { askedIn } from '#tests/harness/panel/asked-in.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const app = await testApp()
let admin = ''
beforeAll(async () => {
  admin = (await aUser(await testDatabase(), { role: 'admin' })).cookie
})

async function paidBy(method: 'zelle' | 'paypal', excess?: number) {
  const system = await asSystemActor({ config: signingConfig })
  const order = await anOrder().inUsa().paidBy(method).place(system)
  for (const to of method === 'paypal' ? (['capturing', 'paid'] as const) : (['paid'] as const))
    await changePayment(system, { orderId: order.id, reason: 'a test', to })
  const received = excess === undefined ? 20_000 : order.total + excess
  await inTransaction(system, ({ tx }) =>
    sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at)
      values (${order.id}, ${method}, 'capture', ${order.id}, ${received}, now())`.execute(tx),
  )
  const path = `/admin/pedidos/${order.number}`
  return {
    order,
    path,
    open: (query = '') => visit(app, path + query, { headers: { Cookie: admin } }),
    send: (fields: Record<string, string>) =>
      visit(app, path, {
        ...{ method: 'POST', body: new URLSearchParams({ intent: 'refund', ...fields }) },
        headers: { Cookie: admin },
      }),
    refunded: async () => (await orderMoney(system, order.id)).refunded,
  }
}
const paidByZelle = () => paidBy('zelle')
const whole = { reason: 'llegó roto', asks: 'first' }

test('the largest refund stands beside its field, and more is refused there, once, before anything is asked', async () => {
  const { open, send, refunded } = await paidByZelle()
  const form = await open('?accion=refund')
  expect(form.page.description(form.page.field('Importe en dólares'))).toContain(
    'Como mucho $200.00',
  )
  const reference = randomUUID()
  const refused = await send({ ...whole, amount: '200.01', reference })
  expect(refused.status).toBe(409)
  const field = refused.page.field('Importe en dólares')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const sentence = 'Es más de lo que se puede devolver: como mucho $200.00.'
  expect(refused.page.description(field)).toContain(sentence)
  expect(refused.text.split(sentence).length - 1).toBe(1)
  expect(refused.page.valueOf('reason')).toBe('llegó roto')
  expect(refused.text).not.toContain('¿Devolver')
  const without = await send({ ...whole, amount: '10', reference: '' })
  expect([without.status, without.text]).toEqual([
    409,
    expect.stringContaining('Escribe la referencia del banco.'),
  ])
  expect(await refunded()).toBe(0)
})

test('of an order that was paid with too much, what is too much is proposed, not the whole', async () => {
  const { open } = await paidBy('zelle', 3_268)
  const { page } = await open('?accion=refund')
  expect(page.valueOf('amount')).toBe('32.68')
  expect(page.description(page.field('Importe en dólares'))).toContain('Llegaron $32.68 de más')
})

test('an amount that is none is marked in its field, with its sentence', async () => {
  const { send, refunded } = await paidByZelle()
  for (const amount of ['-5', 'mucho', '']) {
    const refused = await send({ ...whole, amount, reference: randomUUID() })
    const field = refused.page.field('Importe en dólares')
    expect([amount, refused.status, field.getAttribute('aria-invalid')]).toEqual([
      amount,
      409,
      'true',
    ])
    expect(refused.page.description(field)).toContain('El importe no es válido.')
  }
  expect(await refunded()).toBe(0)
})

test('a refund is confirmed on a page that repeats amount, method and consequence, also without scripts', async () => {
  const { order, open, path, send, refunded } = await paidByZelle()
  const reference = randomUUID()
  const attempt = randomUUID()
  const asked = await send({ ...whole, amount: '50', reference, form: 'refund', attempt })
  expect(asked.status).toBe(200)
  const dialog = asked.page.within(asked.page.dialog(`¿Devolver $50.00 de ${order.number}?`))
  for (const text of ['$50.00', 'Zelle', reference, 'llegó roto', 'después quedan $150.00'])
    expect(dialog.text).toContain(text)
  expect(dialog.text).toContain('No se puede deshacer')
  expect(dialog.text).toContain(`Correo a ${order.buyer.email}`)
  expect(await refunded()).toBe(0)
  const hidden = Object.fromEntries(
    dialog
      .all('form input[type=hidden]')
      .map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  )
  const edited = await send({ ...hidden, asks: 'edit' })
  expect(edited.page.field('Importe en dólares').getAttribute('value')).toBe('50')
  const done = await send({ ...hidden, asks: 'no' })
  expect([done.status, redirectTarget(done)]).toEqual([303, `${path}?hecho=refund`])
  expect(await refunded()).toBe(5_000)
  expect((await open('?hecho=refund')).text).toContain('Reembolso hecho')
  const again = await send({ ...hidden, asks: 'no' })
  expect([redirectTarget(again), await refunded()]).toEqual([`${path}?hecho=refund_before`, 5_000])
  expect((await open('?hecho=refund_before')).text).toContain(
    'El reembolso de $50.00 ya está hecho; el segundo toque no mandó otro.',
  )
  expect((await open('?hecho=refund_before&lng=en')).text).toContain(
    'The refund of $50.00 is made; the second press did not send another.',
  )
})

test('an order of which a part went back says so before it is prepared, also in English', async () => {
  const { open, send } = await paidByZelle()
  await send({ reason: 'un panel', amount: '50', reference: randomUUID() })
  expect((await open()).text).toContain('ya se devolvió una parte: $50.00 de $200.00')
  expect((await open('?lng=en')).text).toContain('A part of this order was already refunded')
})

test('a cancelled order reads as paid and refunded, and offers nothing of its way', async () => {
  const { open, send } = await paidByZelle()
  await send({ intent: 'cancel', reason: 'lo pidió' })
  expect((await open()).text).toContain('Pago confirmado : hecho, por devolver')
  const { page } = await open()
  for (const name of [
    'Agencia y seguimiento',
    'Avisar de una demora',
    'Etiqueta y lista de empaque',
  ])
    expect(page.has('link', name)).toBe(false)
  await send({ reason: 'lo pidió', amount: '200', reference: randomUUID() })
  expect((await open()).text).toContain('Pago confirmado : hecho y devuelto')
})

test('an order within the USA offers no export file', async () => {
  const { open } = await paidByZelle()
  const { page } = await open()
  expect(page.has('link', 'Etiqueta y lista de empaque')).toBe(true)
  expect(page.has('link', 'Expediente de exportación')).toBe(false)
  expect((await open('/expediente')).status).toBe(404)
})

test('the letter of a refund that the provider sends is shown too, and nothing moves', async () => {
  const { order, send, refunded } = await paidBy('paypal')
  const asked = await send({ ...whole, amount: '50', form: 'refund' })
  expect(asked.status).toBe(200)
  const dialog = asked.page.within(asked.page.dialog(`¿Devolver $50.00 de ${order.number}?`))
  expect(dialog.text).toContain(`Correo a ${order.buyer.email}`)
  expect(dialog.text).toContain('$50.00')
  expect(await refunded()).toBe(0)
})

test('a reason that is too long is refused beside its field, before anything is asked', async () => {
  const { send, refunded } = await paidByZelle()
  const long = { ...whole, reason: 'a'.repeat(501), amount: '1.00', reference: randomUUID() }
  const refused = await send(long)
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Es demasiado largo: 500 letras como mucho.'),
  ])
  expect(refused.page.valueOf('reason')).toBe(long.reason)
  expect(await refunded()).toBe(0)
})

test.for(['zelle', 'paypal'] as const)(
  'of two who read the same question about a refund by %s, the second moves no money and reads what is left now',
  async (method) => {
    const { order, send, refunded } = await paidBy(method)
    const ask = async () => {
      const fields = { ...whole, reference: randomUUID(), amount: '50', form: 'refund' }
      const asked = await send(fields)
      return askedIn(asked, `¿Devolver $50.00 de ${order.number}?`).fields
    }
    const [one, other] = [await ask(), await ask()]
    expect((await send({ ...one, asks: 'no' })).status).toBe(303)
    const sum = await refunded()
    const late = await send({ ...other, attempt: randomUUID(), asks: 'no' })
    expect([late.status, await refunded()]).toEqual([409, sum])
    expect(late.text).toContain('cambió mientras tanto, y no se devolvió nada')
    if (method === 'zelle') expect(late.text).toContain('devuelto $50.00')
    expect([late.page.valueOf('amount'), late.page.valueOf('reason')]).toEqual(['50', 'llegó roto'])
    // whoever read the figures of now may go on
    expect((await send({ ...(await ask()), asks: 'no' })).status).toBe(303)
  },
)

test('of an order that ended nothing is said to be missing', async () => {
  const db = await testDatabase()
  const shownIn = async (payment: string) => {
    const { number } = await anOrder().paidBy('zelle').inState(payment).insert(db)
    return (await visit(app, `/admin/pedidos/${number}`, { headers: { Cookie: admin } })).text
  }
  expect(await shownIn('awaiting_proof')).toContain('Falta por recibir')
  for (const payment of ['expired', 'cancelled', 'rejected'])
    expect(await shownIn(payment)).not.toContain('Falta por recibir')
})
