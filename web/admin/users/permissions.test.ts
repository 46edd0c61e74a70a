import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { anOwner, staffFor } from '#tests/harness/users/staff.ts'
import { aUser, knownPassword, type TestUser } from '#tests/harness/users/users.ts'

const path = '/admin/permisos'
let app: Awaited<ReturnType<typeof testApp>>
let owner: TestUser
beforeAll(async () => {
  app = await testApp({ now: () => new Date() })
  owner = await anOwner(await testDatabase())
})

const open = (cookie: string, to: string) => visit(app, to, { headers: { Cookie: cookie } })
const send = (cookie: string, fields: Record<string, string>) =>
  visit(app, path, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
  })

async function aSet(fields: Record<string, string>) {
  const name = randomUUID().slice(-12)
  const made = await send(owner.cookie, { intent: 'save_set', id: '-', name, ...fields })
  expect(made.status).toBe(303)
  const { page } = await open(owner.cookie, path)
  const option = page.all('option').find((one) => one.textContent === name)
  return { name, id: option?.getAttribute('value') ?? '' }
}

test('the owner makes a group, puts somebody into it, and it counts with their next click', async () => {
  const person = await aUser(await testDatabase(), { role: 'admin', name: 'Luis Almacén' })
  expect((await open(person.cookie, '/admin/zelle')).status).toBe(200)
  const set = await aSet({ may_packing: 'on' })
  const done = await send(owner.cookie, { intent: 'assign', user: person.id, set: set.id })
  expect(done.status).toBe(303)
  expect((await open(person.cookie, '/admin/zelle')).status).toBe(403)
  expect((await open(person.cookie, '/admin/pedidos')).status).toBe(200)
  expect((await open(owner.cookie, path)).page.text).toContain('Luis Almacén')
})

test('only the owner opens the page and sends its forms', async () => {
  const db = await testDatabase()
  const person = await aUser(db, { role: 'admin' })
  const packer = await staffFor(db, 'packing')
  for (const { cookie, id } of [person, packer]) {
    expect((await open(cookie, path)).status).toBe(403)
    expect((await send(cookie, { intent: 'assign', user: id, set: '-' })).status).toBe(403)
    expect((await send(cookie, { intent: 'name_owner', user: id })).status).toBe(403)
  }
})

test('an owner is named after a question with name and address, and with the password of that moment', async () => {
  const person = await aUser(await testDatabase(), { role: 'admin', name: 'Nora Vidal' })
  const fields = { intent: 'name_owner', user: person.id }
  const proven = { identity_password: knownPassword }
  const { page } = await open(owner.cookie, path)
  expect(page.hrefs).toContain(`${path}?nombrar=${person.id}`)
  const question = await open(owner.cookie, `${path}?nombrar=${person.id}`)
  expect(question.text).toContain(`Nora Vidal (${person.email}) podrá todo`)
  expect(question.text).toContain('No se puede deshacer')
  expect((await send(owner.cookie, { ...fields, ...proven })).status).toBe(400)
  expect((await send(owner.cookie, { ...fields, isSure: 'on' })).status).toBe(403)
  expect((await open(person.cookie, path)).status).toBe(403)
  expect((await send(owner.cookie, { ...fields, isSure: 'on', ...proven })).status).toBe(303)
  expect((await open(person.cookie, path)).status).toBe(200)
  const leaving = { intent: 'step_down', ...proven }
  expect((await send(person.cookie, leaving)).status).toBe(400)
  expect((await open(person.cookie, `${path}?dejar=1`)).text).toContain(`(${person.email}) ya no`)
  expect((await send(person.cookie, { ...leaving, isSure: 'on' })).status).toBe(303)
})

test('every owner reads who was named and who stepped down, also whoever is none any more', async () => {
  const person = await aUser(await testDatabase(), { role: 'admin', name: 'Iris Mora' })
  const sure = { isSure: 'on', identity_password: knownPassword }
  await send(owner.cookie, { intent: 'name_owner', user: person.id, ...sure })
  await send(person.cookie, { intent: 'step_down', ...sure })
  const { pool } = await testDatabase()
  const { rows } = await pool.query<{ to: string; subject: string; text: string }>(
    `select recipient as to, subject, text from outbox
      where letter = 'owners_changed' and text like '%Iris Mora%' order by created_at, id`,
  )
  for (const email of [owner.email, person.email]) {
    const own = rows.filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(own).toHaveLength(2)
    expect(own[0]).toContain('Hay otra persona dueña')
    expect(own[1]).toContain('dejó de ser dueña')
  }
})

test('a form without a choice lifts no restriction', async () => {
  const person = await aUser(await testDatabase(), { role: 'admin' })
  const { id } = await aSet({ may_packing: 'on' })
  await send(owner.cookie, { intent: 'assign', user: person.id, set: id })
  const cut = await send(owner.cookie, { intent: 'assign', user: person.id, set: '' })
  expect([cut.status, cut.page.text]).toEqual([400, expect.stringContaining('no cambió nada')])
  expect((await open(person.cookie, '/admin/zelle')).status).toBe(403)
  const lifted = await send(owner.cookie, { intent: 'assign', user: person.id, set: '-' })
  expect(lifted.status).toBe(303)
  expect((await open(person.cookie, '/admin/zelle')).status).toBe(200)
})

test('a group without a name or with a name twice is refused, and what was typed stays', async () => {
  const { name } = await aSet({ may_content: 'on' })
  const fields = { intent: 'save_set', id: '-', name, may_orders: 'on' }
  const again = await send(owner.cookie, fields)
  expect(again.status).toBe(409)
  expect(again.page.text).toContain('Ya hay un grupo con ese nombre.')
  const ticked = again.page.all('section[aria-label="Grupo nuevo"] input[checked]')
  expect(ticked.map((one) => one.getAttribute('name'))).toEqual(['may_orders'])
  expect((await send(owner.cookie, { ...fields, name: ' ' })).status).toBe(400)
  const { may_orders: _, ...nothing } = fields
  const empty = await send(owner.cookie, { ...nothing, name: 'Sin nada' })
  expect([empty.status, empty.page.text]).toEqual([
    400,
    expect.stringContaining('Marca al menos un permiso'),
  ])
})

test('a packer’s panel shows what packing is for: pages, tasks, search, the actions of an order', async () => {
  const db = await testDatabase()
  const { cookie } = await staffFor(db, 'packing')
  const recipient = aRecipient({ email: 'yaima.oculta@example.cu', phone: '+53 5 2999333' })
  const { number } = await anOrder().paid().recipient(recipient).insert(db)
  const home = await open(cookie, '/admin')
  expect(home.status).toBe(200)
  const links = home.page.all('nav a').map((link) => link.getAttribute('href'))
  expect(links).toContain('/admin/pedidos')
  for (const hidden of ['/admin/zelle', '/admin/settings', '/admin/clientes', path])
    expect(links).not.toContain(hidden)
  expect(home.page.text).not.toContain('Transferencias')
  const found = await open(cookie, '/admin/buscar?q=transferencia')
  expect(found.page.all('main a, .page a').map((link) => link.getAttribute('href'))).not.toContain(
    '/admin/zelle',
  )
  const ordersWith = async (text: string) =>
    (await open(cookie, `/admin/pedidos?q=${encodeURIComponent(text)}`)).page.hrefs
  expect(await ordersWith(recipient.phone)).toContain(`/admin/pedidos/${number}`)
  expect(await ordersWith(recipient.email)).not.toContain(`/admin/pedidos/${number}`)
  const order = await open(cookie, `/admin/pedidos/${number}`)
  expect(order.status).toBe(200)
  const actions = order.page.all('a[href*="accion="]').map((link) => link.getAttribute('href'))
  expect(
    actions.filter((to) => /accion=(cancel|refund|hold|cost|renew_link)/.test(to ?? '')),
  ).toEqual([])
  expect(actions.some((to) => /accion=note/.test(to ?? ''))).toBe(true)
})
