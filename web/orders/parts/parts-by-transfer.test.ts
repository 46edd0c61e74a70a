import { expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { payer, shopWithParts } from '#tests/harness/payments/shop-with-parts.ts'
import { aUser } from '#tests/harness/users/users.ts'

const tested = shopWithParts()
const { post, dividedInThree } = tested

test('a transfer for a part takes its screenshot as an order does: a file that is none is said beside the field, and staff sees the image', async () => {
  const { id, parts } = await dividedInThree()
  const [first = ''] = parts
  const files = memoryStore()
  const { config } = tested.shop.at()
  const withFiles = await testApp({ config, files })
  const panel = await testApp({ config, files, now: () => new Date() })
  const upload = (bytes: Buffer) => {
    const body = new FormData()
    body.set('file', new File([new Uint8Array(bytes)], 'captura.png', { type: 'image/png' }))
    for (const [name, value] of [
      ['intent', 'sent'],
      ['sender', 'Rosa N.'],
      ['confirmation', 'zz9'],
    ])
      body.set(name ?? '', value ?? '')
    return visit(withFiles, first, {
      method: 'POST',
      body,
      headers: { 'X-Forwarded-For': aClientIp() },
    })
  }
  await post(first, { ...payer, method: 'zelle' })
  expect((await visit(tested.app, first)).text).toMatch(
    /Envía exactamente.*no pagues con dinero de verdad.*Importe/,
  )
  const refused = await upload(Buffer.from('%PDF-1.7 no image'))
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('No aceptamos PDF')])
  expect(refused.page.valueOf('confirmation')).toBe('zz9')
  const tooLarge = await upload(Buffer.alloc(6_000_000, 7))
  expect([tooLarge.status, tooLarge.page.valueOf('sender')]).toEqual([400, 'Rosa N.'])
  expect((await upload(await aScreenshot())).status).toBe(303)
  const sent = await visit(tested.app, first)
  expect(sent.text).toContain('Buscamos tu pago en el banco')
  expect(sent.text).not.toContain('Envía exactamente')
  expect(sent.page.all('input[type="file"]')).toEqual([])
  const staff = await aBrowser((await aUser(tested.shop.db, { role: 'admin' })).cookie, panel)
  const order = await orderById(await asSystemActor(), id)
  const queue = await staff.open(`/admin/partes?pedido=${order?.number}`)
  const link = queue.page.hrefs.find((href) => href.startsWith('/archivos/zelle_screenshots/'))
  const image = await staff.open(link ?? '')
  expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect((await visit(panel, link ?? '')).status).toBe(404)
})

test('an administrator sees who pays what on the order, and confirms a transfer for a part', async () => {
  const { id, parts } = await dividedInThree()
  const [first = ''] = parts
  await post(first, { ...payer, method: 'zelle' })
  await post(first, { intent: 'sent', sender: '', confirmation: '' })
  const panel = await testApp({ config: tested.shop.at().config, now: () => new Date() })
  const staff = await aBrowser((await aUser(tested.shop.db, { role: 'admin' })).cookie, panel)
  const order = await orderById(await asSystemActor(), id)
  const page = await staff.open(`/admin/pedidos/${order?.number}`)
  expect(page.text).toContain('0 de 3 partes pagadas')
  expect(page.text).toContain('Rosa Núñez Gil')
  expect((await staff.open('/admin/partes')).text).toContain(`${order?.number}-1`)
  const own = `/admin/partes?pedido=${order?.number}`
  const queue = await staff.open(own)
  const part = queue.page.all('input[name="part"]').map((input) => input.getAttribute('value'))
  const seen = { intent: 'confirm', part: part[0] ?? '', reference: 'BANK1', amount: '100' }
  const refused = await staff.send(own, { ...seen, reference: '' })
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('Escribe la referencia'),
  ])
  expect(redirectTarget(await staff.send(own, seen))).toBe(`${own}&hecho=counted`)
  expect((await visit(tested.app, first)).text).toContain('Tu parte está pagada.')
})

test('who sent a part of an order that ended reads that it is looked for and comes back; who sent none, that it is over', async () => {
  const { link, parts } = await dividedInThree()
  const [first = '', second = ''] = parts
  await post(first, { ...payer, method: 'zelle' })
  await post(first, { intent: 'sent', sender: '', confirmation: 'a1' })
  await post(link, { intent: 'cancel' })
  const own = await visit(tested.app, first)
  expect(own.text).toContain('Buscamos tu transferencia')
  expect(own.text).toContain('te la devolvemos por donde la enviaste')
  expect(own.text).not.toContain('Este pedido ya no espera tu parte')
  const english = await visit(tested.app, `${first}?lng=en`)
  expect(english.text).toContain('We are looking for your transfer')
  expect((await visit(tested.app, second)).text).toContain('Este pedido ya no espera tu parte')
  const buyers = await visit(tested.app, link)
  expect(buyers.text).toContain('Enviado; lo buscamos y lo devolvemos')
  expect(buyers.text).toContain('Lo que se haya pagado de cada parte vuelve a quien la pagó')
  expect(buyers.text).not.toContain('escríbenos y te lo devolvemos')
})

test('the sender of a transfer for a part has the letters of a name, and is asked for them beside the field', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  await post(first, { ...payer, method: 'zelle' })
  for (const sender of ['<b>Rosa</b>', 'Rosa 4', 'Rosa 🌻']) {
    const odd = await post(first, { intent: 'sent', sender, confirmation: 'a1' })
    expect([odd.status, odd.text]).toEqual([400, expect.stringContaining('Escribe solo letras')])
    expect([odd.page.valueOf('sender'), odd.page.valueOf('confirmation')]).toEqual([sender, 'a1'])
    const invalid = odd.page.all('[aria-invalid="true"]').map((one) => one.getAttribute('name'))
    expect(invalid).toEqual(['sender'])
  }
  expect((await visit(tested.app, first)).text).toContain('Ya lo envié')
  expect((await post(first, { intent: 'sent', sender: 'Rosa N.' })).status).toBe(303)
})

test('a screenshot that came with a wrong sender has to be chosen again, and the page says so', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  await post(first, { ...payer, method: 'zelle' })
  const body = new FormData()
  body.set('file', new File([new Uint8Array(await aScreenshot())], 'captura.png'))
  body.set('intent', 'sent')
  body.set('sender', 'Rosa 4')
  const odd = await visit(tested.app, first, { method: 'POST', body })
  expect(odd.text).toContain('Escribe solo letras')
  expect(odd.text).toContain('Elige otra vez el comprobante')
  const without = await post(first, { intent: 'sent', sender: 'Rosa 4' })
  expect(without.text).not.toContain('Elige otra vez')
})

test('who wants another way than the chosen one finds name, country and e-mail as typed, in the own browser only; who comes in between is asked', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  const rosa = await aBrowser('', tested.app)
  await rosa.send(first, { ...payer, email: 'rosa@example.com', method: 'zelle' })
  const own = await rosa.open(first)
  expect(own.text).toContain('¿Prefieres otra forma?')
  expect([own.page.valueOf('name'), own.page.valueOf('email')]).toEqual([
    payer.name,
    'rosa@example.com',
  ])
  const country = own.page.all('select[name="country"] option[selected]')
  expect(country.map((one) => one.getAttribute('value'))).toEqual(['US'])
  expect(own.page.valueOf('payerName')).toBe(payer.name)
  const other = await visit(tested.app, first)
  expect(other.html).not.toContain('rosa@')
  expect(other.page.valueOf('name')).toBe('')
  const luis = { ...payer, name: 'Luis Gil Mora', method: 'paypal' }
  const asked = await post(first, luis)
  expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('Otra persona empezó')])
  expect(asked.page.valueOf('name')).toBe(luis.name)
  expect(asked.page.all('input[name="again"]')).toHaveLength(1)
  expect((await post(first, { ...luis, again: 'yes' })).status).toBe(303)
})

test('who takes back to have sent a part has an open one, for everybody, and may pay it in another way', async () => {
  const { link, parts } = await dividedInThree()
  const [first = '', second = ''] = parts
  await post(first, { ...payer, method: 'zelle' })
  await post(first, { intent: 'sent', sender: '', confirmation: 'a1' })
  const luis = { ...payer, name: 'Luis Gil Mora', method: 'paypal', again: 'yes' }
  await post(first, luis)
  expect((await visit(tested.app, first)).text).toContain('Buscamos tu pago en el banco')
  expect((await post(first, { ...payer, method: 'paypal', again: 'yes' })).status).toBe(303)
  const own = await visit(tested.app, first)
  expect(own.text).not.toContain('Buscamos tu pago en el banco')
  expect(own.text).not.toContain('No pagues otra vez')
  for (const path of [first, second, link]) {
    const { text } = await visit(tested.app, path)
    expect(text).not.toContain('Enviado; lo buscamos en el banco')
    expect(text).not.toContain('están enviados')
  }
  expect((await post(first, { ...payer, method: 'zelle' })).status).toBe(303)
  expect((await visit(tested.app, first)).text).toContain('Envía exactamente')
})
