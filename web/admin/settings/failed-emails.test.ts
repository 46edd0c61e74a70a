import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { cancelOrder, changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const db = await testDatabase()

/** An order whose e-mails were only written to files. */
async function orderInFiles() {
  const system = await asSystemActor({ config: signingConfig })
  const email = `${randomUUID()}@example.com`
  const recipient = aRecipient({ email: '' })
  const order = await anOrder().inUsa().buyer({ email }).recipient(recipient).place(system)
  await changePayment(system, { orderId: order.id, to: 'paid', reason: 'a test' })
  await asOwner(`update outbox set sent_at = now(), provider_id = id || '.eml'
    where sent_at is null and recipient = '${email}'`)
  return { ...order, email, system }
}

const outboxOf = ({ email }: { email: string }) =>
  inTransaction(asSystem(db, 'a test reads the outbox'), async ({ tx }) => {
    const { rows } = await sql<{ id: string; failed: boolean; sent: boolean }>`
      select id, failed_at is not null as failed, sent_at is not null as sent
      from outbox where recipient = ${email} and letter = 'payment_confirmed'`.execute(tx)
    return rows
  })

/** The boxes of a question, ticked as they are shown. */
const ticked = (html: string) =>
  Object.fromEntries((html.match(/envia-[0-9a-f-]{36}/g) ?? []).map((name) => [name, 'on']))

const staff = async (SMTP_URL: string) => {
  const config = { ...signingConfig, SMTP_URL, MAIL_FROM: 'tienda@example.com' }
  const app = await testApp({ now: () => new Date(), config })
  return aBrowser((await aUser(db, { role: 'admin' })).cookie, app)
}

test('what was only written to files is counted and listed, and sent together once there is a service: not what is no longer true', async () => {
  const [lasting, cancelled] = [await orderInFiles(), await orderInFiles()]
  await cancelOrder(cancelled.system, { orderId: cancelled.id, reason: 'a test' })
  const without = await staff('')
  expect((await without.open('/admin')).text).toMatch(/[1-9]\d* correos? que no sali/)
  const list = await without.open('/admin/cartas')
  expect(list.text).toContain(lasting.email)
  expect(list.text).toContain('Se envían juntos aquí cuando el correo esté configurado.')
  expect(list.text).not.toContain('Enviar los que siguen siendo verdad')
  const files = { what: 'files', asks: 'no' }
  expect(redirectTarget(await without.send('/admin/cartas', files))).toMatch(/enviados=0$/)

  const browser = await staff('smtp://127.0.0.1:9')
  await asOwner(`update outbox set sent_at = null where recipient = '${lasting.email}'`)
  const queued = (await browser.open('/admin/cartas')).text
  expect(queued).toMatch(/[1-9]\d* correos? est\S+ en cola/)
  expect(queued).not.toContain('Todos los correos salieron.')
  await asOwner(`update outbox set sent_at = now() where recipient = '${lasting.email}'`)
  const asked = await browser.send('/admin/cartas', { what: 'files', asks: 'first' })
  const dialog = asked.page.within(
    asked.page.dialog('¿Enviar los correos que quedaron en ficheros?'),
  )
  const [leaving, staying] = dialog.text.split('no sale')
  expect(leaving).toContain(lasting.email)
  expect(leaving).not.toContain(cancelled.email)
  expect(staying).toContain(cancelled.email)
  expect(redirectTarget(await browser.send('/admin/cartas', files))).toMatch(/enviados=0$/)
  const sent = await browser.send('/admin/cartas', { ...files, ...ticked(asked.html) })
  expect(redirectTarget(sent)).toMatch(/enviados=[1-9]/)
  const after = await browser.open('/admin/cartas')
  for (const { email } of [lasting, cancelled]) expect(after.text).not.toContain(email)
  const waiting = (await emailsTo(db, lasting.email)).filter(({ text }) => text !== null)
  expect(waiting.map(({ email }) => email)).toEqual(['payment_confirmed'])
})

test('what failed and is not true any more is not sent again, and a box that is not ticked stays', async () => {
  const [lasting, unticked, refunded] = [
    await orderInFiles(),
    await orderInFiles(),
    await orderInFiles(),
  ]
  for (const { email } of [lasting, unticked, refunded])
    await asOwner(`update outbox set sent_at = null, provider_id = '', failed_at = now(),
      last_error = '550 nobody' where recipient = '${email}'`)
  await changePayment(refunded.system, { orderId: refunded.id, to: 'refunded', reason: 'a test' })
  const browser = await staff('smtp://127.0.0.1:9')
  const asked = await browser.send('/admin/cartas', { asks: 'first' })
  const [leaving, staying] = asked.page
    .within(asked.page.dialog('¿Enviar otra vez estos correos?'))
    .text.split('no sale')
  expect(leaving).toContain(lasting.email)
  expect(leaving).not.toContain(refunded.email)
  expect(staying).toContain(refunded.email)
  const boxes = ticked(asked.html)
  const [own] = await outboxOf(unticked)
  delete boxes[`envia-${own?.id}`]
  await browser.send('/admin/cartas', { asks: 'no', ...boxes })
  const stateOf = async (order: { email: string }) =>
    (await outboxOf(order)).map(({ failed, sent }) => ({ failed, sent }))
  expect(await stateOf(lasting)).toEqual([{ failed: false, sent: false }])
  expect(await stateOf(unticked)).toEqual([{ failed: true, sent: false }])
  expect(await stateOf(refunded)).toContainEqual({ failed: false, sent: true })
  const after = (await browser.open('/admin/cartas')).text
  expect(after).toContain(unticked.email)
  expect(after).not.toContain(refunded.email)
})

test('what failed is not offered to be sent while it would only become a file', async () => {
  const { email } = await orderInFiles()
  await asOwner(`update outbox set sent_at = null, provider_id = '', failed_at = now(),
    last_error = '550 nobody' where recipient = '${email}'`)
  for (const [address, isOffered] of [
    ['', false],
    ['smtp://127.0.0.1:9', true],
  ] as const) {
    const { text } = await (await staff(address)).open('/admin/cartas')
    expect(text).toContain(email)
    expect(text.includes('Enviar todos otra vez')).toBe(isOffered)
  }
})
