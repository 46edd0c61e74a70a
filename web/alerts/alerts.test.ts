import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, inTransaction, type Tx } from '#platform/database/transaction.ts'
import { ownAlerts, pruneAlerts } from '#shop/alerts/alerts.service.server.ts'
import { notifyNext } from '#shop/alerts/waiting/notify.service.server.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { ctxOf } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo, linkIn } from '#tests/harness/emails/mail.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const closed = '35'
const inShop = async <Value>(work: (tx: Tx) => Promise<Value>) =>
  inTransaction(asSystem(await testDatabase(), 'a test'), ({ tx }) => work(tx))
const setStock = (quantity: number) =>
  inShop((tx) =>
    sql`update products set stock_quantity = ${quantity} where url_slug = 'aviso-bateria'`.execute(
      tx,
    ),
  )
const serve = (mode: 'door' | 'suspended') =>
  inShop((tx) => {
    const days = mode === 'door' ? 5 : null
    return sql`update province_services set mode = ${mode}, days_min = ${days}, days_max = ${days}
      where code = ${closed}`.execute(tx)
  })

beforeAll(async () => {
  await inShop((tx) =>
    tx
      .insertInto('products')
      .values({
        ...{ name: 'Aviso batería', name_en: 'Notice battery', url_slug: 'aviso-bateria' },
        ...{ sell_price: '200.00', weight_lbs: '30', track_inventory: true, stock_quantity: 0 },
      })
      .execute(),
  )
  await serve('suspended')
})
afterAll(async () => {
  await inShop((tx) => tx.deleteFrom('products').where('url_slug', '=', 'aviso-bateria').execute())
  await serve('door')
})

const form = '/avisame?producto=aviso-bateria'
const anAddress = () => `${randomUUID()}@example.com`

async function systemCtx(now = new Date()) {
  const db = await testDatabase()
  return ctxOf(db, { role: 'system', reason: 'a test' }, { config: signingConfig, now })
}
async function notifyAll(now = new Date()) {
  const ctx = await systemCtx(now)
  while (await notifyNext(ctx)) {}
}
const subjectsTo = async (email: string) =>
  (await emailsTo(await testDatabase(), email)).map(({ email: kind }) => kind)

/** Requests a notice and returns the address of the link in the e-mail. */
async function requested(browser: TestBrowser, email: string, path = form): Promise<string> {
  const sent = await browser.send(path, { contact: email, destination: 'cuba' })
  expect([sent.status, redirectTarget(sent)]).toEqual([
    303,
    expect.stringContaining('hecho=to_confirm'),
  ])
  const [asked] = (await emailsTo(await testDatabase(), email)).slice(-1)
  if (!asked) throw new Error('no e-mail')
  return new URL(linkIn(asked)).pathname
}

test('a visitor without scripts asks for a sold-out product, confirms, and is written to once when it is back', async () => {
  const browser = await aBrowser()
  const product = await browser.open('/catalogo/aviso-bateria')
  expect(product.page.href('Avísame cuando haya')).toBe(form)
  const page = await browser.open(form)
  expect(page.page.hasField('Tu correo o tu WhatsApp')).toBe(true)
  const email = anAddress()
  const link = await requested(browser, email)
  await setStock(3)
  await notifyAll()
  expect(await subjectsTo(email)).toEqual(['confirm_alert'])
  expect((await browser.open(link)).text).toContain('Sin confirmar')
  await notifyAll()
  expect(await subjectsTo(email)).toEqual(['confirm_alert'])
  const confirmed = await browser.follow(await browser.send(link, { intent: 'confirm' }))
  expect(confirmed.text).toContain('Confirmado.')
  await Promise.all([notifyAll(), notifyAll()])
  await notifyAll()
  expect(await subjectsTo(email)).toEqual(['confirm_alert', 'alert_due'])
  const due = (await emailsTo(await testDatabase(), email))[1]
  expect(due?.subject).toBe('Ya hay Aviso batería')
  expect(due?.text).toContain('/catalogo/aviso-bateria')
  expect(due?.text).toContain(link)
  expect((await browser.open(form)).text).toContain('Ya hay Aviso batería')
  await setStock(0)
})

test('a notice is ended by its form only, never by opening a link', async () => {
  const browser = await aBrowser()
  const email = anAddress()
  const link = await requested(browser, email)
  await browser.send(link, { intent: 'confirm' })
  await requested(browser, email, `/avisame?provincia=${closed}`)
  for (const path of [link, `${link}?intent=end`, `${link}?confirmado`]) await browser.open(path)
  expect((await browser.open(link)).page.allByRole('button', /^Quitar/)).toHaveLength(3)
  const ended = await browser.follow(await browser.send(link, { intent: 'end' }))
  expect(ended.text).toContain('No te queda ningún aviso')
  await setStock(2)
  await notifyAll()
  await setStock(0)
  expect(await subjectsTo(email)).toEqual(['confirm_alert', 'confirm_alert'])
})

test('a link that was not signed here opens nothing and ends nothing', async () => {
  const browser = await aBrowser()
  const link = await requested(browser, anAddress())
  for (const bad of [`${link.slice(0, -2)}xx`, `/aviso/${randomUUID()}`, '/aviso/x']) {
    expect((await browser.open(bad)).status).toBe(404)
    expect((await browser.send(bad, { intent: 'end' })).status).toBe(404)
  }
  const own = await browser.open(link)
  const strange = await requested(await aBrowser(), anAddress())
  const [alert = ''] = own.page.valuesOf('alert')
  await browser.send(strange, { intent: 'end', alert })
  expect((await browser.open(link)).text).toContain('Aviso batería')
})

test('a province that opens again writes to those who wait for it, in their language', async () => {
  const browser = await aBrowser('i18next=en')
  await browser.send('/destino', { to: 'cuba' })
  await browser.send('/destino', { province: closed })
  const product = await browser.open('/catalogo/aviso-bateria')
  const path = `/avisame?provincia=${closed}`
  expect(product.page.href('Notify me when it opens')).toBe(path)
  expect(product.text).toMatch(/We are not delivering to .+ Notify me when it opens/)
  expect(product.text).not.toContain('Pay by')
  const email = anAddress()
  await browser.send(await requested(browser, email, path), { intent: 'confirm' })
  await serve('door')
  await notifyAll()
  await serve('suspended')
  const due = (await emailsTo(await testDatabase(), email))[1]
  expect(due?.subject).toMatch(/^We deliver to .+ again$/)
})

test('what is no address is answered beside the field, which stays filled', async () => {
  const browser = await aBrowser()
  const response = await browser.send(form, { contact: 'ana@', destination: 'usa' })
  expect(response.status).toBe(400)
  expect(response.text).toContain('Escribe un correo como')
  expect(response.page.valueOf('contact')).toBe('ana@')
  for (const path of ['/avisame', '/avisame?producto=nada', '/avisame?provincia=99'])
    expect((await browser.open(path)).status).toBe(404)
})

test('the form floods no mailbox: the seventh e-mail of a day is refused', async () => {
  const email = anAddress()
  for (let sent = 0; sent < 6; sent += 1)
    await (await aBrowser()).send(form, { contact: email, destination: 'cuba' })
  const response = await (await aBrowser()).send(form, { contact: email, destination: 'cuba' })
  expect(response.status).toBe(429)
  expect(response.page.valueOf('contact')).toBe(email)
  expect(await subjectsTo(email)).toHaveLength(6)
})

test('the owner sees who waits, writes by WhatsApp once and is reminded only while something is back', async () => {
  const db = await testDatabase()
  const owner = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  const stored = await (await aBrowser()).send(form, {
    contact: '+1 305 555 0188',
    destination: 'cuba',
  })
  expect(redirectTarget(stored)).toContain('hecho=stored')
  const waiting = await owner.open('/admin/avisos')
  expect(waiting.text).toContain('+1 305 555 0188')
  expect(waiting.page.hrefs).not.toContainEqual(expect.stringContaining('wa.me/13055550188'))
  await setStock(4)
  expect((await owner.open('/admin')).text).toContain('espera que le escribas')
  const back = await owner.open('/admin/avisos')
  const link = back.page.hrefs.find((href) => href.includes('wa.me/13055550188')) ?? ''
  expect(decodeURIComponent(link)).toContain('ya hay Aviso batería')
  const [alert = ''] = back.page
    .all('form')
    .filter((one) =>
      one.querySelector('button')?.getAttribute('aria-label')?.includes('+13055550188'),
    )
    .map((one) => one.querySelector('[name=alert]')?.getAttribute('value') ?? '')
  const done = await owner.follow(await owner.send('/admin/avisos', { intent: 'written', alert }))
  expect(done.text).toContain('no se le escribe otra vez')
  expect(done.text).not.toContain('+1 305 555 0188')
  await setStock(0)
})

test('whoever asks by WhatsApp ends it on the page that says it is stored, by its button only', async () => {
  const owner = await aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
  const visitor = await aBrowser()
  const sent = await visitor.send(form, { contact: '+1 305 555 0166', destination: 'cuba' })
  const stored = await visitor.open(redirectTarget(sent))
  const fin = stored.page.valueOf('fin') ?? ''
  expect((await owner.open('/admin/avisos')).text).toContain('+1 305 555 0166')
  await visitor.send(form, { fin: `x${fin}` })
  expect((await owner.open('/admin/avisos')).text).toContain('+1 305 555 0166')
  const ended = await visitor.follow(await visitor.send(form, { fin }))
  expect(ended.text).toContain('Quitado: no te escribimos.')
  expect((await owner.open('/admin/avisos')).text).not.toContain('+1 305 555 0166')
})

test('the first button that the link of an unconfirmed notice shows confirms it', async () => {
  const browser = await aBrowser()
  const { page } = await browser.open(await requested(browser, anAddress()))
  const [first] = page.all('main button[type=submit]').map((one) => one.textContent)
  expect(first).toBe('Sí, quiero el aviso')
})

test('a signed-in buyer needs no confirmation, finds the notice among the own data, and it goes with the account', async () => {
  const db = await testDatabase()
  const { id, email, cookie } = await aUser(db)
  await (await aBrowser()).send(`/avisame?provincia=${closed}`, { contact: email })
  const browser = await aBrowser(cookie)
  const stored = await browser.send(form, { contact: email.toUpperCase(), destination: 'usa' })
  expect(redirectTarget(stored)).toContain('hecho=stored')
  const user = { id, email, emailConfirmedAt: new Date() } as Parameters<
    typeof ownAlerts
  >[0]['user']
  const ctx = ctxOf(db, { role: 'customer', id })
  const own = () => ownAlerts({ ...ctx, user })
  expect((await own()).map(({ destination }) => destination).sort()).toEqual(['cuba', 'usa'])
  await asOwner(`delete from users where id = '${id}'`)
  expect(await own()).toEqual([])
})

test('what was not confirmed in a week is deleted', async () => {
  const browser = await aBrowser()
  const link = await requested(browser, anAddress())
  await pruneAlerts(await systemCtx(new Date(Date.now() + 8 * 86_400_000)))
  expect((await browser.open(link)).text).toContain('No te queda ningún aviso')
})
