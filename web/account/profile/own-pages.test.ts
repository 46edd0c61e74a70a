import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { openZelle } from '#shop/payments/manual-transfer/transfers.service.server.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'

const pages = ['pedidos', 'comprobantes', 'donaciones', 'equipos', 'calculos', 'avisos'].map(
  (name) => `/cuenta/${name}`,
)

async function somebody(): Promise<TestBrowser & { email: string; id: string }> {
  const { cookie, email, id } = await aUser(await testDatabase())
  return { ...(await aBrowser(cookie)), email, id }
}
const system = async (why: string) => ({
  ...asSystem(await testDatabase(), why),
  config: signingConfig,
  now: new Date(),
})

test('each page of the account is for its owner only, in both languages, and links back (S-014, S-094)', async () => {
  const [browser, visitor] = [await somebody(), await aBrowser()]
  const home = await browser.open('/cuenta')
  for (const page of pages) {
    expect(home.page.hrefs).toContain(`${page}`)
    expect(redirectTarget(await visitor.open(page))).toContain('/login?from=')
    const [spanish, english] = [await browser.open(page), await browser.open(`${page}?lng=en`)]
    expect([spanish.status, english.status]).toEqual([200, 200])
    expect(spanish.text).toContain('Mi cuenta')
    expect(english.text).toContain('My account')
    await browser.open(`${page}?lng=es`)
  }
})

test('the account says what its open order waits for, by the name of the method', async () => {
  const browser = await somebody()
  await anOrder()
    .paidBy('zelle')
    .ownedBy(browser.id)
    .insert(await testDatabase())
  const { text } = await browser.open('/cuenta')
  expect(text).toContain('Falta tu pago por Zelle')
})

test('orders paid by Zelle are listed with their proofs, and another proof can be sent', async () => {
  const [browser, other] = [await somebody(), await somebody()]
  const db = await testDatabase()
  const { id, number } = await anOrder().paidBy('zelle').ownedBy(browser.id).insert(db)
  const ctx = await system('a test')
  const order = await orderById(ctx, id)
  if (order) await openZelle(ctx, order)
  const before = await browser.open('/cuenta/comprobantes')
  expect(before.text).toContain('Todavía no enviaste ningún comprobante.')
  expect(before.page.hrefs).toContainEqual(expect.stringMatching(/^\/pedido\/[^/]+\/comprobante$/))
  await inTransaction(ctx, ({ tx }) =>
    tx
      .insertInto('zelle_proofs')
      .values({
        ...{ order_id: id, file_name: `${randomUUID()}.webp`, image_hash: 'a'.repeat(64) },
        ...{ sender_name: 'Ana Núñez', bank_confirmation: 'BOA-77', sent_amount: '309.70' },
        uploaded_at: new Date('2026-11-21T17:00:00Z'),
      })
      .execute(),
  )
  const after = await browser.open('/cuenta/comprobantes')
  for (const text of [number, 'Enviado el', 'de Ana Núñez', 'confirmación BOA-77', '$309.70'])
    expect(after.text).toContain(text)
  expect(after.text).toContain('Enviar otro comprobante')
  expect((await other.open('/cuenta/comprobantes')).text).not.toContain(number)
})

test('the transfer of a guest order that joins the account is listed with it', async () => {
  const browser = await somebody()
  const { id, number } = await anOrder()
    .paidBy('zelle')
    .ownedBy(null)
    .insert(await testDatabase())
  const ctx = await system('a test')
  const order = await orderById(ctx, id)
  if (order) await openZelle(ctx, order)
  expect((await browser.open('/cuenta/comprobantes')).text).not.toContain(number)
  await inTransaction(ctx, ({ tx }) =>
    tx.updateTable('orders').set({ user_id: browser.id }).where('id', '=', id).execute(),
  )
  expect((await browser.open('/cuenta/comprobantes')).text).toContain(number)
})

test('a donation made while signed in is listed for its donor only', async () => {
  const [browser, other] = [await somebody(), await somebody()]
  const overrides = await browser.send('/donar', {
    ...{ attempt: randomUUID(), cause: 'fan', amount: '', name: 'Ana García', method: 'zelle' },
    ...{ email: browser.email, message: '' },
  })
  const list = await browser.open('/cuenta/donaciones')
  for (const text of ['Ventilador y batería', '$120.00', 'Falta el dinero'])
    expect(list.text).toContain(text)
  expect(list.page.hrefs).toContain(`${redirectTarget(overrides)}`)
  expect((await other.open('/cuenta/donaciones')).text).toContain('Todavía no has hecho')
  const file = await browser.open('/cuenta/mis-datos/archivo')
  expect(JSON.parse(file.html).donations).toMatchObject([{ cause: 'fan', amount: 12_000 }])
})

test('delivered equipment is listed with guide and warranty; equipment in transit is not', async () => {
  const browser = await somebody()
  const db = await testDatabase()
  const [came, coming] = [
    await anOrder().paidBy('paypal').ownedBy(browser.id).paid().insert(db),
    await anOrder().paidBy('paypal').ownedBy(browser.id).paid().insert(db),
  ]
  const product = await inTransaction(await system('a test'), ({ tx }) =>
    tx
      .selectFrom('products_view')
      .select(['id', sql<number>`(specs->>'warranty_years')::int`.as('years')])
      .where(sql<boolean>`is_publicly_visible and specs ? 'warranty_years'`)
      .executeTakeFirst(),
  )
  await inTransaction(await system('a test'), async ({ tx }) => {
    await sql`update orders set delivery_status = 'delivered' where id = ${came.id}`.execute(tx)
    await sql`insert into order_changes (order_id, axis, to_state, by_role, changed_at)
      values (${came.id}, 'delivery', 'delivered', 'system', '2026-11-01T15:00:00Z')`.execute(tx)
    await sql`insert into order_lines (order_id, position, product_id, sku, name_es, name_en, quantity,
        unit_price_cents, unit_equipment_cents, unit_freight_cents, unit_delivery_cents, amount_cents)
      values (${came.id}, 50, ${product?.id}, 'K', 'Kit de prueba', 'Trial kit', 2, 100, 100, 0, 0, 200)`.execute(
      tx,
    )
  })
  const page = await browser.open('/cuenta/equipos')
  expect(page.text).toContain('2 × Kit de prueba')
  expect(page.text).toContain(`pedido ${came.number}`)
  expect(page.text).toContain(`Garantía hasta el 1 de noviembre de ${2026 + (product?.years ?? 0)}`)
  expect(page.page.hrefs).toContainEqual(expect.stringContaining('/guia-instalacion?producto='))
  expect(page.text).not.toContain(coming.number)
})

test('the chosen language applies at the next sign-in on another device, and in e-mails', async () => {
  const browser = await somebody()
  const saved = await browser.send('/cuenta/avisos', { language: 'en', reminders: 'on' })
  expect(redirectTarget(saved)).toBe('/cuenta/avisos?hecho=1&lng=en')
  const page = await browser.follow(saved)
  expect(page.text).toContain('Saved.')
  expect(page.page.all('[name="reminders"][checked]')).toHaveLength(1)
  const elsewhere = await aBrowser()
  const entered = await elsewhere.send('/login', {
    email: browser.email,
    password: knownPassword,
  })
  expect(entered.status).toBe(303)
  expect(elsewhere.cookie('i18next')).toBe('en')
  const row = await inTransaction(await system('a test'), ({ tx }) =>
    tx.selectFrom('users').select('locale').where('id', '=', browser.id).executeTakeFirst(),
  )
  expect(row?.locale).toBe('en')
  const invalid = await browser.send('/cuenta/avisos', { language: 'fr' })
  expect([invalid.status, invalid.text.includes('Choose a language.')]).toEqual([400, true])
})

test('an order that awaits a transfer names its method among one’s orders', async () => {
  const browser = await somebody()
  await anOrder()
    .paidBy('zelle')
    .ownedBy(browser.id)
    .insert(await testDatabase())
  expect((await browser.open('/cuenta/pedidos')).text).toContain('Falta tu pago por Zelle')
  expect((await browser.open('/cuenta/pedidos?lng=en')).text).not.toContain('{method}')
})

test('one changes the own name, not into that of the shop; of staff the audit has both', async () => {
  const [browser, staff] = [await somebody(), await aUser(await testDatabase(), { role: 'admin' })]
  const refused = await browser.send('/cuenta/avisos?lng=en', { fullName: 'La tienda' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Enter your own name')
  expect(refused.page.valueOf('fullName')).toBe('La tienda')
  const saved = await browser.send('/cuenta/avisos', { fullName: '  Rosa   Nueva ' })
  expect(redirectTarget(saved)).toBe('/cuenta/avisos?hecho=1')
  expect((await browser.open('/cuenta')).text).toContain('Rosa Nueva')

  const administrator = await aBrowser(staff.cookie)
  await administrator.send('/cuenta/avisos', { fullName: 'Eva Nueva' })
  const audited = async (subject: string) =>
    (await readAudit(await asAdmin(), { area: 'person', subject, below: null })).map(
      ({ byUser, after }) => [byUser, after],
    )
  expect(await audited(staff.email)).toEqual([[staff.id, { name: 'Eva Nueva' }]])
  expect(await audited(browser.email)).toEqual([])
})
