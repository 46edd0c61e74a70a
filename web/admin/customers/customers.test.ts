import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const db = await testDatabase()
const staff = async () => aBrowser((await aUser(db, { role: 'admin' })).cookie)
const anAddress = () => `${randomUUID()}@example.com`
const rowsOf = <Row>(query: ReturnType<typeof sql<Row>>) =>
  inTransaction(asSystem(db, 'a test'), async ({ tx }) => (await query.execute(tx)).rows)

const listed = (text: string) => `/admin/clientes?${new URLSearchParams({ q: text })}`

test('a guest is found by name, e-mail, telephone and order, and shown once with all their orders', async () => {
  const email = anAddress()
  const name = `Yamilé ${randomUUID().slice(0, 8)}`
  const phone = `+1305${String(Date.now()).slice(-7)}`
  const guest = anOrder().buyer({ name, email, phone })
  const first = await guest.paidBy('paypal').paid().total(10_000).insert(db)
  const second = await guest.total(20_000).insert(db)
  const browser = await staff()
  const spoken = phone.replace(/^\+1(...)(...)/, '($1) $2 ')
  for (const text of [name.replace('é', 'e'), email, phone, spoken, first.number]) {
    const { page } = await browser.open(listed(text))
    expect(page.hrefs.filter((href) => href.startsWith('/admin/clientes/'))).toHaveLength(1)
  }
  const { page, text } = await browser.open(`/admin/clientes/${first.id}`)
  for (const { number } of [first, second]) expect(page.has('link', number)).toBe(true)
  expect(page.heading(name).tagName).toBe('H1')
  expect(text).toContain('Sin cuenta.')
})

test('what a customer paid is shown less what went back, which stands apart', async () => {
  const email = anAddress()
  const order = await anOrder().buyer({ email }).paidBy('paypal').paid().total(90_000).insert(db)
  const entry = (kind: string, amount: number) =>
    rowsOf(sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at)
      values (${order.id}, 'paypal', ${kind}, ${randomUUID()}, ${amount}, now())`)
  await entry('capture', 90_000)
  await entry('refund', 30_000)
  const browser = await staff()
  const { text } = await browser.open(listed(email))
  expect(text).toContain('Pagado, menos lo devuelto')
  expect(text).toMatch(/\$600\.00 \$300\.00/)
  expect(text).not.toContain('$900.00')
  const sheet = await browser.open(`/admin/clientes/${order.id}`)
  expect(sheet.text).toContain('Cobrado $900.00 Devuelto $300.00 Queda pagado $600.00')
})

test('what others paid of a divided order is not the buyer’s money, and stands apart', async () => {
  const email = anAddress()
  const name = `Dora ${randomUUID().slice(0, 8)}`
  const order = await anOrder().buyer({ email, name }).paidBy('paypal').total(50_000).insert(db)
  const payers = [
    { name: 'Dora', email, amount: 20_000 },
    { name: name.toUpperCase(), email: '', amount: 5_000 },
    { name: 'Tía Rosa', email: anAddress(), amount: 15_000 },
    { name: 'Tío Juan', email: '', amount: 10_000 },
  ]
  for (const [at, payer] of payers.entries()) {
    const [part] = await rowsOf(sql<{ id: string }>`
      insert into order_parts (order_id, number, name, amount_cents, payer_name, payer_email)
      values (${order.id}, ${at + 1}, '', ${payer.amount}, ${payer.name}, ${payer.email}) returning id`)
    for (const kind of payer.email === email ? ['capture'] : ['capture', 'refund'])
      await rowsOf(sql`insert into payments (order_id, part_id, provider, kind, provider_id, amount_cents, at)
        values (${order.id}, ${part?.id}, 'paypal', ${kind}, ${randomUUID()}, ${payer.amount}, now())`)
  }
  const browser = await staff()
  expect((await browser.open(listed(email))).text).toMatch(/\$200\.00 \$50\.00/)
  const { text } = await browser.open(`/admin/clientes/${order.id}`)
  expect(text).toContain('Cobrado $250.00 Devuelto $50.00 Queda pagado $200.00')
  expect(text).toContain('Pagado por otros, en partes $250.00 Devuelto a otros $250.00')
})

test('a checkout that became an order is no unfinished one of its buyer', async () => {
  const email = anAddress()
  const order = await anOrder().buyer({ email }).insert(db)
  const path = `/admin/clientes/${order.id}`
  const draft = (place: string, age: string) =>
    rowsOf(sql`insert into checkout_drafts
        (locale, destination, cart, buyer, placed_at_path, created_at, updated_at, expires_at)
      values ('es', 'cuba', '', ${JSON.stringify({ email })}::jsonb, ${place}, now(),
        now() + ${age}::interval, now() + interval '9 days')`)
  await draft(`/pedido/${order.number}`, '1 minute')
  await draft('', '-1 minute')
  const browser = await staff()
  expect((await browser.open(path)).text).toContain('Compras a medias 0')
  await draft('', '2 minutes')
  expect((await browser.open(path)).text).toContain('Compras a medias 1')
})

test('the newest buyers stand first, in pages without a repeated person', async () => {
  const browser = await staff()
  const { id } = await anOrder().buyer({ email: anAddress(), name: 'La Más Nueva' }).insert(db)
  await rowsOf(sql`update orders set placed_at = newest + interval '1 minute' from
    (select greatest(now(), max(placed_at)) as newest from orders) as others where id = ${id}`)
  const { page } = await browser.open('/admin/clientes')
  const links = page.hrefs.filter((href) => href.startsWith('/admin/clientes/'))
  expect(links[0]).toBe(`/admin/clientes/${id}`)
  expect(new Set(links).size).toBe(links.length)
  await rowsOf(sql`update orders set placed_at = now() - interval '1 day' where id = ${id}`)
})

test('orders, donations and notes of a guest join the account that confirms the address, no other', async () => {
  const email = anAddress()
  const order = await anOrder().buyer({ email }).insert(db)
  const browser = await staff()
  const path = `/admin/clientes/${order.id}`
  expect((await browser.send(path, { intent: 'note', note: 'prefiere WhatsApp' })).status).toBe(303)
  const pretender = await aUser(db, { email, isConfirmed: false })
  const stranger = await browser.open(`/admin/clientes/${pretender.id}`)
  expect(stranger.text).not.toContain(order.number)
  expect(stranger.text).not.toContain('prefiere WhatsApp')
  await rowsOf(
    sql`update users set email_confirmed_at = now(), email_verified = true where id = ${pretender.id}`,
  )
  for (const id of [pretender.id, order.id]) {
    const { text } = await browser.open(`/admin/clientes/${id}`)
    expect(text).toContain(order.number)
    expect(text).toContain('prefiere WhatsApp')
    expect(text).toContain('correo confirmado')
  }
})

test('a note is added, refused when empty with what to do, and taken away', async () => {
  const { id } = await anOrder().buyer({ email: anAddress() }).insert(db)
  const browser = await staff()
  const path = `/admin/clientes/${id}`
  const empty = await browser.send(path, { intent: 'note', note: '  ' })
  expect(empty.status).toBe(400)
  expect(empty.text).toContain('Escribe la nota')
  const added = await browser.send(path, { intent: 'note', note: 'llama por la tarde' })
  const shown = await browser.follow(added)
  expect(shown.text).toContain('llama por la tarde')
  const note = shown.page.valuesOf('note').find(Boolean) ?? ''
  expect((await browser.send(path, { intent: 'remove_note', note })).status).toBe(303)
  expect((await browser.open(path)).text).not.toContain('llama por la tarde')
  expect((await browser.send(path, { intent: 'remove_note', note: 'x' })).status).toBe(400)
})

test('erasing takes what the law leaves to take: not the paid order, nor its buyer', async () => {
  const email = anAddress()
  const buyer = anOrder().buyer({ email, name: 'Olvidada Pérez', phone: '+13055550123' })
  const paid = await buyer.paidBy('paypal').paid().insert(db)
  const ended = await buyer.inState('expired').insert(db)
  const held = await buyer.inState('cancelled').held().insert(db)
  const path = `/admin/clientes/${paid.id}`
  const browser = await staff()
  await browser.send(path, { intent: 'note', note: 'algo' })
  await rowsOf(sql`insert into checkout_drafts (locale, destination, cart, buyer, created_at, updated_at, expires_at)
    values ('es', 'cuba', '', ${JSON.stringify({ email })}::jsonb, now(), now(), now() + interval '1 day')`)
  await rowsOf(sql`insert into availability_alerts (province, destination, channel, contact, locale, created_at)
    values ('23', 'cuba', 'email', ${email}, 'es', now())`)
  const asked = await browser.open(`${path}?que=erase`)
  expect(asked.text).toContain('Notas: 1. Compras a medias: 1. Pedidos sin pagar: 1.')
  const done = await browser.send(path, { intent: 'erase' })
  expect(redirectTarget(done)).toBe(`${path}?hecho=erase`)
  const rows = await rowsOf(sql<{ id: string; name: string; email: string; all: string }>`
    select id, buyer->>'name' as name, buyer_email as email, (buyer || recipient)::text as all from orders
    where id in (${paid.id}, ${ended.id}, ${held.id})`)
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name
  expect([nameOf(paid.id), nameOf(held.id)]).toEqual(['Olvidada Pérez', 'Olvidada Pérez'])
  const gone = rows.find(({ id }) => id === ended.id)
  expect(gone).toMatchObject({ name: '—', email: '' })
  expect(gone?.all).not.toContain('5550123')
  expect(await rowsOf(sql`select from customer_notes where email = ${email}`)).toEqual([])
  expect(await rowsOf(sql`select from availability_alerts where contact = ${email}`)).toEqual([])
  expect(await rowsOf(sql`select from checkout_drafts where buyer->>'email' = ${email}`)).toEqual(
    [],
  )
  expect((await browser.open(`/admin/pedidos/${ended.number}`)).status).toBe(200)
  expect((await browser.open(`/admin/clientes/${ended.id}`)).status).toBe(404)
})

test('erasing an account deletes it with its notes; an administrator is not erased here', async () => {
  const browser = await staff()
  const customer = await aUser(db)
  const path = `/admin/clientes/${customer.id}`
  await browser.send(path, { intent: 'note', note: 'algo' })
  expect((await browser.send(path, { intent: 'erase' })).status).toBe(303)
  expect(await rowsOf(sql`select from users where id = ${customer.id}`)).toEqual([])
  const boss = await aUser(db, { role: 'admin' })
  const refused = await browser.send(`/admin/clientes/${boss.id}`, { intent: 'erase' })
  expect(refused.status).toBe(409)
  expect(await rowsOf(sql`select from users where id = ${boss.id}`)).toHaveLength(1)
})

test('the file holds what is known of the person, of an account also what its own page gives', async () => {
  const browser = await staff()
  const customer = await aUser(db, { name: 'Pide Datos' })
  const order = await anOrder().ownedBy(customer.id).insert(db)
  const sheet = await browser.open(`/admin/clientes/${customer.id}`)
  const [link] = sheet.page.all('a[href$="/datos.json"]')
  // the page that asks for the password again would be saved as a file
  expect(link?.hasAttribute('download')).toBe(false)
  const file = await browser.open(`/admin/clientes/${customer.id}/datos.json`)
  expect(file.headers.get('Content-Disposition')).toContain('attachment')
  expect(file.headers.get('Cache-Control')).toContain('no-store')
  expect(JSON.parse(file.html)).toMatchObject({
    name: 'Pide Datos',
    orders: [{ number: order.number }],
    account: { account: { email: customer.email }, orders: [{ number: order.number }] },
  })
})

test('nobody is found at an address that is none, and customers see nothing', async () => {
  const browser = await staff()
  for (const id of ['x', randomUUID()]) {
    expect((await browser.open(`/admin/clientes/${id}`)).status).toBe(404)
    expect((await browser.open(`/admin/clientes/${id}/datos.json`)).status).toBe(404)
  }
  const customer = await aBrowser((await aUser(db)).cookie)
  expect((await customer.open('/admin/clientes')).status).toBe(403)
})

test('who paid a part of another’s order is found by the address of the receipt, may have their data, and it is forgotten', async () => {
  const email = anAddress()
  const { id, number } = await anOrder().paidBy('paypal').insert(db)
  const [part] = await rowsOf(sql<{ id: string }>`
    insert into order_parts (order_id, number, name, amount_cents, payer_name, payer_country, payer_email)
    values (${id}, 1, 'Tía', 5000, 'Rosa Parienta', 'ES', ${email}) returning id`)
  const browser = await staff()
  const path = `/admin/clientes/${part?.id}`
  expect((await browser.open(listed(email))).page.hrefs).toContain(path)
  const sheet = await browser.open(path)
  expect(sheet.text).toContain('Partes de pedidos de otros')
  for (const shown of [number, 'Rosa Parienta (ES)', '$50.00']) expect(sheet.text).toContain(shown)
  const file = JSON.parse((await browser.open(`${path}/datos.json`)).html)
  expect(file).toMatchObject({ emails: [email], parts: [{ orderNumber: number, email }] })
  const stored = () =>
    rowsOf(sql<{ email: string; name: string }>`
      select payer_email as email, payer_name as name from order_parts where id = ${part?.id}`)
  expect((await browser.send(path, { intent: 'erase' })).status).toBe(303)
  // who paid stays, as the law wants
  expect(await stored()).toEqual([{ email: '', name: 'Rosa Parienta' }])
  expect((await browser.open(path)).status).toBe(404)
  await rowsOf(sql`update order_parts set payer_email = ${email} where id = ${part?.id}`)
  const account = await aUser(db, { email })
  const own = await (await aBrowser(account.cookie)).open('/cuenta/mis-datos/archivo')
  expect(JSON.parse(own.html)).toMatchObject({ paidParts: [{ orderNumber: number, email }] })
  await rowsOf(sql`delete from users where id = ${account.id}`)
  expect(await stored()).toMatchObject([{ email: '' }])
})
