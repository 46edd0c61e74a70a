import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { aScreenshot, hostileFiles } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const files = memoryStore()
const hours = (count: number) => new Date(Date.now() - count * 3_600_000)

async function delivered(hoursAgo = 1) {
  const system = await asSystemActor({ files })
  const app = await testApp({ files, now: () => new Date() })
  const { id, number } = await anOrder().paidBy('paypal').paid().insert(system.db)
  await inTransaction(system, async ({ tx }) => {
    await sql`update orders set delivery_status = 'delivered' where id = ${id}`.execute(tx)
    await sql`insert into order_changes (order_id, axis, to_state, by_role, changed_at)
      values (${id}, 'delivery', 'delivered', 'system', ${hours(hoursAgo)})`.execute(tx)
  })
  const order = await orderById(system, id)
  if (!order) throw new Error('no order')
  const link = linkOf({ config: signingConfig }, order, 'payer')
  const recipient = linkOf({ config: signingConfig }, order, 'recipient')
  const { cookie } = await aUser(system.db, { role: 'admin' })
  const send = (
    path: string,
    images: Readonly<Record<string, readonly Buffer[]>>,
    fields: Readonly<Record<string, string>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const body = new FormData()
    for (const [name, all] of Object.entries(images))
      for (const bytes of all) body.append(name, new File([new Uint8Array(bytes)], 'x.svg'))
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return visit(app, path, {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': aClientIp(), ...headers },
    })
  }
  const staff = { Cookie: cookie }
  const place = `/admin/pedidos/${number}/foto`
  return { app, db: system.db, number, link, recipient, send, staff, place }
}
const imageIn = ({ page }: Visit, place: string) =>
  page.all(`img[src^="${place}/"]`)[0]?.getAttribute('src') ?? ''

test('a photo of the delivery is visible to the buyer and to staff only', async () => {
  const { app, number, link, recipient, send, staff, place } = await delivered()
  const other = await delivered()
  const image = await aScreenshot('#887755')
  const sent = await send(place, { file: [image] }, {}, staff)
  expect(redirectTarget(sent)).toBe(`/admin/pedidos/${number}?foto=kept`)
  expect(redirectTarget(await send(place, { file: [image] }, {}, staff))).toContain('foto=known')
  const shown = await visit(app, redirectTarget(sent), { headers: staff })
  expect(shown.text).toContain('Foto guardada.')
  const page = await visit(app, link)
  const [steps, photos] = ['Cómo va', 'Fotos de la entrega'].map((text) => page.text.indexOf(text))
  expect(photos).toBeGreaterThan(steps ?? -1)
  expect(steps).toBeGreaterThan(0)
  const url = imageIn(page, `${link}/foto`)
  const opened = await visit(app, url)
  expect([opened.status, opened.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect(opened.headers.get('Cache-Control')).toBe('private, no-store')
  const name = url.split('/').at(-1)
  for (const closed of [`${other.link}/foto/${name}`, `${recipient}/foto/${name}`])
    expect((await visit(app, closed)).status).toBe(404)
  expect((await visit(app, `${place}/${name}`, { headers: staff })).status).toBe(200)
  expect((await visit(app, `${place}/${name}`)).status).not.toBe(200)
  const light = await visit(app, recipient)
  expect(light.page.all('script')).toEqual([])
  expect(Buffer.byteLength(light.html)).toBeLessThan(15_000)
})

test('a photo from before the delivery proves to the buyer that the agency has the order', async () => {
  const { app, number, link, send, staff, place } = await delivered()
  const before = `update orders set delivery_status = 'handed_over' where order_number = '${number}'`
  await asOwner(before)
  await asOwner(`delete from order_changes where to_state = 'delivered' and order_id =
    (select id from orders where order_number = '${number}')`)
  const sent = await send(place, { file: [await aScreenshot('#665544')] }, {}, staff)
  expect(redirectTarget(sent)).toContain('foto=kept')
  const page = await visit(app, link)
  expect(page.text).toContain('Fotos de cuando lo recibió la agencia de carga')
  expect(page.text).not.toContain('Fotos de la entrega')
})

test('only staff add one, only to an order that has left, and only an image', async () => {
  const { number, send, staff, place } = await delivered()
  const image = await aScreenshot('#335577')
  expect((await send(place, { file: [image] })).status).not.toBe(200)
  for (const [what, bytes] of Object.entries(await hostileFiles())) {
    if (what === 'eleven megabytes') continue
    const refused = await send(place, { file: [bytes] }, {}, staff)
    expect([what, redirectTarget(refused)]).not.toEqual([
      what,
      expect.stringContaining('foto=kept'),
    ])
  }
  const { number: waiting } = await anOrder()
    .paidBy('paypal')
    .insert((await asSystemActor()).db)
  const early = await send(`/admin/pedidos/${waiting}/foto`, { file: [image] }, {}, staff)
  expect(redirectTarget(early)).toBe(`/admin/pedidos/${waiting}?foto=not_handed_over`)
  expect(number).not.toBe(waiting)
})

test('damage is reported with photos within two days, not twice in a moment, staff reply, and the buyer reads the reply', async () => {
  const { app, number, link, send, staff, place } = await delivered()
  const url = `${link}/danos`
  expect((await visit(app, link)).page.hrefs).toContain(url)
  const empty = await send(url, {}, { description: '' })
  expect([empty.status, empty.text.includes('Escribe qué pasó.')]).toEqual([400, true])
  expect(empty.text).not.toContain('Elige otra vez las fotos')
  const two = [await aScreenshot('#aa1111'), await aScreenshot('#11aa11')]
  const untold = await send(url, { files: two }, { description: '' })
  expect(untold.text).toContain('Elige otra vez las fotos')
  const invalid = await send(
    url,
    { files: [Buffer.from('<svg/>')] },
    { description: 'Con <b>golpe' },
  )
  expect([invalid.status, invalid.text.includes('Con <b>golpe')]).toEqual([400, true])
  const description = await send(
    url,
    { files: two },
    { description: 'El panel llegó con un golpe.' },
  )
  expect([description.status, redirectTarget(description)]).toEqual([303, link])
  expect((await send(url, {}, { description: 'otra vez' })).text).toContain('Acabamos de recibir')
  expect((await visit(app, link)).text).not.toContain('Que lo disfruten')
  const home = await visit(app, '/admin', { headers: staff })
  expect(home.text).toMatch(/aviso(s)? de daño/)
  expect((await visit(app, '/admin/danos', { headers: staff })).text).toContain(number)
  const orderPage = `/admin/pedidos/${number}`
  const page = await visit(app, orderPage, { headers: staff })
  expect(page.text).toContain('El panel llegó con un golpe.')
  const nothing = 'No queda nada por hacer con este pedido.'
  expect(page.text).not.toContain(nothing)
  expect(page.text).toContain('Queda un aviso de daño sin responder')
  expect(page.page.all(`img[src^="${place}/"]`)).toHaveLength(2)
  const answered = { intent: 'answer', answer: 'Te enviamos otro.' }
  const asked = await send(orderPage, {}, { ...answered, asks: 'first' }, staff)
  expect(asked.text).toContain(`¿Enviar la respuesta sobre ${number}?`)
  expect(asked.text).toContain('Correo a ')
  expect((await visit(app, '/admin/danos', { headers: staff })).text).toContain(number)
  await send(orderPage, {}, answered, staff)
  const audit = await visit(app, `/admin/auditoria?cual=${number}`, { headers: staff })
  expect(audit.text).toContain('Respuesta: Te enviamos otro.')
  const closed = await visit(app, orderPage, { headers: staff })
  expect(closed.text).toContain('Responder otra vez')
  expect(closed.text).toContain(nothing)
  expect(closed.page.all('details:not([open]) textarea[name="answer"]')).toHaveLength(1)
  expect((await visit(app, '/admin/danos', { headers: staff })).text).not.toContain(number)
  const own = await visit(app, link)
  expect(own.text).toContain('Te enviamos otro.')
  expect(own.page.hrefs).toContain(url)
})

test('a damage report and the reply to it are also e-mailed to the buyer, in the language of the order, as it was written', async () => {
  for (const [locale, received, heading] of [
    ['es', 'Recibimos tu aviso del pedido', 'Respondimos a tu aviso del pedido'],
    ['en', 'We received your report about order', 'Our answer about order'],
  ] as const) {
    const { number, link, send, staff, db } = await delivered()
    const email = `${randomUUID()}@example.com`
    await asOwner(`update orders set locale = '${locale}', buyer_email = '${email}',
      buyer = buyer || '{"email": "${email}"}' where order_number = '${number}'`)
    await send(`${link}/danos`, {}, { description: 'Roto.' })
    const answer = `Va otro.\nSin <b>costo</b>. ${'x'.repeat(700)}.`
    await send(`/admin/pedidos/${number}`, {}, { intent: 'answer', answer }, staff)
    const emails = await emailsTo(db, email)
    expect(emails.map(({ email }) => email)).toEqual(['damage_received', 'damage_answered'])
    expect(emails[0]).toMatchObject({ locale, subject: `${received} ${number}` })
    expect(emails[0]?.text).toContain('Roto.')
    expect(emails[1]).toMatchObject({ locale, subject: `${heading} ${number}` })
    expect(emails[1]?.text).toContain(`Sin <b>costo</b>. ${'x'.repeat(700)}.`)
    expect(emails[1]?.html).toContain('Sin &lt;b&gt;costo&lt;/b&gt;.')
    expect(emails[0]?.text).toContain(link)
    const empty = { intent: 'answer', answer: ' ' }
    const refused = await send(`/admin/pedidos/${number}`, {}, empty, staff)
    expect(refused.text).toContain('Escribe la respuesta.')
    expect(await emailsTo(db, email)).toHaveLength(2)
  }
})

test('a photo that is too large is answered beside its field, with what was typed', async () => {
  const { link, send } = await delivered()
  const photo = Buffer.concat([await aScreenshot('#aa1111'), Buffer.alloc(8 * 1024 * 1024)])
  const url = `${link}/danos`
  const refused = await send(url, { files: [photo, photo] }, { description: 'Con un golpe.' })
  expect(refused.status).toBe(400)
  const [field] = refused.page.all('[name="files"][aria-invalid="true"]')
  expect(field && refused.page.description(field)).toContain('Una foto pesa más de 5 MB.')
  expect(refused.html).toContain('Con un golpe.')
})

test('before the delivery damage cannot be reported yet, and the page does not say that it is too late', async () => {
  const order = await anOrder().place(await asSystemActor({ config: signingConfig }))
  const link = `${linkOf({ config: signingConfig }, order, 'payer')}/danos`
  const { text } = await visit(await testApp(), link)
  expect(text).toContain('Todavía no se puede avisar')
  expect(text).not.toContain('ya no se puede avisar')
})

test('after two days damage cannot be reported there, and the page says so', async () => {
  const { app, link, send } = await delivered(49)
  expect((await visit(app, link)).html).not.toContain('/danos"')
  expect((await visit(app, `${link}/danos`)).text).toContain('hasta 48 horas')
  const late = await send(`${link}/danos`, {}, { description: 'roto' })
  expect([late.status, late.text.includes('Pasaron más de 48 horas')]).toEqual([400, true])
})

test('the recipient confirms the receipt once, and reports damage with photos by the own link', async () => {
  const { app, number, recipient, send, staff } = await delivered()
  const page = await visit(app, recipient)
  expect(page.text).toContain('tu pedido ya llegó')
  expect(page.text).toContain('¿Llegó todo bien?')
  expect(page.page.hrefs).toContain(`${recipient}/danos`)
  expect(page.page.hrefs).toContain('/guia-instalacion?lng=es')
  expect(page.page.hrefs).toContainEqual(expect.stringContaining('https://wa.me/'))
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'")
  for (let count = 0; count < 2; count += 1) {
    const sent = await send(recipient, {}, { intent: 'received' })
    expect([sent.status, redirectTarget(sent)]).toEqual([303, recipient])
  }
  const confirmed = await visit(app, recipient)
  expect(confirmed.text).toContain('Anotamos que ya lo tienes')
  expect(confirmed.page.all('button')).toEqual([])
  const history = (await visit(app, `/admin/pedidos/${number}`, { headers: staff })).text
  expect(history.split('quien recibe confirmó que ya lo tiene')).toHaveLength(2)
  const files = [await aScreenshot('#aa1111')]
  const reported = await send(`${recipient}/danos`, { files }, { description: 'Un golpe.' })
  expect(redirectTarget(reported)).toBe(recipient)
  const after = await visit(app, recipient)
  expect(after.text).toContain('Recibimos el aviso de daño')
  expect(Buffer.byteLength(after.html)).toBeLessThan(15_000)
})

test('before the day and on the day the page says who comes and what to have ready', async () => {
  const { app, number, recipient, send } = await delivered()
  const at = async (state: string) => {
    await asOwner(`update orders set delivery_status = '${state}' where order_number = '${number}'`)
    return visit(app, recipient)
  }
  const before = await at('prepared')
  expect(before.text).toContain('Ten a mano tu carné de identidad. Te llamarán al')
  expect(before.page.all('form')).toEqual([])
  expect((await send(recipient, {}, { intent: 'received' })).status).toBe(303)
  expect((await visit(app, recipient)).text).not.toContain('Anotamos que ya lo tienes')
  const today = await at('out_for_delivery')
  expect(today.text).toContain('te lo lleva')
  expect(today.text).toContain('Mira las cajas antes de firmar')
  expect(today.page.all('form')).toHaveLength(1)
  expect(today.html).toContain('<summary>Ya lo recibí</summary>')
  expect(today.text).toContain('¿Lo tienes en la mano?')
  expect((await at('ready_for_pickup')).text).toContain(`Pide el pedido ${number}.`)
})
