import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeSetting } from '#shop/settings/settings.service.server.ts'
import { asAdmin } from '#tests/harness/actors.ts'
import { aBrowser, leadsTo } from '#tests/harness/browser.ts'
import { testDatabase } from '#tests/harness/database.ts'
import { aPerson } from '#tests/harness/people.ts'

const fields = (given: Record<string, string> = {}) => ({
  attempt: randomUUID(),
  cause: 'lamp',
  amount: '',
  name: 'Ana García Peña',
  email: 'ana@example.com',
  message: '',
  ...given,
})
const staff = async () => aBrowser((await aPerson(await testDatabase(), { role: 'admin' })).cookie)
const idOf = (html: string, memo: string) => {
  const article = html.slice(html.indexOf(memo))
  return /name="donation" value="([^"]+)"/.exec(article)?.[1] ?? ''
}

test('somebody gives without scripts or an account, and an administrator confirms it (S-021)', async () => {
  const browser = await aBrowser()
  const page = await browser.open('/donar')
  expect(page.text).toContain('No deducible de impuestos')
  expect(page.text).toContain('Por PayPal todavía no recibimos donaciones')
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  const sent = fields({ message: '<script>alert(1)</script>' })
  const given = await browser.send('/donar', sent)
  expect(given.status).toBe(303)
  expect(leadsTo(await browser.send('/donar', sent))).toBe(leadsTo(given))
  const own = await browser.follow(given)
  expect(own.text).toContain('pagos@girasol.example')
  const [memo = ''] = /DN(-[0-9A-Z]{4}){2}/.exec(own.text) ?? []
  const admin = await staff()
  const list = await admin.open('/admin/donaciones')
  expect(list.html).not.toContain('<script>alert(1)')
  expect(list.text).toContain('<script>alert(1)</script>')
  const donation = idOf(list.html, memo)
  const confirmed = await admin.send('/admin/donaciones', {
    ...{ intent: 'confirm', donation, reference: randomUUID(), sender: 'Ana García Peña' },
    amount: '20.00',
  })
  expect(leadsTo(confirmed)).toBe('/admin/donaciones?hecho=paid')
  expect((await browser.follow(given)).text).toContain('La recibimos')
  expect((await browser.open('/donar')).text).toContain('Donado hasta hoy: $20.00')
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  const browser = await aBrowser()
  const sent = fields({ cause: 'free', amount: '0.50', name: '', email: 'no', message: 'Con <3' })
  const answer = await browser.send('/donar', sent)
  expect(answer.status).toBe(400)
  for (const said of [
    'Lo menos que podemos',
    'Escribe tu nombre o marca',
    'Escribe un correo como',
  ])
    expect(answer.text).toContain(said)
  expect(answer.html).toContain('value="0.50"')
  expect(answer.text).toContain('Con <3')
  expect(answer.html).toContain(`value="${sent.attempt}"`)
})

test('a held donor reads calm words that name neither the reason nor where money would go', async () => {
  const browser = await aBrowser()
  const given = await browser.send('/donar', fields({ name: 'Miguel Díaz-Canel Bermúdez' }))
  const own = await browser.follow(given)
  expect(own.text).toContain('Por ahora no envíes dinero')
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(own.html) ?? []
  expect(main).toContain('Tu donación')
  expect(main).not.toMatch(/lista|OFAC|sanci|coincid|pagos@girasol/i)
})

test('English speaks English, a link that is none opens nothing, and the list is for staff', async () => {
  const browser = await aBrowser()
  expect((await browser.open('/donar?lng=en')).text).toContain('Give light to a family in Cuba')
  expect((await browser.open(`/donar/d${'0'.repeat(32)}${'A'.repeat(22)}`)).status).toBe(404)
  const customer = await aBrowser((await aPerson(await testDatabase())).cookie)
  expect((await customer.open('/admin/donaciones')).status).toBe(403)
  const decision = { intent: 'close', donation: randomUUID(), reason: 'x' }
  expect((await customer.send('/admin/donaciones', decision)).status).toBe(403)
})

test('only with the number of a charity in the settings is a deduction promised', async () => {
  const ctx = await asAdmin()
  const set = (setting_value: string) =>
    changeSetting(ctx, { setting_key: 'donations_ein', setting_value, category: 'donations' })
  const browser = await aBrowser()
  try {
    await set('12-3456789')
    const page = await browser.open('/donar')
    expect(page.text).toContain('EIN 12-3456789')
    expect(page.text).not.toContain('No deducible')
  } finally {
    await set('')
  }
})
