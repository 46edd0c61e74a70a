import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { emailsTo } from '#tests/harness/emails/mail.ts'
import { anOwner } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const create = { intent: 'create', email: '', hours: '72', note: '', isSure: 'on' }
const staff = async () => {
  const { cookie, email } = await aUser(await testDatabase(), { role: 'admin' })
  return { browser: await aBrowser(cookie), email }
}
const linkOf = ({ page }: Visit) =>
  page.values.find((value) => value.includes('invite_token')) ?? ''

test('only administrators see the page and send its forms (S-093, A-003)', async () => {
  const visitor = await aBrowser()
  const login = '/login?from=%2Fadmin%2Finvite'
  expect(redirectTarget(await visitor.open('/admin/invite'))).toBe(login)
  expect(redirectTarget(await visitor.send('/admin/invite', create))).toBe(login)
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  for (const response of [
    await customer.open('/admin/invite'),
    await customer.send('/admin/invite', create),
    await customer.send('/admin/invite', { intent: 'revoke', id: randomUUID() }),
  ]) {
    expect([response.status, response.text]).toEqual([
      403,
      expect.stringContaining('Acceso Denegado'),
    ])
    expect(response.html).not.toContain('invite_token')
  }
})

test('the panel links to the page, which is available in both languages (S-093)', async () => {
  const { browser } = await staff()
  expect((await browser.open('/admin')).page.hrefs).toContain('/admin/invite')
  const spanish = await browser.open('/admin/invite')
  expect(spanish.text).toContain('Invitar administradores')
  for (const hours of ['24 horas', '72 horas', '7 días']) expect(spanish.text).toContain(hours)
  const english = await browser.open('/admin/invite?lng=en')
  expect(english.text).toContain('Invite administrators')
  for (const hours of ['24 hours', '72 hours', '7 days']) expect(english.text).toContain(hours)
})

test('without scripts an invitation is created, its link is shown once, listed and revoked', async () => {
  const { browser, email } = await staff()
  const note = `Para Eva ${randomUUID().slice(-12)}`
  const made = await browser.send('/admin/invite', { ...create, note })
  const link = linkOf(made).replace('http://shop.test', '')
  expect([made.status, link]).toEqual([
    200,
    expect.stringMatching(/^\/admin-signup\?invite_token=/),
  ])
  const list = await browser.open('/admin/invite')
  expect(list.text).toContain(note)
  expect(list.text).toContain(email)
  expect(list.html).not.toContain('invite_token=')
  const guest = await aBrowser()
  expect((await guest.open(link)).page.all('[data-status="valid"]')).not.toHaveLength(0)
  const row = list.page.within(list.page.byRole('row', new RegExp(note)))
  const id = row.valueOf('id') ?? ''
  const revoked = await browser.send('/admin/invite', { intent: 'revoke', id })
  expect(revoked.text).toContain('La invitación quedó revocada: su enlace ya no abre nada.')
  expect((await guest.open(link)).page.all('[data-status="invalid_not_found"]')).not.toHaveLength(0)
  const again = await browser.send('/admin/invite', { intent: 'revoke', id })
  expect([again.status, again.text]).toEqual([
    409,
    expect.stringContaining('Esa invitación ya se usó o ya estaba revocada.'),
  ])
})

test('an invitation with an e-mail is written, and without a mail service the page says that its link is to be handed over', async () => {
  const { browser } = await staff()
  const email = `${randomUUID()}@example.com`
  const made = await browser.send('/admin/invite', { ...create, email: ` ${email.toUpperCase()}` })
  expect(made.text).toContain(
    `No hay correo configurado: el correo para ${email} quedó guardado en un fichero del servidor.`,
  )
  expect(made.text).not.toContain('Enviamos el enlace')
  expect(await emailsTo(await testDatabase(), email)).toMatchObject([{ email: 'admin_invitation' }])
})

test('errors are shown beside their fields, which stay filled', async () => {
  const { browser } = await staff()
  const invalid = await browser.send('/admin/invite', { ...create, email: 'eva', hours: '48' })
  expect(invalid.status).toBe(400)
  expect(invalid.text).toContain('Escribe un correo electrónico válido.')
  expect(invalid.text).toContain('Elige cuánto tiempo vale la invitación.')
  expect(invalid.page.valueOf('email')).toBe('eva')
  expect((await browser.send('/admin/invite', { intent: 'revoke', id: "'" })).status).toBe(409)
})

test('the group that may do least is offered first, and everything only once it is said to be meant', async () => {
  const owner = await anOwner(await testDatabase())
  const browser = await aBrowser(owner.cookie)
  const name = `Almacén ${randomUUID().slice(-12)}`
  await browser.send('/admin/permisos', { intent: 'save_set', id: '-', name, may_packing: 'on' })
  const { page } = await browser.open('/admin/invite')
  const options = page.all('select[name="set"] option')
  expect(options.at(-1)?.textContent).toBe('Puede todo')
  expect(page.all('select[name="set"] option[selected]')[0]?.textContent).toMatch(/: [^,]+$/)
  const { isSure, ...unsure } = create
  const refused = await browser.send('/admin/invite', { ...unsure, set: '-' })
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('Marca esta casilla si de verdad debe poder todo'),
  ])
  expect(linkOf(refused)).toBe('')
  const set = options.find((option) => option.textContent?.startsWith(name))?.getAttribute('value')
  const made = await browser.send('/admin/invite', { ...unsure, set: set ?? '' })
  const guest = await aBrowser()
  const path = linkOf(made).replace('http://shop.test', '')
  const invited = await guest.open(path)
  expect(invited.text).toContain(`grupo de permisos «${name}»`)
  expect(invited.text).toContain('Ver pedidos y sus papeles, prepararlos')
  expect(invited.text).not.toContain('acceso completo')
  const english = await guest.open(`${path}&lng=en`)
  expect(english.text).toContain(`group of permissions “${name}”`)
  expect(english.text).not.toContain('full access')
})

test('the audit says of an invitation to everything that it is one', async () => {
  const { browser } = await staff()
  const email = `todo-${randomUUID()}@example.com`
  expect((await browser.send('/admin/invite', { ...create, email })).status).toBe(200)
  const spanish = (await browser.open('/admin/auditoria')).text
  expect(spanish.slice(spanish.indexOf(email))).toMatch(/Puede todo: (→ )?sí/)
  expect((await browser.open('/admin/auditoria?lng=en')).text).toContain('May do everything')
})
