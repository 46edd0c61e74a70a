import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { offeredMethods } from '#shop/payments/methods/methods.service.server.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { ownerWithOldSession } from '#tests/harness/users/old-session.ts'
import { anOwner, staffFor } from '#tests/harness/users/staff.ts'
import { aUser } from '#tests/harness/users/users.ts'

const zelle = {
  method: 'zelle',
  active: 'on',
  usa: 'on',
  cuba: 'on',
  recipient: 'pagos@girasol.example',
  registeredName: 'Girasol Solar LLC (demostración)',
  secondAbove: '1,000.00',
  name: 'Zelle',
  instructionsEs: 'Solo aceptamos pagos desde una cuenta de EE. UU. a tu nombre.',
  instructionsEn: 'We only accept payments from a US account in your name.',
}
const staff = async () => aBrowser((await anOwner(await testDatabase())).cookie)
const offered = async () =>
  (await offeredMethods(await asVisitor(), 'cuba', cents(10_000))).map(({ method }) => method)

test('the owner disables and enables Zelle without scripts, and buyers see it at once (A-131)', async () => {
  const browser = await staff()
  const page = await browser.open('/admin/pagos')
  expect(page.text).toContain('Faltan las claves de PayPal')
  expect(page.page.values).toContain('pagos@girasol.example')
  const { active: _, ...closed } = zelle
  try {
    expect(redirectTarget(await browser.send('/admin/pagos', closed))).toBe(
      '/admin/pagos?guardado=1',
    )
    expect(await offered()).toEqual([])
  } finally {
    await browser.send('/admin/pagos', zelle)
  }
  expect(await offered()).toEqual(['zelle'])
})

test('sums between which no product costs are saved, with a warning beside them', async () => {
  const browser = await staff()
  const warned = async (sums: Record<string, string>) => {
    const saved = await browser.send('/admin/pagos', { ...zelle, ...sums })
    expect(redirectTarget(saved)).toBe('/admin/pagos?guardado=1')
    return (await browser.follow(saved)).text
  }
  const such = 'casi ningún pedido podrá pagarse así'
  try {
    expect(await warned({ min: '1.50', max: '1.50' })).toContain(
      `Ningún producto a la venta cuesta entre $1.50 y $1.50: ${such}`,
    )
    expect(await warned({ max: '0.50' })).toContain(`cuesta $0.50 o menos: ${such}`)
    expect(await warned({ min: '900000' })).toContain(`cuesta $900,000.00 o más: ${such}`)
    expect((await browser.open('/admin/pagos?lng=en')).text).toContain('hardly any order')
    expect((await browser.open('/admin/pagos?lng=es')).text).toContain(such)
    expect(await warned({ min: '20', max: '3000' })).not.toContain(such)
    const { active: _, ...closed } = zelle
    expect(await warned(closed)).not.toContain(such)
  } finally {
    await browser.send('/admin/pagos', zelle)
  }
  expect((await browser.open('/admin/pagos')).text).not.toContain(such)
})

test('invalid settings are refused and nothing changes', async () => {
  const browser = await staff()
  const invalid = async (overrides: Record<string, string>) => {
    const { status, text } = await browser.send('/admin/pagos', { ...zelle, ...overrides })
    return [status, text]
  }
  const withMessages = (text: string) => [400, expect.stringContaining(text)]
  expect(await invalid({ max: 'mucho' })).toEqual(withMessages('Escribe los importes así'))
  expect(await invalid({ recipient: ' ' })).toEqual(
    withMessages('Escribe la cuenta, el correo o el teléfono que recibe'),
  )
  expect(await invalid({ registeredName: '' })).toEqual(
    withMessages('Escribe el nombre registrado'),
  )
  expect(await invalid({ recipient: 'no-es-correo' })).toEqual(
    withMessages('Zelle paga a un correo'),
  )
  const { usa: _, cuba: __, ...nowhere } = zelle
  const open = await browser.send('/admin/pagos', nowhere)
  expect([open.status, open.text]).toEqual(withMessages('Marca para qué envíos'))
  const both = await browser.send('/admin/pagos', { ...zelle, max: 'abc', registeredName: '' })
  expect(both.text).toContain('Escribe los importes así')
  expect(both.text).toContain('Escribe el nombre registrado')
  expect(await invalid({ method: 'bitcoin' })).toEqual(
    withMessages('No entendimos lo que enviaste'),
  )
  expect(await offered()).toEqual(['zelle'])
})

test('what nobody could save is refused beside its fields before the password is asked', async () => {
  const browser = await aBrowser((await ownerWithOldSession(await testDatabase())).cookie)
  const question = 'Confirma que eres tú'
  const refusals = [
    [{ ...zelle, max: 'abc', recipient: 'no-es-correo' }, 'Zelle paga a un correo'],
    [{ ...zelle, secondAbove: '-1' }, 'Escribe los importes así'],
    [{ intent: 'add', name: ' ' }, 'Escribe su nombre'],
  ] as const
  for (const [fields, why] of refusals) {
    const typed = { ...fields, identity_password: 'no-es-Esta-7' }
    const refused = await browser.send('/admin/pagos', typed)
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(why)])
    expect(refused.text).not.toContain(question)
    expect(refused.html).not.toContain('no-es-Esta-7')
  }
  const asked = await browser.send('/admin/pagos', { ...zelle, max: '900.00' })
  expect([asked.status, asked.text]).toEqual([403, expect.stringContaining(question)])
  expect((await browser.open('/admin/pagos')).page.values).not.toContain('900.00')
})

test('only administrators change the payment methods', async () => {
  const customer = await aBrowser((await aUser(await testDatabase())).cookie)
  expect((await customer.open('/admin/pagos')).status).toBe(403)
  expect((await customer.send('/admin/pagos', zelle)).status).toBe(403)
})

test('who confirms payments sees the account that receives, and changes nothing of it', async () => {
  const clerk = await aBrowser((await staffFor(await testDatabase(), 'payments')).cookie)
  const { status, text, page } = await clerk.open('/admin/pagos')
  expect(status).toBe(200)
  expect(text).toContain('Aquí solo puedes mirar')
  expect(page.values).toContain(zelle.recipient)
  const changed = await clerk.send('/admin/pagos', { ...zelle, secondAbove: '50,000.00' })
  expect(changed.status).toBe(403)
  expect((await clerk.send('/admin/pagos', { intent: 'add', name: 'Otra' })).status).toBe(403)
  expect((await (await staff()).open('/admin/pagos')).text).not.toContain('Aquí solo puedes mirar')
})

test('who may do everything and owns nothing only looks: the account, its words and the sum are the owner’s', async () => {
  const db = await testDatabase()
  await anOwner(db)
  const browser = await aBrowser((await aUser(db, { role: 'admin' })).cookie)
  for (const [lng, words] of [
    ['es', 'lo cambia quien es propietario de la tienda'],
    ['en', 'changed by an owner of the shop'],
  ] as const) {
    const { text, page } = await browser.open(`/admin/pagos?lng=${lng}`)
    expect(text).toContain(words)
    expect(page.all('main fieldset')[0]?.hasAttribute('disabled')).toBe(true)
  }
  for (const fields of [
    zelle,
    { ...zelle, recipient: 'otra@example.com' },
    { intent: 'add', name: 'Otra' },
  ])
    expect((await browser.send('/admin/pagos', fields)).status).toBe(403)
})

test('home, product, cart and assistant name the methods that are open now, and what the owner closes leaves them at once', async () => {
  const browser = await staff()
  const slug = 'bateria-lifepo4-12-v-100-ah'
  const visitor = await aBrowser('isShippingToCuba=true', browser.app)
  const id = (await visitor.open(`/catalogo/${slug}`)).page.valueOf('product') ?? ''
  const reply = async () => {
    const body = JSON.stringify({
      messages: [{ role: 'user', content: '¿qué formas de pago aceptan?' }],
    })
    const headers = { 'Content-Type': 'application/json', Origin: 'http://shop.test' }
    const request = { method: 'POST', body, headers }
    return (await browser.app.request('http://shop.test/functions/v1/assistant', request)).text()
  }
  await visitor.send('/carrito', { intent: 'add', product: id, quantity: '1' })
  const pages = async () => {
    const texts = []
    for (const path of ['/', `/catalogo/${slug}`, '/carrito'])
      texts.push((await visitor.open(path)).text)
    return texts
  }
  const [home, product, cart] = await pages()
  expect(home).toContain('Pagas con Zelle')
  expect(product).toContain('Se paga con Zelle, al final del pedido')
  expect(cart).toContain('pagas con Zelle.')
  expect(cart).toContain('Zelle: Solo aceptamos pagos desde una cuenta de EE. UU.')
  expect(await reply()).toContain('se paga con Zelle, en dólares')
  for (const text of [home, product, cart]) expect(text).not.toContain('PayPal')
  const { active: _, ...closed } = zelle
  try {
    await browser.send('/admin/pagos', closed)
    const [homeAfter, productAfter, cartAfter] = await pages()
    expect(homeAfter).toContain('Pides y acordamos el pago')
    expect(productAfter).not.toContain('Se paga con')
    expect(cartAfter).toContain('no hay forma de pagar este total')
    expect(await reply()).not.toContain('Ahora mismo se paga con')
  } finally {
    await browser.send('/admin/pagos', zelle)
  }
})
