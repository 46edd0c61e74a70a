import fs from 'node:fs'
import { expect, test } from 'vitest'
import { dayOf } from '#kernel/time.ts'
import { chooseNotifications } from '#shop/notifications/notifications.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { noon } from '#tests/harness/database/actors.ts'
import { asOwner, testDatabase } from '#tests/harness/database/database.ts'
import { staffWithOldSession } from '#tests/harness/users/old-session.ts'
import { staffFor } from '#tests/harness/users/staff.ts'
import { aUser, knownPassword, signingConfig } from '#tests/harness/users/users.ts'

const strict = { ...signingConfig, SCREENING_DEMO: 'off' as const }
async function listsPage(query = '', config = signingConfig) {
  const app = await testApp({ config, now: () => new Date() })
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  return visit(app, `/admin/listas${query}`, { headers: { Cookie: cookie } })
}

test('an administrator sees which lists are loaded, their dates, and that this is a demonstration (A-005)', async () => {
  const { status, text } = await listsPage()
  expect(status).toBe(200)
  expect(text).toContain('Modo de demostración: las listas viejas valen como nuevas.')
  expect(text).toContain('SDN: personas y entidades bloqueadas (Tesoro)')
  expect(text).toContain('4 jun 2026')
  expect(text).toContain('más de 7 días')
  expect(text).toContain('sdn_cuba_2026-06.csv')
})

test('without demonstration mode an administrator sees that outdated lists hold every order', async () => {
  const { text } = await listsPage('', strict)
  expect(noon.getTime()).toBeGreaterThan(Date.parse('2026-06-12'))
  expect(text).toContain('Una lista tiene más de 7 días: todo pedido queda retenido.')
  expect(text).not.toContain('Modo de demostración')
})

test('the page names who is notified before a list expires, and leads to where that is chosen', async () => {
  const app = await testApp({ now: () => new Date() })
  const db = await testDatabase()
  const boss = await aUser(db, { role: 'admin', name: 'Nora Vigía' })
  const page = async () => visit(app, '/admin/listas', { headers: { Cookie: boss.cookie } })
  const usual = await page()
  expect(usual.text).toMatch(/le quedan dos días se avisa a: .*Nora Vigía/)
  expect(usual.page.href('Elegir a quién se avisa')).toBe('/admin/avisos-al-personal')
  const choice = { quietFrom: 22, quietUntil: 7, summaryAt: null, byEmail: true }
  const acting = {
    db,
    actor: { role: 'admin', id: boss.id },
    now: new Date(),
    requestId: 'a test',
  } as const
  await chooseNotifications(acting, { user: boss.id, choice: { ...choice, events: ['order'] } })
  expect((await page()).text).not.toContain('Nora Vigía')
  await chooseNotifications(acting, { user: boss.id, choice: { ...choice, events: ['lists'] } })
  expect((await page()).text).toMatch(/le quedan dos días se avisa a: .*Nora Vigía/)
  const officer = await staffFor(db, 'compliance')
  const theirs = await visit(app, '/admin/listas', { headers: { Cookie: officer.cookie } })
  expect([theirs.status, theirs.text.includes('se avisa')]).toEqual([200, false])
})

test('the page leads to where each list is published and says how the demonstration ends', async () => {
  for (const [query, ending] of [
    ['', 'Eso termina cuando'],
    ['?lng=en', 'That ends when'],
  ]) {
    const { page, text } = await listsPage(query)
    for (const host of ['ofac.treas.gov', 'trade.gov', 'bis.gov', 'state.gov'])
      expect(page.hrefs.some((href) => href.includes(host))).toBe(true)
    expect(text).toContain('/exports/SDN.CSV')
    expect(text).toContain(ending)
  }
})

test('an administrator checks a name and sees its nearest entries, in the language of the session', async () => {
  const listed = await listsPage('?nombre=Lis+Cuesta+Peraza')
  expect(listed.text).toContain('Coincide: habría retenido el pedido')
  expect(listed.text).toContain('CUESTA PERAZA, Lis (SDN, CUBA-EO14404): 100 %')
  const clear = await listsPage('?nombre=María+Pérez+López&lng=en')
  expect(clear.text).toContain('No match: the order would go on')
  const own = await listsPage('?nombre=Manuel+Marrero+Cruz')
  expect(own.text).toContain('(lista de la tienda, tiene un cargo público)')
  expect(own.text).not.toMatch(/MATCH|CLEAR|OWN|watch list/)
  const hostile = await listsPage('?nombre=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  expect([hostile.status, hostile.html.includes('<script>alert(1)')]).toEqual([200, false])
})

const upload = async (files: readonly (readonly [name: string, text: string])[], day: string) => {
  const app = await testApp({ now: () => new Date() })
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const body = new FormData()
  body.set('intent', 'upload')
  body.set('day', day)
  for (const [name, text] of files) body.append('files', new File([text], name))
  return visit(app, '/admin/listas', { method: 'POST', headers: { Cookie: cookie }, body })
}
const restricted = fs.readFileSync('database/seed/lists/cuba-restricted-list.json', 'utf8')

test('an administrator uploads a list, and what is no list or much shorter is refused with its reason', async () => {
  const dated = () =>
    asOwner("select as_of::text as at from screening_lists where list = 'CRL' and is_current")
  const [before] = await dated()
  const today = dayOf(new Date())
  const file = 'cuba-restricted-list.json'
  expect((await upload([], today)).text).toContain('Elige al menos un archivo.')
  expect((await upload([[file, restricted]], '2999-01-01')).text).toContain('que ya haya llegado')
  const other = await upload([['compras.csv', 'pan,3']], today)
  expect([other.status, other.text]).toEqual([409, expect.stringContaining('compras.csv: no es')])
  const field = other.page.all('input[type=file]')[0]
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  const note = (field?.getAttribute('aria-describedby') ?? '').split(' ')
  const described = other.page.all('[id]').filter(({ id }) => note.includes(id))
  expect(described.map(({ textContent }) => textContent).join(' ')).toContain('compras.csv: no es')
  expect(other.text).toContain('el navegador no los guarda')
  expect(other.page.valueOf('day')).toBe(today)
  const { entries, ...head } = JSON.parse(restricted)
  const short = JSON.stringify({ ...head, entries: entries.slice(0, 5) })
  expect((await upload([[file, short]], today)).text).toContain('mucho más corta')
  expect(await dated()).toEqual([before])
  try {
    const done = await upload([[file, restricted]], today)
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('es la que ya valía')])
    expect(await dated()).not.toEqual([before])
  } finally {
    await asOwner(
      `update screening_lists set as_of = '${before?.at}' where list = 'CRL' and is_current`,
    )
  }
})

test('after a while a list is uploaded with the password in the same form, and nothing is lost', async () => {
  const app = await testApp({ now: () => new Date() })
  const { cookie } = await staffWithOldSession(await testDatabase())
  const headers = { Cookie: cookie }
  const page = () => visit(app, '/admin/listas', { headers })
  const send = (password: string) => {
    const body = new FormData()
    body.set('intent', 'upload')
    body.set('day', dayOf(new Date()))
    body.set('identity_password', password)
    body.append('files', new File(['pan,3'], 'compras.csv'))
    return visit(app, '/admin/listas', { method: 'POST', headers, body })
  }
  expect((await page()).text).toContain('Tu contraseña')
  const bad = await send('no-es-Esta-7')
  expect([bad.status, bad.text]).toEqual([400, expect.stringContaining('Esa no es tu')])
  const good = await send(knownPassword)
  expect([good.status, good.text]).toEqual([409, expect.stringContaining('compras.csv: no es')])
  expect((await page()).text).not.toContain('Tu contraseña')
})
