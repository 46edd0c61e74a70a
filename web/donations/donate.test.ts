import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { changeSetting } from '#shop/settings/settings.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { aUser } from '#tests/harness/users/users.ts'

const fields = (overrides: Record<string, string> = {}) => ({
  attempt: randomUUID(),
  cause: 'lamp',
  amount: '',
  name: 'Ana García Peña',
  email: `${randomUUID()}@example.com`,
  message: '',
  method: 'zelle',
  ...overrides,
})
const staff = async () => aBrowser((await aUser(await testDatabase(), { role: 'admin' })).cookie)
const idOf = ({ page }: Visit, memo: string) =>
  page
    .allByRole('article')
    .map(page.within)
    .find(({ text }) => text.includes(memo))
    ?.valueOf('donation') ?? ''

const givenSoFar = (text: string) =>
  Number(/Donado hasta hoy: \$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '') ?? 0)

test('a donor gives without scripts or an account, and an administrator confirms it (S-021)', async () => {
  const browser = await aBrowser()
  const page = await browser.open('/donar')
  expect(page.text).toContain('No deducible de impuestos')
  expect(page.page.valuesOf('method')).not.toContain('paypal')
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  const sent = fields({ message: '<script>alert(1)</script>' })
  const overrides = await browser.send('/donar', sent)
  expect(overrides.status).toBe(303)
  expect(redirectTarget(await browser.send('/donar', sent))).toBe(redirectTarget(overrides))
  const own = await browser.follow(overrides)
  expect(own.text).toContain('pagos@girasol.example')
  const [memo = ''] = /DN(-[0-9A-Z]{4}){2}/.exec(own.text) ?? []
  const admin = await staff()
  const list = await admin.open('/admin/donaciones')
  expect(list.html).not.toContain('<script>alert(1)')
  expect(list.text).toContain('<script>alert(1)</script>')
  const donation = idOf(list, memo)
  const confirmed = await admin.send('/admin/donaciones', {
    ...{ intent: 'confirm', donation, reference: randomUUID(), sender: 'Ana García Peña' },
    amount: '20.00',
  })
  expect(redirectTarget(confirmed)).toBe('/admin/donaciones?hecho=paid')
  expect((await admin.follow(confirmed)).text).toContain('Donación recibida y contada.')
  expect((await browser.follow(overrides)).text).toContain('La recibimos')
  expect(givenSoFar((await browser.open('/donar')).text)).toBe(givenSoFar(page.text) + 20)
})

test('errors are shown beside their fields, which stay filled', async () => {
  const browser = await aBrowser()
  const sent = fields({ cause: 'free', amount: '0.50', name: '', email: 'no', message: 'Con <3' })
  const response = await browser.send('/donar', sent)
  expect(response.status).toBe(400)
  for (const text of [
    'Lo menos que podemos',
    'Escribe tu nombre o marca',
    'Escribe un correo como',
  ])
    expect(response.text).toContain(text)
  for (const name of ['amount', 'message', 'attempt'] as const)
    expect(response.page.valueOf(name)).toBe(sent[name])
})

test('a held donor reads a message that names neither the reason nor a payment target', async () => {
  const browser = await aBrowser()
  const overrides = await browser.send('/donar', fields({ name: 'Miguel Díaz-Canel Bermúdez' }))
  const own = await browser.follow(overrides)
  expect(own.text).toContain('Por ahora no envíes dinero')
  const main = own.page.byRole('main')
  expect(own.page.within(main).text).toContain('Tu donación')
  expect(main.outerHTML).not.toMatch(/lista|OFAC|sanci|coincid|pagos@girasol/i)
})

test('the page is available in English, an invalid link opens nothing, and the list is for staff', async () => {
  const browser = await aBrowser()
  expect((await browser.open('/donar?lng=en')).text).toContain('Bring light to a family in Cuba')
  expect((await browser.open(`/donar/d${'0'.repeat(32)}${'A'.repeat(22)}`)).status).toBe(404)
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  expect((await customer.open('/admin/donaciones')).status).toBe(403)
  const decision = { intent: 'close', donation: randomUUID(), reason: 'x' }
  expect((await customer.send('/admin/donaciones', decision)).status).toBe(403)
})

test('a tax deduction is mentioned only with the charity number in the settings', async () => {
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

async function openWithPayPal() {
  const shop = await payPalShop()
  const app = await testApp({ config: shop.at().config })
  const post = (path: string, overrides: Record<string, string> = {}) =>
    visit(app, path, { method: 'POST', body: new URLSearchParams(overrides) })
  const own = redirectTarget(await post('/donar', fields({ method: 'paypal' })))
  /** The donor approves at PayPal and is redirected back. */
  const agree = (atPayPal: Visit) => {
    const id = new URL(redirectTarget(atPayPal)).searchParams.get('token') ?? ''
    approve(shop.state, id)
    const { pathname, search } = new URL(shop.state.orders.get(id)?.returnUrl ?? '')
    return `${pathname}${search}&token=${id}&PayerID=P1`
  }
  return { shop, app, post, own, agree }
}

test('without scripts a donor pays by a button, PayPal, and the redirect to a confirmed donation (S-021)', async () => {
  const { shop, app, post, own, agree } = await openWithPayPal()
  expect((await visit(app, '/donar')).page.valuesOf('method')).toContain('paypal')
  const page = await visit(app, own)
  expect(page.text).toContain('Falta un paso: donar $20.00')
  expect(page.text).toContain('Todavía no se cobró nada.')
  expect(page.headers.get('Content-Security-Policy')).toContain(shop.fake.base)
  const atPayPal = await post(own)
  expect(atPayPal.status).toBe(303)
  const back = await visit(app, agree(atPayPal))
  expect([back.status, redirectTarget(back)]).toEqual([303, own])
  const done = await visit(app, own)
  expect(done.text).toContain('La recibimos')
  expect(done.text).not.toContain('Donar en la página de PayPal')
  expect((await post(own)).text).toContain('Esta donación no espera dinero por PayPal.')
})

test('a cancelled or declined payment shows the reason and can be repeated; half of its ids is refused', async () => {
  const { shop, app, post, own, agree } = await openWithPayPal()
  const returning = agree(await post(own))
  const cancelled = await visit(app, returning.replace('vuelta', 'cancelado'))
  expect(redirectTarget(cancelled)).toBe(`${own}?pago=cancelled`)
  expect((await visit(app, redirectTarget(cancelled))).text).toContain('Cancelaste en PayPal.')
  shop.state.faults.capture.push({ kind: 'issue', issue: 'INSTRUMENT_DECLINED' })
  const declined = await visit(app, returning)
  expect(redirectTarget(declined)).toBe(`${own}?pago=choose_again`)
  expect((await visit(app, `${own}?pago=choose_again&lng=en`)).text).toContain('PayPal declined')
  for (const lost of ['token', 'intento']) {
    const half = new URL(returning, 'http://shop.test')
    half.searchParams.set(lost, '00000000-0000-4000-8000-000000000000')
    expect(redirectTarget(await visit(app, half.pathname + half.search))).toBe('/donar')
  }
})

test('PayPal’s buttons start and capture this donation only, and a shop without PayPal does not mention it', async () => {
  const { shop, app, post, own } = await openWithPayPal()
  const other = await openWithPayPal()
  const send = async (overrides: Record<string, string>) =>
    JSON.parse((await post(`${own}/boton`, overrides)).html)
  const { id } = await send({ intent: 'create' })
  approve(shop.state, id)
  const foreign =
    new URL(redirectTarget(await other.post(other.own))).searchParams.get('token') ?? ''
  expect(await send({ intent: 'capture', order: foreign })).toEqual({ outcome: 'unknown_payment' })
  expect(await send({ intent: 'capture', order: id })).toEqual({ outcome: 'paid', location: own })
  const without = await testApp()
  expect((await visit(without, '/donar')).page.valuesOf('method')).not.toContain('paypal')
  const refusal = await visit(without, '/donar', {
    method: 'POST',
    body: new URLSearchParams(fields({ method: 'paypal' })),
  })
  expect([refusal.status, refusal.text.includes('Ahora mismo no podemos')]).toEqual([409, true])
  expect((await visit(app, own)).text).toContain('La recibimos')
})

test('the owner sees how a donation was paid and its fee, and refunds it by PayPal', async () => {
  const { shop, app, post, own, agree } = await openWithPayPal()
  await visit(app, agree(await post(own)))
  const { cookie } = await aUser(shop.db, { role: 'admin' })
  const list = await visit(app, '/admin/donaciones', { headers: { cookie } })
  expect(list.text).toContain('Llegó $20.00 · comisión $1.23')
  expect(list.text).toContain('Devolver por PayPal')
  const [{ customId: donation = '' } = {}] = [...shop.state.orders.values()]
  const overrides = { intent: 'give_back', donation, reason: 'pidió que se devolviera' }
  const back = await visit(app, '/admin/donaciones', {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams(overrides),
  })
  expect(redirectTarget(back)).toBe('/admin/donaciones?hecho=returned')
  expect([...shop.state.orders.values()].flatMap(({ refunds }) => refunds)).toHaveLength(1)
  expect((await visit(app, own)).text).toContain('Te devolvimos el dinero')
})

test('one mailbox gets five instructions an hour at most, however it is spelled and wherever from', async () => {
  const name = randomUUID()
  const statuses = []
  for (let at = 0; at < 7; at += 1) {
    const browser = await aBrowser()
    const sent = fields({ email: `${name}+${at}@gmail.com`, cause: 'free', amount: '5' })
    statuses.push((await browser.send('/donar', sent)).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429, 429])
})
