import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { type Visit, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget, type TestBrowser } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { codeOf } from '#tests/harness/users/authenticator.ts'
import { aUser, knownPassword } from '#tests/harness/users/users.ts'

const db = await testDatabase()
const question = 'Tu sesión terminó'

const endSessions = (id: string) =>
  inTransaction(asSystem(db, 'a test ends sessions'), ({ tx }) =>
    sql`delete from sessions where user_id = ${id}`.execute(tx),
  )

async function anEndedSession({ isOver = true } = {}) {
  const user = await aUser(db, { role: 'admin' })
  const { number } = await anOrder().paidBy('paypal').insert(db)
  const browser = await aBrowser(user.cookie)
  const end = () => endSessions(user.id)
  if (isOver) await end()
  return { user, browser, end, path: `/admin/pedidos/${number}` }
}

/** The fields of the form that signs in, as a browser without scripts sends them. */
function formOf({ page }: Visit, button: string): Record<string, string> {
  const form = page.all('form').find((one) => page.within(one).has('button', button))
  if (!form) throw new Error(`no form with ${button}`)
  return Object.fromEntries(
    page
      .within(form)
      .all('input[type=hidden]')
      .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  )
}

const notesOf = async (browser: TestBrowser, path: string) => (await browser.open(path)).text

test('what was typed waits in the question while its sender signs in again, and is saved only when it is sent', async () => {
  const { user, browser, path } = await anEndedSession()
  const asked = await browser.send(path, { intent: 'note', reason: 'Llamó a las tres' })
  expect([asked.status, asked.text]).toEqual([401, expect.stringContaining(question)])
  expect(asked.headers.get('Cache-Control')).toContain('no-store')
  const held = formOf(asked, 'Entrar')
  expect(held).toEqual({ intent: 'note', reason: 'Llamó a las tres' })

  const credentials = { sign_in_email: user.email, sign_in_password: knownPassword }
  const refused = await browser.send(path, { ...held, ...credentials, sign_in_password: 'otra' })
  expect([refused.status, formOf(refused, 'Entrar')]).toEqual([401, held])
  expect(refused.html).not.toContain('otra"')
  const ready = await browser.send(path, { ...held, ...credentials })
  expect([ready.status, ready.text]).toEqual([200, expect.stringContaining('Ya entraste')])
  expect(ready.html).not.toContain(knownPassword)
  expect(await notesOf(browser, path)).not.toContain('Llamó a las tres')
  const sent = await browser.send(path, formOf(ready, 'Enviar lo que escribí'))
  expect(redirectTarget(sent)).toBe(`${path}?hecho=note`)
  expect(await notesOf(browser, path)).toContain('Llamó a las tres')
})

test('the second factor is asked as at the login, and nothing is open before it', async () => {
  const { user, browser, path, end } = await anEndedSession({ isOver: false })
  const security = '/cuenta/seguridad'
  const { page } = await browser.send(security, { intent: 'second_on', current: knownPassword })
  const uri = page.valueOf('uri') ?? ''
  const former = codeOf(uri, new Date(Date.now() - 30_000))
  await browser.send(security, { intent: 'second_code', code: former, uri, codes: '' })
  await end()
  const typed = { intent: 'note', reason: 'Con dos pasos' }
  const asked = await browser.send(path, {
    ...typed,
    ...{ sign_in_email: user.email, sign_in_password: knownPassword },
  })
  expect([asked.status, formOf(asked, 'Entrar')]).toEqual([401, typed])
  expect(asked.page.all('input[name="sign_in_code"]')).toHaveLength(1)
  expect(redirectTarget(await browser.open(path))).toMatch(/^\/login/)
  const refused = await browser.send(path, { ...typed, sign_in_code: '000000' })
  expect([refused.status, formOf(refused, 'Entrar')]).toEqual([401, typed])
  const ready = await browser.send(path, { ...typed, sign_in_code: codeOf(uri) })
  expect([ready.status, formOf(ready, 'Enviar lo que escribí')]).toEqual([200, typed])
})

test('secrets are not held and files are chosen again, and the page says so', async () => {
  const { browser } = await anEndedSession()
  const fields = { form: 'paypal', PAYPAL_CLIENT_ID: 'abc', PAYPAL_SECRET: 'muy secreto' }
  const asked = await browser.send('/admin/conexiones', fields)
  expect(asked.text).toContain('Las contraseñas y las claves no se guardan en la página')
  expect(asked.html).not.toContain('muy secreto')
  expect(formOf(asked, 'Entrar')).toEqual({ form: 'paypal', PAYPAL_CLIENT_ID: 'abc' })
  expect(asked.text).not.toContain('Los archivos no se pueden guardar')
  const body = new FormData()
  for (const [name, value] of Object.entries({ intent: 'upload', day: '2026-11-01' }))
    body.set(name, value)
  body.set('file', new File(['una lista'], 'lista.xml', { type: 'text/xml' }))
  const headers = { Cookie: 'girasol.session_token=dead.signature' }
  const upload = await visit(browser.app, '/admin/listas', { method: 'POST', headers, body })
  expect(upload.text).toContain('Los archivos no se pueden guardar aquí')
  expect(formOf(upload, 'Entrar')).toEqual({ intent: 'upload', day: '2026-11-01' })
})

test('who signed in elsewhere goes on from there; who never was here is led to the login', async () => {
  const { browser, path } = await anEndedSession()
  const typed = { intent: 'note', reason: 'En otra pestaña' }
  const early = await browser.send(path, { ...typed, sign_in_elsewhere: 'yes' })
  expect([early.status, early.text]).toEqual([401, expect.stringContaining('todavía no entraste')])
  const other = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  const sent = await other.send(path, { ...typed, sign_in_elsewhere: 'yes' })
  expect(redirectTarget(sent)).toBe(`${path}?hecho=note`)
  const visitor = await aBrowser()
  expect(redirectTarget(await visitor.send(path, typed))).toMatch(/^\/login\?from=/)
})
