import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { replaceableSlugs } from '#shop/legal/legal-version.rules.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { messagesIn } from '#web/shell/request/messages.server.ts'

const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const write = async (...statements: ReturnType<typeof sql>[]) =>
  inTransaction(asSystem(await testDatabase(), 'a test prepares the panel'), async ({ tx }) => {
    for (const statement of statements) await statement.execute(tx)
  })

/** The count that the home shows for a task. */
const counted = (text: string, what: string) =>
  Number(new RegExp(`(\\d+) ${what}`).exec(text)?.[1] ?? 0)

const email = randomUUID()
const draft = randomUUID()
const aFailedEmail = sql`insert into outbox (id, recipient, locale, letter, subject, html, text, created_at,
    next_attempt_at, failed_at, last_error)
  values (${email}, 'nadie@example.com', 'es', 'password_changed', 'Contraseña', 'secreto', 'secreto', now(), now(),
    now(), 'the mailbox does not exist')`
const anAbandonedDraft = sql`insert into checkout_drafts (id, locale, destination, cart, buyer, created_at,
    updated_at, expires_at)
  values (${draft}, 'es', 'cuba', ${`${randomUUID()}:3`},
    '{"name":"Rosa Gil","email":"rosa@example.com","phone":"305 555 0101"}', now(),
    now() - interval '2 hours', now() + interval '20 days')`
const gone = [
  sql`delete from outbox where id = ${email}`,
  sql`delete from checkout_drafts where id = ${draft}`,
]

test('the panel lists the open tasks of the owner, each with its number and its page (S-015)', async () => {
  const db = await testDatabase()
  const browser = await staff()
  const before = await browser.open('/admin')
  await anOrder().paidBy('zelle').inState('proof_received').insert(db)
  await anOrder().paidBy('paypal').held().insert(db)
  const late = await anOrder().paidBy('paypal').paid().insert(db)
  await write(
    sql`update orders set placed_at = now() - interval '40 days', paid_at = now() - interval '26 days'
      where id = ${late.id}`,
    aFailedEmail,
    anAbandonedDraft,
  )
  try {
    const { status, text, html } = await browser.open('/admin')
    expect(status).toBe(200)
    const more = (what: string) => counted(text, what) - counted(before.text, what)
    expect(more('transferencias? por verificar')).toBe(1)
    expect(more('pedidos? retenidos?')).toBe(1)
    expect(more('pedidos? pagados? con demora')).toBe(1)
    expect(more('correos? que no sali')).toBe(1)
    expect(more('compras? a medias')).toBe(1)
    for (const path of [
      '/admin/zelle',
      '/admin/listas',
      '/admin/cartas',
      '/admin/compras-a-medias',
    ])
      expect(readPage(html).hrefs).toContain(`${path}`)
  } finally {
    await write(...gone)
  }
})

test('an order within its promised time is not late, nor one whose buyer agreed to wait', async () => {
  const db = await testDatabase()
  const browser = await staff()
  const late = async () =>
    counted((await browser.open('/admin')).text, 'pedidos? pagados? con demora')
  const before = await late()
  await anOrder().paidBy('paypal').paid().insert(db)
  const agreed = await anOrder().paidBy('paypal').paid().insert(db)
  await write(
    sql`update orders set paid_at = now() - interval '60 days', delivery_window =
      jsonb_build_object('from', now(), 'to', now() + interval '5 days') where id = ${agreed.id}`,
  )
  expect(await late()).toBe(before)
})

test('the panel counts as many late orders as the linked list and its file show', async () => {
  const db = await testDatabase()
  const browser = await staff()
  const late = await anOrder().paidBy('paypal').paid().insert(db)
  const agreed = await anOrder().paidBy('paypal').paid().insert(db)
  await write(
    sql`update orders set placed_at = now() - interval '40 days', paid_at = now() - interval '26 days',
      delivery_window = case when id = ${agreed.id}
        then jsonb_build_object('from', now(), 'to', now() + interval '5 days') end
      where id in (${late.id}, ${agreed.id})`,
  )
  const home = await browser.open('/admin')
  const link = home.page.href(/con demora/)
  expect(link).toBe('/admin/pedidos?ver=late')
  const list = await browser.open(link)
  const numbers = new Set(list.html.match(/GS(-[0-9A-Z]{4}){3}/g))
  expect(numbers.size).toBe(counted(home.text, 'pedidos? pagados? con demora'))
  expect([numbers.has(late.number), numbers.has(agreed.number)]).toEqual([true, false])
  const file = (await browser.open('/admin/pedidos/archivo.csv?atraso=1')).html
  expect(new Set(file.match(/GS(-[0-9A-Z]{4}){3}/g))).toEqual(numbers)
})

test('revenue is payments less refunds, as a chart with figures', async () => {
  const browser = await staff()
  const total = async () => {
    const { page, text } = await browser.open('/admin')
    expect(page.all('svg rect')).toHaveLength(60)
    const [, sum = ''] = /Total [\d\s]+ (-?\$[\d,.]+)/.exec(text) ?? []
    return Math.round(Number(sum.replace(/[$,]/g, '')) * 100)
  }
  const before = await total()
  const order = await anOrder()
    .paidBy('paypal')
    .total(1_234_500)
    .paid()
    .insert(await testDatabase())
  await write(sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at) values
    (${order.id}, 'zelle', 'capture', ${randomUUID()}, 1234500, now()),
    (${order.id}, 'zelle', 'refund', ${randomUUID()}, 34400, now())`)
  expect((await total()) - before).toBe(1_200_100)
})

test('failed e-mails are listed without their text', async () => {
  const browser = await staff()
  await write(aFailedEmail)
  try {
    const page = await browser.open('/admin/cartas')
    expect(page.text).toContain('the mailbox does not exist')
    expect(page.text).toContain('nadie@example.com')
    expect(page.html).not.toContain('secreto')
  } finally {
    await write(...gone)
  }
})

test('abandoned checkouts list the buyer, the contact and the amount', async () => {
  await write(anAbandonedDraft)
  try {
    const { text } = await (await staff()).open('/admin/compras-a-medias')
    expect(text).toContain('Rosa Gil')
    expect(text).toContain('rosa@example.com · 305 555 0101')
    const buyer = { email: 'Rosa@Example.com' }
    await anOrder()
      .buyer(buyer)
      .paidBy('paypal')
      .paid()
      .insert(await testDatabase())
    const since = await (await staff()).open('/admin/compras-a-medias')
    expect(since.text).not.toContain('rosa@example.com')
  } finally {
    await write(...gone)
  }
})

test('the demonstration mode is marked on every page of the panel, in both languages', async () => {
  const browser = await staff()
  for (const path of [
    '/admin',
    '/admin/pedidos',
    '/admin/pagos',
    '/admin/listas',
    '/admin/provincias',
    '/admin/nada',
  ]) {
    expect((await browser.open(path)).text).toContain('Modo de demostración: las listas viejas')
    expect((await browser.open(`${path}?lng=en`)).text).toMatch(/demonstration mode/i)
    await browser.open('/?lng=es')
  }
})

test('an address of the panel with nothing behind it keeps the panel around it', async () => {
  const browser = await staff()
  for (const path of ['/admin/nada', '/admin/pedidos/GS-0000-0000-0000', '/admin/clientes/x']) {
    const { status, page } = await browser.open(path)
    expect([path, status, page.heading('Aquí no hay nada').tagName]).toEqual([path, 404, 'H1'])
    expect(page.hrefs).toContain('/admin/auditoria')
  }
})

test('only administrators see the staff links and the panel behind them (S-095, S-323, S-324)', async () => {
  const admin = await staff()
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  const visitor = await aBrowser()
  expect((await admin.open('/')).page.hrefs).toContain('/admin')
  for (const path of ['/admin', '/admin/cartas', '/admin/compras-a-medias', '/admin/nada']) {
    expect((await customer.open(path)).status).toBe(403)
    expect(redirectTarget(await visitor.open(path))).toContain('/login')
    expect((await admin.open(path)).status).toBe(path === '/admin/nada' ? 404 : 200)
  }
  for (const other of [customer, visitor])
    expect((await other.open('/')).page.hrefs).not.toContain('/admin')
  expect((await customer.send('/admin/cartas')).status).toBe(403)
})

test('every e-mail of the shop is previewed in both languages, by its name', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const list = await browser.open('/admin/cartas')
  const links = list.page.hrefs.filter((href) => href.includes('plantilla='))
  expect(links.length).toBeGreaterThan(80)
  expect(list.text).not.toMatch(/\b[a-z]+_[a-z_]+\b/)
  const english = await browser.open('/admin/cartas?plantilla=order_delivered&idioma=en')
  expect(english.page.heading('Entregado')).toBeTruthy()
  expect(english.page.all('[lang="en"]').length).toBeGreaterThan(0)
  expect((await browser.open('/admin/cartas?plantilla=no_hay')).status).toBe(200)
})

test('the owner sees what is missing before the first sale, each line with its page', async () => {
  const browser = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const home = (await browser.open('/admin')).page
  expect(home.href('Ver toda la lista')).toBe('/admin/listo')
  const inList = (name: string) =>
    home.all('section[aria-label="Listo para vender"] a').find((one) => one.textContent === name)
  expect(inList('Quién vende')?.getAttribute('href')).toBe('/admin/settings')
  expect(inList('Impuestos')?.getAttribute('href')).toBe('/admin/listo')
  const { page, text } = await browser.open('/admin/listo')
  expect(text).toMatch(/Faltan \d+ cosas antes de la primera venta/)
  expect(page.href('Quién vende: Ajustes')).toBe('/admin/settings')
  const lines = page.all('main li').filter((one) => /\(Falta/.test(one.textContent ?? ''))
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines)
    expect([line.textContent, line.querySelectorAll('p').length > 1]).toEqual([
      expect.any(String),
      true,
    ])
  for (const lack of [
    'Zelle: la cuenta es todavía la de la demostración.',
    'Falta por publicar: Términos',
  ])
    expect(text).toContain(lack)
  expect(page.heading('Provincias (Falta que lo confirmes)')).toBeTruthy()
  expect(page.heading('Textos legales (Falta)')).toBeTruthy()
  expect((await browser.open('/admin/listo?lng=en')).text).toContain('Ready to sell')
})

test.each(locales)('the checklist names legal texts as their pages do (%s)', (locale) => {
  const { legal, readiness } = messagesIn(locale)
  for (const slug of replaceableSlugs) expect(readiness.names[slug]).toBe(legal.titles[slug])
})

test('what a new shop starts with is an example until the owner confirms it, also the taxes', async () => {
  const browser = await staff()
  const path = '/admin/listo'
  try {
    const { page } = await browser.open(path)
    expect(page.heading('Impuestos (Falta que lo confirmes)')).toBeTruthy()
    expect((await browser.send(path, { part: 'seller' })).status).toBe(400)
    const done = await browser.follow(await browser.send(path, { part: 'taxes' }))
    expect(done.page.heading('Impuestos (Hecho)')).toBeTruthy()
    expect(done.page.heading('Tarifas (Falta que lo confirmes)')).toBeTruthy()
    const settings = await browser.open('/admin/settings')
    const box = settings.page.field('Mi contador confirmó los impuestos que cobra la tienda')
    expect(box.hasAttribute('checked')).toBe(true)
  } finally {
    await asOwner("delete from site_settings where setting_key = 'taxes_reviewed'")
  }
})
