import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { answerNotification, reportDamage } from '#shop/orders/images/damage.service.server.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const staff = () => asAdmin({ config: signingConfig })
const safety = 'no lo conecten'

async function receivedOrder() {
  const files = memoryStore()
  const system = await asSystemActor({ files, config: signingConfig })
  const app = await testApp({ files, now: () => new Date() })
  const { id, number } = await anOrder().paidBy('paypal').paid().insert(system.db)
  const [payers, recipients] = [randomUUID(), randomUUID()].map((name) => `${name}@example.com`)
  await asOwner(`update orders set delivery_status = 'delivered', buyer_email = '${payers}',
    buyer = buyer || '{"email": "${payers}"}',
    recipient = recipient || '{"email": "${recipients}"}' where id = '${id}'`)
  await asOwner(`insert into order_changes (order_id, axis, to_state, by_role, changed_at)
    values ('${id}', 'delivery', 'delivered', 'system', now() - interval '1 hour')`)
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  const links = {
    payer: linkOf(system, order, 'payer'),
    recipient: linkOf(system, order, 'recipient'),
  }
  const report = (description: string) => {
    const body = new FormData()
    body.set('description', description)
    const headers = { 'X-Forwarded-For': aClientIp() }
    return visit(app, `${links.recipient}/danos`, { method: 'POST', body, headers })
  }
  const earlier = () =>
    asOwner(`update damage_reports set reported_at = reported_at - interval '10 minutes'
      where order_id = '${id}'`)
  const { cookie } = await aUser(system.db, { role: 'admin' })
  const asStaff = { headers: { Cookie: cookie } }
  const kinds = async (email = '') =>
    (await emailsTo(system.db, email)).map(({ email: kind }) => kind)
  return { app, system, order, number, links, report, earlier, asStaff, payers, recipients, kinds }
}

test('a recipient who reports damage reads at once what to leave alone, and is answered herself', async () => {
  const { app, system, order, number, links, report, asStaff, ...rest } = await receivedOrder()
  const start = 'Para empezar'
  expect((await visit(app, links.recipient)).text).toContain(start)
  expect(redirectTarget(await report('El panel llegó rajado.'))).toBe(links.recipient)
  const reported = await visit(app, links.recipient)
  expect(reported.text).toContain(safety)
  expect(reported.text).toContain('te respondemos en esta página')
  expect(reported.text).not.toContain(start)
  expect(reported.page.hrefs).toContain(`${links.recipient}/danos`)

  const paying = await visit(app, links.payer)
  expect(paying.text).toContain('Lo que nos contó quien recibe')
  expect(paying.text).not.toContain('Lo que nos contaste')
  expect(paying.text).not.toContain('Que lo disfruten')
  expect(paying.text).toContain(safety)
  const panel = await visit(app, `/admin/pedidos/${number}`, asStaff)
  expect(panel.text).toContain('Quien recibe avisó de un daño')
  expect(panel.text).not.toContain('El comprador avisó de un daño')

  const [toPayer] = await emailsTo(system.db, rest.payers ?? '')
  expect(toPayer?.text).not.toContain('nos escribiste')
  expect(toPayer?.subject).toContain('avisó de un daño')
  const [toRecipient] = await emailsTo(system.db, rest.recipients ?? '')
  expect(toRecipient?.text).toContain(safety)
  expect(toRecipient?.text).toContain('El panel llegó rajado.')

  await answerNotification(await staff(), order.id, { answer: 'Mandamos otro mañana.' })
  expect((await rest.kinds(rest.recipients)).toSorted()).toEqual([
    ...['recipient_damage_answered', 'recipient_damage_received'],
  ])
  const answered = await visit(app, links.recipient)
  expect(answered.text).toContain('Mandamos otro mañana.')
  expect(answered.text).toContain(start)
})

test('what is found damaged later is reported too, and one answer is for all that waited', async () => {
  const { app, order, number, links, report, earlier, asStaff } = await receivedOrder()
  await report('El panel llegó rajado.')
  expect((await report('El panel llegó rajado.')).status).toBe(400)
  await earlier()
  expect(redirectTarget(await report('Y falta el cable.'))).toBe(links.recipient)
  const panel = await visit(app, `/admin/pedidos/${number}`, asStaff)
  for (const text of ['El panel llegó rajado.', 'Y falta el cable.'])
    expect(panel.text).toContain(text)
  await answerNotification(await staff(), order.id, { answer: 'Van los dos.' })
  expect((await visit(app, '/admin/danos', asStaff)).text).not.toContain(number)
})

test('an answer to the payer, who may read of money, is not on the page of the recipient', async () => {
  const { app, system, order, links } = await receivedOrder()
  const damage = { ...{ description: 'Roto.', reporter: 'payer' as const }, files: [] }
  await reportDamage(system, order, damage)
  expect((await visit(app, links.recipient)).text).toContain(safety)
  await answerNotification(await staff(), order.id, { answer: 'Te devolvemos $20.00.' })
  const { text } = await visit(app, links.recipient)
  expect(text).toContain('ya le respondimos')
  expect(text).not.toContain('Te devolvemos')
})
