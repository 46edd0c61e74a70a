import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#platform/database/connect.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { aBrowser, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { copyInMemory, filledDump } from '#tests/harness/database/filled-database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser } from '#tests/harness/users/users.ts'

const write = (db: Database, ...statements: ReturnType<typeof sql>[]) =>
  inTransaction(asSystem(db, 'a test prepares the panel'), async ({ tx }) => {
    for (const statement of statements) await statement.execute(tx)
  })

const staffOf = async (db: Database) =>
  aBrowser(
    (await aUser(db, { role: 'admin' })).cookie,
    await testApp({ db, now: () => new Date() }),
  )

const counted = (text: string, what: RegExp) =>
  Number(new RegExp(`(\\d+) ${what.source}`).exec(text)?.[1] ?? 0)

const numbersIn = (html: string) => new Set(html.match(/GS(-[0-9A-Z]{4}){3}/g))

/** Whether the linked list shows exactly as many orders as the line says, with and without these. */
async function opensList(browser: TestBrowser, line: RegExp, shown: string[], hidden: string[]) {
  const { page, text } = await browser.open('/admin')
  const list = await browser.open(page.href(line))
  const numbers = numbersIn(list.html)
  expect(numbers.size).toBe(counted(text, line))
  expect(shown.filter((number) => !numbers.has(number))).toEqual([])
  expect(hidden.filter((number) => numbers.has(number))).toEqual([])
}

const delivery = (ids: readonly string[], state: string) =>
  sql`update orders set delivery_status = ${state} where id in (${sql.join(ids)})`

const paidOrders = async (db: Database, many: number) => {
  const orders = []
  for (let made = 0; made < many; made += 1)
    orders.push(await anOrder().paidBy('paypal').paid().insert(db))
  return orders
}

test('paid orders wait to be prepared, then to be shipped; held ones wait for their decision', async () => {
  const db = await testDatabase()
  const browser = await staffOf(db)
  const before = (await browser.open('/admin')).text
  const toPrepare = await paidOrders(db, 1)
  const toShip = await paidOrders(db, 2)
  const held = await anOrder().paidBy('paypal').paid().held().insert(db)
  await write(
    db,
    delivery(
      toShip.map(({ id }) => id),
      'prepared',
    ),
  )
  const { text } = await browser.open('/admin')
  const more = (what: RegExp) => counted(text, what) - counted(before, what)
  expect(text).not.toContain('Sin pendientes')
  expect([more(/pedidos? pagados? por preparar/), more(/pedidos? preparados? por enviar/)]).toEqual(
    [1, 2],
  )
  const numbers = (orders: readonly { number: string }[]) => orders.map(({ number }) => number)
  const others = [held.number, ...numbers(toShip)]
  await opensList(browser, /pedidos? pagados? por preparar/, numbers(toPrepare), others)
  const unready = [held.number, ...numbers(toPrepare)]
  await opensList(browser, /pedidos? preparados? por enviar/, numbers(toShip), unready)
  expect((await browser.open('/admin?lng=en')).text).toMatch(/[2-9]\d* packed orders to ship/)
})

test('money to return, disputes and incidents wait too, each with its list', async () => {
  const db = await testDatabase()
  const browser = await staffOf(db)
  const before = (await browser.open('/admin')).text
  const owed = await anOrder().paidBy('zelle').inState('refund_due').insert(db)
  const disputed = await anOrder().paidBy('paypal').inState('disputed').insert(db)
  const rest = await anOrder().paidBy('zelle').inState('partly_refunded').insert(db)
  await write(db, delivery([rest.id], 'cancelled'))
  const [lost] = await paidOrders(db, 1)
  await write(db, delivery([lost?.id ?? ''], 'incident'))
  const { text } = await browser.open('/admin')
  for (const [line, numbers] of [
    [/pedidos? por reembolsar/, [owed.number, rest.number]],
    [/pagos? en disputa/, [disputed.number]],
    [/envíos? con incidencia/, [lost?.number ?? '']],
  ] as const) {
    expect(counted(text, line) - counted(before, line)).toBe(numbers.length)
    await opensList(browser, line, [...numbers], [])
  }
})

const aLookedAtTransfer = (orderId: string) => sql`insert into zelle_payments
    (amount, zelle_recipient, registered_name, memo_reference, payment_status, order_id, opened_at,
      first_by, first_at, first_reference, first_amount)
  values (309.70, 'pagos@example.com', 'Girasol', ${randomUUID()}, 'proof_received', ${orderId}, now(),
    ${randomUUID()}, now(), 'B-1', 309.70)`

test('a transfer that one person saw waits for a second one, and is not counted twice', async () => {
  const db = await testDatabase()
  const browser = await staffOf(db)
  const before = (await browser.open('/admin')).text
  const { id, number } = await anOrder().paidBy('zelle').inState('proof_received').insert(db)
  await write(db, aLookedAtTransfer(id))
  const { text, page } = await browser.open('/admin')
  const more = (what: RegExp) => counted(text, what) - counted(before, what)
  const line = /transferencias? que esperan? a una segunda persona/
  expect([more(line), more(/transferencias? por verificar/)]).toEqual([1, 0])
  const list = numbersIn((await browser.open(page.href(line))).html)
  expect([list.size, list.has(number)]).toEqual([counted(text, line), true])
})

const hexOf = (length: number) => randomBytes(length / 2).toString('hex')

const aDonation = (method: string, state: string, memo: string) => sql`insert into donations
    (attempt_hash, memo, cause, amount_cents, donor_name, email, message, locale, state,
      zelle_recipient, registered_name, donated_at, method)
  values (${hexOf(64)}, ${memo}, 'lamp', 2000, 'Ana', 'ana@example.com', '', 'es', ${state},
    '', '', now(), ${method})`

test('a donation waits for compliance while it is held, for payments while its transfer is awaited; one paid online waits for nobody', async () => {
  const db = await testDatabase()
  const browser = await staffOf(db)
  const before = (await browser.open('/admin')).text
  const memo = () => `DN-${hexOf(4)}-${hexOf(4)}`.toUpperCase()
  const [held, awaited, online, received] = [memo(), memo(), memo(), memo()]
  await write(
    db,
    aDonation('paypal', 'held', held),
    aDonation('zelle', 'awaiting', awaited),
    aDonation('paypal', 'awaiting', online),
    aDonation('zelle', 'paid', received),
  )
  const { text, page } = await browser.open('/admin')
  for (const [line, own] of [
    [/donaci(?:ón|ones) retenidas?/, held],
    [/donaci(?:ón|ones) por buscar en el banco/, awaited],
  ] as const) {
    expect(counted(text, line) - counted(before, line)).toBe(1)
    const list = (await browser.open(page.href(line))).text
    const shown = [held, awaited, online, received].filter((code) => list.includes(code))
    expect(shown).toEqual([own])
  }
})

const listsFrom = (days: number) => sql`update screening_lists
  set as_of = now() - make_interval(days => ${days}), imported_at = now()`

test('lists are announced before they expire, and only a shop where nothing waits has "Sin pendientes"', async () => {
  const db = await copyInMemory(await filledDump())
  const browser = await staffOf(db)
  await write(
    db,
    listsFrom(1),
    sql`update products set track_inventory = false`,
    sql`delete from order_refusals`,
    sql`delete from checkout_drafts`,
    sql`delete from outbox`,
  )
  const quiet = await browser.open('/admin')
  expect(quiet.text).toContain('Sin pendientes')
  expect(quiet.page.hrefs).not.toContain('/admin/pedidos?ver=late')
  expect((await browser.open('/admin?lng=en')).text).toContain('Nothing to do')
  await browser.open('/admin?lng=es')
  await write(db, listsFrom(6))
  const soon = await browser.open('/admin')
  expect(soon.text).not.toContain('Sin pendientes')
  expect(soon.text).toMatch(/\d listas? de sanciones por vencer/)
  expect(soon.text).not.toMatch(/viejas? o ausentes?/)
  await write(db, listsFrom(8))
  const old = await browser.open('/admin')
  expect(old.text).toMatch(/\d listas? de sanciones viejas? o ausentes?/)
  expect(old.text).not.toContain('por vencer')
})
