import { beforeAll, expect, test } from 'vitest'
import { changeDelivery, changePayment } from '#shop/orders/lifecycle/changes.service.server.ts'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { staffWithOldSession } from '#tests/harness/users/old-session.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'

let order: OrderWithLines
const address = 'compra.correos@example.com'
const path = () => `/admin/pedidos/${order.number}/correos`
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const subjectsTo = async (to: string) =>
  (await emailsTo(await testDatabase(), to)).map(({ email }) => email)

beforeAll(async () => {
  const system = await asSystemActor({ config: signingConfig })
  const recipient = aRecipient({ email: '' })
  order = await anOrder().inUsa().buyer({ email: address }).recipient(recipient).place(system)
  const acting = { orderId: order.id, reason: 'a test' }
  await changePayment(system, { ...acting, to: 'paid' })
  for (const to of ['prepared', 'handed_over', 'in_transit', 'delivered'] as const)
    await changeDelivery(system, { ...acting, to })
  await asOwner(
    `update outbox set sent_at = now(), html = null, text = null where recipient = '${address}'`,
  )
})

test('what was sent is listed, previewed, and sent to a corrected address that the history names', async () => {
  const browser = await staff()
  const list = await browser.open(path())
  expect(list.text).toContain('Pago confirmado')
  expect(list.text).not.toContain('cancelado')
  const preview = await browser.open(`${path()}?correo=order_delivered`)
  expect(preview.text).toContain(order.number)
  expect(preview.page.field('Enviar a').getAttribute('value')).toBe(address)
  const fields = { email: 'order_delivered', seen: preview.page.valueOf('seen') ?? '' }
  const sent = await browser.send(path(), { ...fields, to: 'Corregida@Example.com ' })
  expect(sent.status).toBe(303)
  expect(await subjectsTo('corregida@example.com')).toEqual(['order_delivered'])
  const history = (await browser.open(`/admin/pedidos/${order.number}`)).text
  expect(history).toContain('correo enviado otra vez a corregida@example.com')
})

test('a letter with the link asks an old session for the password, unless it goes to an address of the order', async () => {
  const user = await staffWithOldSession(await testDatabase())
  const browser = await aBrowser(user.cookie)
  const { page } = await browser.open(`${path()}?correo=order_delivered`)
  const fields = { email: 'order_delivered', seen: page.valueOf('seen') ?? '' }
  const own = await browser.send(path(), { ...fields, to: ` ${address.toUpperCase()} ` })
  expect(own.status).toBe(303)
  const to = 'otra.correos@example.net'
  const asked = await browser.send(path(), { ...fields, to })
  expect([asked.status, asked.text]).toEqual([403, expect.stringContaining('Confirma que eres tú')])
  expect(await subjectsTo(to)).toEqual([])
  const answered = { ...fields, to, identity_password: knownPassword }
  expect((await browser.send(path(), answered)).status).toBe(303)
  expect(await subjectsTo(to)).toEqual(['order_delivered'])
  const rows = await asOwner(
    `select after from audit_entries where area = 'email' and subject = '${order.number}' order by id desc limit 1`,
  )
  expect(rows).toMatchObject([{ after: { other_address: true } }])
})

test('what has not left yet is listed as such and not sent twice; what could not leave may go to another address', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const to = 'lento.correos@example.com'
  const slow = await anOrder().inUsa().buyer({ email: to }).place(system)
  await changePayment(system, { orderId: slow.id, to: 'paid', reason: 'a test' })
  const browser = await staff()
  const place = `/admin/pedidos/${slow.number}/correos`
  const waiting = await browser.open(place)
  expect(waiting.text).toContain('todavía no: está en camino')
  const links = (page: typeof waiting.page) =>
    page.hrefs.filter((href) => href.endsWith('correo=payment_confirmed'))
  expect(links(waiting.page)).toEqual([])
  const refused = await browser.open(`${place}?correo=payment_confirmed`)
  expect(refused.text).toContain('no se ha enviado, o ya no corresponde')
  await asOwner(`update outbox set failed_at = now() where recipient = '${to}'`)
  const failed = await browser.open(place)
  expect(failed.text).toContain('no salió')
  expect(links(failed.page)).toHaveLength(1)
})

test('of two orders of one buyer each shows what of its own e-mails left', async () => {
  const system = await asSystemActor({ config: signingConfig })
  const buyer = { email: 'dos.correos@example.com' }
  const left = await anOrder().inUsa().buyer(buyer).place(system)
  const waits = await anOrder().inUsa().buyer(buyer).place(system)
  for (const { id } of [left, waits])
    await changePayment(system, { orderId: id, to: 'paid', reason: 'a test' })
  await asOwner(`update outbox set sent_at = now(), html = null, text = null, provider_id = 'x'
    where position('${left.number}' in subject) > 0`)
  const browser = await staff()
  const shown = async ({ number }: { number: string }) =>
    (await browser.open(`/admin/pedidos/${number}/correos`)).text
  expect(await shown(left)).not.toContain('todavía no: está en camino')
  expect(await shown(waits)).toContain('todavía no: está en camino')
})

test('a buyer whose order was delivered cannot be told that it was cancelled, by no form and no request', async () => {
  const browser = await staff()
  const before = await subjectsTo(address)
  const preview = await browser.open(`${path()}?correo=order_cancelled`)
  expect(preview.text).toContain('no se ha enviado, o ya no corresponde')
  const forms = [
    [path(), { email: 'order_cancelled', to: address, seen: 'x' }],
    [`/admin/pedidos/${order.number}`, { intent: 'resend', email: 'order_cancelled' }],
  ] as const
  for (const [to, fields] of forms) expect((await browser.send(to, fields)).status).toBe(409)
  expect(await subjectsTo(address)).toEqual(before)
})

test('nothing is sent unseen, and a mistyped address is answered beside its field', async () => {
  const browser = await staff()
  const before = await subjectsTo(address)
  const unseen = await browser.send(path(), { email: 'order_delivered', to: address })
  expect([unseen.status, unseen.text]).toEqual([409, expect.stringContaining('o no lo viste')])
  const seen = unseen.page.valueOf('seen') ?? ''
  const bad = await browser.send(path(), { email: 'order_delivered', to: 'rosa@', seen })
  expect([bad.status, bad.text]).toEqual([
    409,
    expect.stringContaining('dirección de correo válida'),
  ])
  expect(bad.page.field('Enviar a').getAttribute('value')).toBe('rosa@')
  expect(await subjectsTo(address)).toEqual(before)
})

test('asking for information says that no e-mail is sent', async () => {
  const held = await anOrder()
    .held()
    .insert(await testDatabase())
  const { text } = await (await staff()).open(`/admin/pedidos/${held.number}?accion=ask`)
  expect(text).toContain('Anotar que se pidió un dato')
  expect(text).toContain('No se envía ningún correo')
})
