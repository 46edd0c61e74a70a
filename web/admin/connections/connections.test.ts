import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { fakeConfig, payPalFake } from '#tests/fakes/paypal.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'

const page = '/admin/conexiones'
afterEach(() => asOwner('delete from connection_settings'))

async function aPanel(overrides: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(overrides)
  const { cookie } = await anOwner(await testDatabase())
  const headers = { Cookie: cookie }
  const open = (query = '') => visit(app, page + query, { headers })
  const checklist = (query = '') => visit(app, `/admin/listo${query}`, { headers })
  const lists = () => visit(app, '/admin/listas', { headers })
  const send = (fields: Record<string, string>, query = '') => {
    const body = new URLSearchParams({ ...fields, identity_password: knownPassword })
    return visit(app, page + query, { method: 'POST', headers, body })
  }
  const follow = async (fields: Record<string, string>) => {
    const to = new URL((await send(fields)).headers.get('Location') ?? '', 'http://shop.test')
    return open(to.search)
  }
  return { open, checklist, lists, send, follow }
}

const keys = { form: 'paypal', PAYPAL_CLIENT_ID: 'client-1', PAYPAL_SECRET: 'secret-1' }

test('keys that were stored are not called right before they were tried, and a missing webhook is told with its address', async () => {
  const { open, follow } = await aPanel()
  expect((await open()).text).not.toContain('Probar las claves')
  const saved = await follow({ ...keys, PAYPAL_MODE: 'sandbox' })
  expect(saved.text).toContain('Quedó guardado, pero todavía sin probar')
  expect(saved.text).toContain('Probar las claves')
  expect(saved.text).toContain('Falta el Webhook ID: sin él')
  expect(saved.text).toContain('http://shop.test/webhooks/paypal')
  const full = await follow({ ...keys, PAYPAL_WEBHOOK_ID: 'webhook-1', PAYPAL_MODE: 'sandbox' })
  expect(full.text).not.toContain('Falta el Webhook ID')
})

test('a form that changes nothing does not say that it was saved', async () => {
  const { follow } = await aPanel()
  for (const form of ['paypal', 'mail', 'captcha', 'screening']) {
    const { text } = await follow({ form })
    expect([form, text.includes('No cambió nada'), text.includes('Quedó guardado')]).toEqual([
      ...[form, true, false],
    ])
  }
})

test('the keys are tried at PayPal, in both languages', async () => {
  const fake = await payPalFake()
  onTestFinished(() => fake.close())
  const config = { ...signingConfig, ...fakeConfig(fake.base) }
  const { send } = await aPanel({ config })
  expect((await send({ intent: 'try' })).text).toContain(
    'PayPal aceptó las claves. El webhook es el de esta tienda.',
  )
  fake.state.webhookUrl = 'https://another.example/webhooks/paypal'
  expect((await send({ intent: 'try' })).text).toContain('Pero ese webhook avisa a otra dirección')
  const other = await aPanel({ config: { ...config, PAYPAL_SECRET: 'other' } })
  expect((await other.send({ intent: 'try' })).text).toContain('PayPal no acepta estas claves')
  const none = await aPanel({ config: signingConfig })
  expect((await none.send({ intent: 'try' })).text).toContain('No hay claves de PayPal guardadas')
})

test('every wrong field of the mail server is marked, and a test without one says where the e-mail is', async () => {
  const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-mail-'))
  onTestFinished(() => fs.rmSync(DATA_DIR, { recursive: true, force: true }))
  const { send } = await aPanel({ config: { ...signingConfig, DATA_DIR } })
  const server = { form: 'mail', smtp_host: 'no host', smtp_port: '99999', smtp_user: 'ana' }
  const refused = await send({ ...server, MAIL_FROM: 'nobody' })
  const marked = refused.page
    .all('[aria-invalid="true"]')
    .map((field) => field.getAttribute('name'))
  expect([refused.status, marked]).toEqual([
    400,
    ['MAIL_FROM', 'smtp_host', 'smtp_port', 'smtp_password'],
  ])
  expect(refused.text).toContain('El puerto es un número entre 1 y 65535.')
  const copies = { form: 'copies', copies_daily: 'on', BACKUP_AT: '25:99', BACKUP_KEEP: '0' }
  const times = (await send(copies)).text
  expect(times).toContain('La hora va de 00:00 a 23:59')
  expect(times).toContain('Escribe cuántas se guardan, de 1 a 1000.')
  const lists = await send({ form: 'screening', SCREENING_LISTS_URLS: 'ftp://a.example/sdn.csv' })
  expect(lists.text).toContain('Cada dirección empieza con https://')
  expect(lists.text).not.toContain('contradice otro campo')
  expect((await send({ intent: 'test' })).text).toContain(
    'quedó guardado en un fichero: no hay correo configurado',
  )
})

test('the daily backup is turned off by a choice, without a word of the server', async () => {
  const { follow, open } = await aPanel()
  const off = { form: 'copies', copies_daily: 'off', BACKUP_AT: '08:30', BACKUP_KEEP: '7' }
  expect(
    (await follow(off)).page.all('select[name="copies_daily"] option[selected]')[0]?.textContent,
  ).toBe('No')
  expect((await open()).page.valueOf('BACKUP_AT')).not.toBe('off')
  await follow({ ...off, copies_daily: 'on' })
  expect((await open()).page.valueOf('BACKUP_AT')).toBe('08:30')
})

test('an address of lists is on their page as soon as it is saved, and gone as soon as it is removed', async () => {
  const { follow, lists } = await aPanel()
  const [first, second] = ['https://lists.example/one.csv', 'https://lists.example/two.csv']
  expect((await lists()).text).toContain('Ninguna. Con sus direcciones')
  await follow({ form: 'screening', SCREENING_LISTS_URLS: `${first}\n${second}` })
  const { text, page: shown } = await lists()
  for (const url of [first, second])
    expect(text).toContain(`${url} Todavía no se ha podido consultar`)
  expect(text).not.toContain('Ninguna. Con sus direcciones')
  expect(shown.button('Consultarlas ahora')).toBeTruthy()
  await follow({ form: 'screening', SCREENING_LISTS_URLS: second })
  expect((await lists()).text).not.toContain(first)
})

test('the checklist counts PayPal and the mail service once trying them has succeeded', async () => {
  const fake = await payPalFake()
  onTestFinished(() => fake.close())
  const live = { ...fakeConfig(fake.base), PAYPAL_MODE: 'live' as const }
  const config = { ...signingConfig, ...live, SMTP_URL: 'smtp://127.0.0.1:1' }
  const { send, checklist } = await aPanel({ config })
  const texts = {
    untried: 'Está puesto, pero falta una prueba que salga bien.',
    failed: 'Está puesto, pero la última prueba no salió bien.',
  }
  const open = async () => {
    const { text } = await checklist()
    return [texts.untried, texts.failed].map((one) => text.split(one).length - 1)
  }
  expect(await open()).toEqual([2, 0])
  await send({ intent: 'test' })
  expect(await open()).toEqual([1, 1])
  await send({ intent: 'try' })
  expect(await open()).toEqual([0, 1])
  expect((await checklist('?lng=en')).text).toContain(
    'It is set, but the last try did not succeed.',
  )
})

test('keys that take real money ask for a tick beside what it means, in both languages', async () => {
  const { send } = await aPanel()
  for (const [lng, missing] of [
    ['es', 'Márcalo para guardar claves que cobran de verdad.'],
    ['en', 'Tick this to save keys that take real money.'],
  ] as const) {
    const refused = await send({ ...keys, PAYPAL_MODE: 'live' }, `?lng=${lng}`)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(missing)])
  }
  const saved = await send({ ...keys, PAYPAL_MODE: 'live', isSure: 'on' })
  expect(saved.status).toBe(303)
})

test('who may do everything looks and tries, and only an owner sets where letters and payments go', async () => {
  const db = await testDatabase()
  await anOwner(db)
  const app = await testApp()
  const headers = { Cookie: (await aUser(db, { role: 'admin' })).cookie }
  const open = await visit(app, page, { headers })
  expect(open.text).toContain('Aquí solo puedes mirar y probar')
  const send = (fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, identity_password: knownPassword })
    return visit(app, page, { method: 'POST', headers, body })
  }
  expect((await send({ form: 'mail', smtp_host: 'smtp.example.org' })).status).toBe(403)
  expect((await send({ intent: 'try' })).text).toContain('No hay claves de PayPal guardadas')
})

/** What the form of PayPal on this page carries of what it showed. */
const seenOf = (page: Awaited<ReturnType<typeof visit>>['page']) =>
  page
    .all('form')
    .find((form) => form.querySelector('[name=PAYPAL_SECRET]'))
    ?.querySelector('[name=seen]')
    ?.getAttribute('value') ?? ''

test('a form that was opened before a colleague saved undoes nothing of theirs, a new secret neither', async () => {
  const { open, send, follow } = await aPanel()
  const sandbox = { ...keys, PAYPAL_MODE: 'sandbox' }
  const { page: before } = await follow(sandbox)
  const seen = seenOf(before)
  expect(seen).not.toContain('secret-1')
  const theirs = { ...sandbox, PAYPAL_SECRET: 'secret-2', PAYPAL_CLIENT_ID: 'client-2', seen }
  expect((await send(theirs)).status).toBe(303)
  const after = seenOf((await open()).page)
  const stale = { ...sandbox, PAYPAL_SECRET: '', PAYPAL_WEBHOOK_ID: 'webhook-1', seen }
  expect((await send(stale)).status).toBe(303)
  const { page } = await open()
  expect(page.valueOf('PAYPAL_CLIENT_ID')).toBe('client-2')
  expect(page.valueOf('PAYPAL_WEBHOOK_ID')).toBe('webhook-1')
  expect(JSON.parse(seenOf(page)).PAYPAL_SECRET).toBe(JSON.parse(after).PAYPAL_SECRET)
})

test('a secret that both replaced, or one removed, is refused without showing either', async () => {
  const { send, follow } = await aPanel()
  const sandbox = { ...keys, PAYPAL_MODE: 'sandbox' }
  const seen = seenOf((await follow(sandbox)).page)
  await send({ ...sandbox, PAYPAL_SECRET: 'secret-2', seen })
  const typed = { PAYPAL_SECRET: 'secret-3' }
  const removed = { PAYPAL_SECRET: '', PAYPAL_CLIENT_ID: '', forget_PAYPAL_SECRET: 'on' }
  for (const stale of [typed, removed]) {
    const refused = await send({ ...sandbox, ...stale, seen }, '?lng=en')
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Somebody else entered here meanwhile: a new one (not shown)'),
    ])
    expect(refused.text).not.toContain('secret-2')
    const again = { ...sandbox, PAYPAL_SECRET: 'secret-3', seen: seenOf(refused.page) }
    if (stale === removed) expect((await send(again)).status).toBe(303)
  }
})
