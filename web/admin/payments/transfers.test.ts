import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { askedIn } from '#tests/harness/panel/asked-in.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const path = '/admin/zelle'
const app = await testApp()

async function aTransfer() {
  const system = await asSystemActor({ config: signingConfig })
  const { id } = await anOrder().paidBy('zelle').total(20_626).insert(system.db)
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  await openZelle(system, order)
  const headers = { Cookie: (await aUser(system.db, { role: 'admin' })).cookie }
  return {
    order,
    open: (page: string) => visit(app, page, { headers }),
    send: (fields: Record<string, string>) =>
      visit(app, path, {
        ...{ method: 'POST', headers },
        body: new URLSearchParams({ order: id, asks: 'first', ...fields }),
      }),
    payment: async () => (await orderById(system, id))?.payment,
    written: async () =>
      (await emailsTo(system.db, order.buyer.email)).filter(({ text }) =>
        text?.includes(order.number),
      ).length,
  }
}

test('each order of the transfers leads to its page', async () => {
  const { open } = await aTransfer()
  const { text, page } = await open(path)
  const numbers = new Set(text.match(/GS(-[0-9A-Z]{4}){3}/g))
  expect(numbers.size).toBeGreaterThan(0)
  for (const number of numbers) expect(page.hrefs).toContain(`/admin/pedidos/${number}`)
})

test('more than the order is asked about before it counts, and the order says how much is too much', async () => {
  const { order, open, send, payment } = await aTransfer()
  const seen = { intent: 'approve', reference: randomUUID().slice(0, 8), amount: '306.26' }
  expect((await send({ ...seen, asks: 'no' })).status).toBe(409)
  const question = askedIn(await send(seen), `¿Aprobar el pago de ${order.number}?`)
  expect(question.text).toContain('Son $100.00 de más: escribiste $306.26 y faltaban $206.26.')
  expect(await payment()).toBe('awaiting_proof')
  const edited = await send({ ...question.fields, asks: 'edit' })
  const typed = edited.page.all('input[name="amount"]').map((field) => field.getAttribute('value'))
  expect(typed).toContain('306.26')
  const done = await send({ ...question.fields, asks: 'no' })
  expect(redirectTarget(done)).toBe(`${path}?hecho=paid`)
  const page = await open(`/admin/pedidos/${order.number}`)
  expect(page.text).toMatch(/De más, por devolver\s*\$100\.00/)
})

test('a rejection shows its letter and what it ends before it is sent, and so does an approval', async () => {
  const { order, send, payment, written } = await aTransfer()
  const before = await written()
  const approved = { intent: 'approve', reference: randomUUID().slice(0, 8), amount: '206.26' }
  expect(askedIn(await send(approved), `¿Aprobar el pago de ${order.number}?`).text).toContain(
    `Correo a ${order.buyer.email}`,
  )
  const refused = await send({ intent: 'reject', reason: '' })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Escribe el motivo'),
  ])
  const question = askedIn(
    await send({ intent: 'reject', reason: 'no aparece' }),
    `¿Rechazar el pago de ${order.number}?`,
  )
  expect(question.text).toContain('El pedido se cancela')
  expect(question.text).toContain(`Correo a ${order.buyer.email}`)
  expect([await payment(), await written()]).toEqual(['awaiting_proof', before])
  const done = await send({ ...question.fields, asks: 'no' })
  expect(redirectTarget(done)).toBe(`${path}?hecho=rejected`)
  expect([await payment(), await written()]).toEqual(['rejected', before + 1])
})

test('a second part of the payment that two saw at once is counted once', async () => {
  const { order, open, send } = await aTransfer()
  const pay = { intent: 'partial', reason: '' }
  await send({ ...pay, reference: randomUUID().slice(0, 8), amount: '50', asks: 'no' })
  const shown = await open(path)
  const form = shown.page
    .all('form')
    .find((one) => one.querySelector(`[name="order"][value="${order.id}"]`))
  const seen = form?.querySelector('[name="seen"]')?.getAttribute('value') ?? ''
  const ask = async () =>
    askedIn(
      await send({ ...pay, reference: randomUUID().slice(0, 8), amount: '60', seen }),
      `¿Anotar un pago parcial de ${order.number}?`,
    ).fields
  const [one, other] = [await ask(), await ask()]
  expect(redirectTarget(await send({ ...one, asks: 'no' }))).toBe(`${path}?hecho=noted`)
  const late = await send({ ...other, asks: 'no' })
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('El pedido cambió')])
  expect(late.text).toContain('$110.00')
  expect(late.text).not.toContain('$170.00')
})
