import { beforeEach, expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { setMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { cancelOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { approve } from '#tests/fakes/paypal-state.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { type PayPalShop, payPalShop } from '#tests/harness/payments/paypal-shop.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

let shop: PayPalShop
let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  shop = await payPalShop()
  app = await testApp({ config: shop.at().config })
})

const post = (path: string, fields: Record<string, string>) =>
  visit(app, path, { method: 'POST', body: new URLSearchParams(fields) })

async function aLink(order = anOrder().paidBy('paypal')) {
  const { id } = await order.insert(shop.db)
  const found = await orderById(await asSystemActor(), id)
  if (!found) throw new Error('no order')
  return { id, link: linkOf({ config: signingConfig }, found, 'payer') }
}

/** Divides an order in the browser without scripts; the links of its parts. */
async function dividedInThree() {
  const { id, link } = await aLink()
  const fields = {
    partes: '3',
    'name-1': 'Tía Rosa',
    'amount-1': '100',
    'name-2': '',
    'amount-2': '',
  }
  const made = await post(`${link}/entre-varios?partes=3`, fields)
  expect([made.status, redirectTarget(made)]).toEqual([303, `${link}#partes`])
  const page = await visit(app, link)
  const parts = page.page
    .all('input[readonly]')
    .map((input) => new URL(input.getAttribute('value') ?? '').pathname)
  return { id, link, page, parts }
}

const payer = { name: 'Rosa Núñez Gil', country: 'US', intent: 'pay' }

/** The relative approves at PayPal and is led back. */
function agree(goesTo: string): string {
  const id = new URL(goesTo).searchParams.get('token') ?? ''
  approve(shop.state, id)
  const { pathname, search } = new URL(shop.state.orders.get(id)?.returnUrl ?? '')
  return `${pathname}${search}&token=${id}&PayerID=P1`
}

test('without scripts a buyer divides an order, and the page shows who owes what and the links to send', async () => {
  const { link } = await aLink()
  const unpaid = await visit(app, link)
  expect(unpaid.page.hrefs).toContain(`${link}/entre-varios`)
  const form = await visit(app, `${link}/entre-varios?partes=4`)
  expect(form.page.all('input[name^="amount-"]')).toHaveLength(4)
  expect(form.text).toContain('Vacío: $77.43')
  const { page, parts } = await dividedInThree()
  expect(page.text).toContain('Faltan $309.70 de $309.70.')
  expect(page.text).toContain('Tía Rosa')
  expect(page.text).toMatch(/Pago\s*:\s*entre varios/)
  expect(page.text).toContain('$104.85')
  expect(parts).toHaveLength(3)
  expect(page.page.hrefs).not.toContain(`${link}/entre-varios`)
})

test('parts that do not add up are refused, and what was typed stays', async () => {
  const { link } = await aLink()
  const refused = await post(`${link}/entre-varios`, {
    partes: '2',
    'name-1': 'Rosa',
    'amount-1': '400',
  })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Las partes suman más que el pedido.')
  expect(refused.page.all('input[name="name-1"]')[0]?.getAttribute('value')).toBe('Rosa')
  const marked = refused.page
    .all('[aria-invalid="true"]')
    .map((field) => field.getAttribute('name'))
  expect(marked).toEqual(['amount-1'])
  expect(refused.text.match(/Las partes suman más/g)).toHaveLength(1)
  const unreadable = await post(`${link}/entre-varios`, { partes: '2', 'amount-2': 'mucho' })
  expect(unreadable.status).toBe(400)
  expect(unreadable.text).toContain('Escribe un importe como 120')
})

test.each(['99', '11', '1', '0', '-3', 'mucho', '2.5'])(
  'a forged number of parts (%s) divides nothing and is answered with a sentence',
  async (partes) => {
    const { link } = await aLink()
    const refused = await post(`${link}/entre-varios`, { partes })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain('Se puede dividir entre 2 y 10 personas.')
    expect((await visit(app, link)).page.hrefs).toContain(`${link}/entre-varios`)
    const shown = await visit(app, `${link}/entre-varios?partes=${partes}&lng=en`)
    expect(shown.text).toContain('It can be divided among 2 to 10 people.')
    expect(shown.page.all('input[name^="amount-"]')).toHaveLength(2)
  },
)

test('a relative pays a part by its link, which says nothing of the recipient, and the order is paid with the last', async () => {
  const { id, link, parts } = await dividedInThree()
  const [first = ''] = parts
  const page = await visit(app, first)
  expect(page.text).toContain('Tu parte del pedido de Ana Núñez')
  expect(page.text).toContain('Entre todos faltan $309.70.')
  expect(page.text).toContain('Al pagar declaras que pagas con fondos propios')
  for (const hidden of ['Marta', 'Pérez', '+53', 'marta@example.com'])
    expect(page.html).not.toContain(hidden)
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  for (const part of parts) {
    const sent = await post(part, { ...payer, method: 'paypal' })
    expect(sent.status).toBe(303)
    const back = await visit(app, agree(redirectTarget(sent)))
    expect(redirectTarget(back)).toBe(part)
  }
  expect((await visit(app, first)).text).toContain('¡Gracias! Tu parte está pagada.')
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'paid', captured: 30_970 })
  const { text } = await visit(app, link)
  expect(text.indexOf('Están todas las partes.')).toBeGreaterThan(text.indexOf('Cómo va'))
})

test('cancelled while parts are paid, the page says at once where the money goes', async () => {
  const { id, link, parts } = await dividedInThree()
  const sent = await post(parts[0] ?? '', { ...payer, method: 'paypal' })
  await visit(app, agree(redirectTarget(sent)))
  const cancelled = await post(link, { intent: 'cancel' })
  expect(cancelled.status).toBe(200)
  for (const { text } of [cancelled, await visit(app, link)]) {
    expect(text).toContain('El reembolso está en marcha')
    expect(text).toContain('Lo que se pagó de cada parte vuelve a quien la pagó.')
    expect(text).not.toContain('No tienes nada que pagar')
  }
  expect((await visit(app, parts[0] ?? '')).text).toContain('Te devolvemos tu parte')
  expect(await shop.statusOf(id)).toMatchObject({ payment: 'refund_due' })
})

test('cancelled by staff, the page says the same before the money is on its way', async () => {
  const { id, link, parts } = await dividedInThree()
  const sent = await post(parts[0] ?? '', { ...payer, method: 'paypal' })
  await visit(app, agree(redirectTarget(sent)))
  await cancelOrder(await asSystemActor(), { orderId: id, event: { code: 'cancelled_by_buyer' } })
  const { text } = await visit(app, `${link}?lng=en`)
  expect(text).toContain('The refund is on its way')
  expect(text).not.toContain('There is nothing to pay')
})

test('in maintenance a part that was begun is paid, one by transfer too, and no other starts at PayPal', async () => {
  const { parts } = await dividedInThree()
  const [first = '', second = '', third = ''] = parts
  const started = redirectTarget(await post(first, { ...payer, method: 'paypal' }))
  await setMaintenance(await asAdmin(), true)
  try {
    expect(redirectTarget(await visit(app, agree(started)))).toBe(first)
    expect((await visit(app, first)).text).toContain('¡Gracias! Tu parte está pagada.')
    expect(redirectTarget(await post(second, { ...payer, method: 'zelle' }))).toBe(second)
    const refused = await post(third, { ...payer, method: 'paypal' })
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Las compras están deshabilitadas temporalmente.'),
    ])
  } finally {
    await setMaintenance(await asAdmin(), false)
  }
})

test('who cancels at PayPal is told so, and who pays by transfer gets a memo of the own part', async () => {
  const { parts } = await dividedInThree()
  const [first = '', second = ''] = parts
  const sent = await post(first, { ...payer, method: 'paypal' })
  const cancelled = await visit(app, agree(redirectTarget(sent)).replace('vuelta', 'cancelado'))
  expect(redirectTarget(cancelled)).toBe(`${first}?pago=cancelled`)
  expect((await visit(app, `${first}?pago=cancelled&lng=en`)).text).toContain('Nothing was charged')
  expect(redirectTarget(await post(second, { ...payer, method: 'zelle' }))).toBe(second)
  const transfer = await visit(app, second)
  expect(transfer.text).toMatch(/GS-\S+-2/)
  await post(second, { intent: 'sent', sender: '', confirmation: 'abc1' })
  expect((await visit(app, second)).text).toContain('Buscamos tu pago en el banco')
})

test('who said to have sent a part is asked before paying it again, and nobody is told to send it', async () => {
  const { link, parts } = await dividedInThree()
  const [first = ''] = parts
  const shared = (page: { hrefs: readonly string[] }) =>
    page.hrefs.filter((href) => href.includes('wa.me'))
  const before = await visit(app, link)
  await post(first, { ...payer, method: 'zelle' })
  await post(first, { intent: 'sent', sender: '', confirmation: '' })
  const order = await visit(app, link)
  expect(order.text).toContain('$100.00 están enviados; los estamos comprobando.')
  expect(shared(order.page)).toHaveLength(shared(before.page).length - 1)
  const own = await visit(app, first)
  expect(own.text).toContain('¿No llegaste a enviarlo?')
  expect(own.page.all('input[name="again"]')).toHaveLength(1)
  const stopped = await post(first, { ...payer, method: 'paypal' })
  expect(stopped.status).toBe(409)
  expect(stopped.text).toContain('Dijiste que ya lo enviaste.')
  expect(shop.state.orders.size).toBe(0)
  const other = await post(first, { ...payer, method: 'paypal', again: 'yes' })
  expect([other.status, shop.state.orders.size]).toEqual([303, 1])
})

test('a relative whose order ended reads what becomes of the paid part, and of nothing that is missing', async () => {
  const { link, parts } = await dividedInThree()
  const [first = '', second = ''] = parts
  const sent = await post(first, { ...payer, method: 'paypal' })
  await visit(app, agree(redirectTarget(sent)))
  await post(link, { intent: 'cancel' })
  const { text } = await visit(app, first)
  expect(text).toMatch(/Te devolvemos tu parte|Te devolvimos tu parte/)
  expect(text).not.toContain('Entre todos faltan')
  expect((await visit(app, second)).text).toContain('Este pedido ya no espera tu parte')
  expect((await visit(app, link)).text).toContain('Lo que se pagó de cada parte vuelve')
})

test('a transfer for a part takes its screenshot as an order does: a file that is none is said beside the field, and staff sees the image', async () => {
  const { id, parts } = await dividedInThree()
  const [first = ''] = parts
  const files = memoryStore()
  const { config } = shop.at()
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
  expect((await visit(app, first)).text).toMatch(
    /Envía exactamente.*no pagues con dinero de verdad.*Importe/,
  )
  const refused = await upload(Buffer.from('%PDF-1.7 no image'))
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('No aceptamos PDF')])
  expect(refused.page.valueOf('confirmation')).toBe('zz9')
  const tooLarge = await upload(Buffer.alloc(6_000_000, 7))
  expect([tooLarge.status, tooLarge.page.valueOf('sender')]).toEqual([400, 'Rosa N.'])
  expect((await upload(await aScreenshot())).status).toBe(303)
  const sent = await visit(app, first)
  expect(sent.text).toContain('Buscamos tu pago en el banco')
  expect(sent.text).not.toContain('Envía exactamente')
  expect(sent.page.all('input[type="file"]')).toEqual([])
  const staff = await aBrowser((await aUser(shop.db, { role: 'admin' })).cookie, panel)
  const order = await orderById(await asSystemActor(), id)
  const queue = await staff.open(`/admin/partes?pedido=${order?.number}`)
  const link = queue.page.hrefs.find((href) => href.startsWith('/archivos/zelle_screenshots/'))
  const image = await staff.open(link ?? '')
  expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
  expect((await visit(panel, link ?? '')).status).toBe(404)
})

test('who says nothing of themselves is asked again; a listed name holds the order for everybody', async () => {
  const { parts } = await dividedInThree()
  const [first = '', second = ''] = parts
  const empty = await post(first, { name: '', country: 'XX', method: 'paypal', intent: 'pay' })
  expect(empty.status).toBe(400)
  expect(empty.text).toContain('Escribe tu nombre y apellidos.')
  expect(empty.text).toContain('Elige tu país.')
  const listed = await post(first, { ...payer, name: 'Raúl Castro Ruz', method: 'zelle' })
  expect(redirectTarget(listed)).toBe(first)
  for (const part of [first, second]) {
    const page = await visit(app, part)
    expect(page.text).toContain('Este pedido está en una verificación obligatoria')
    expect(page.page.all('[name="method"]')).toEqual([])
  }
})

test('an administrator sees who pays what on the order, and confirms a transfer for a part', async () => {
  const { id, parts } = await dividedInThree()
  const [first = ''] = parts
  await post(first, { ...payer, method: 'zelle' })
  await post(first, { intent: 'sent', sender: '', confirmation: '' })
  const panel = await testApp({ config: shop.at().config, now: () => new Date() })
  const staff = await aBrowser((await aUser(shop.db, { role: 'admin' })).cookie, panel)
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
  expect((await visit(app, first)).text).toContain('Tu parte está pagada.')
})

test('a link that is not genuine opens nothing', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  const other = first.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
  for (const path of [other, '/pagar/nothing', `/pagar/${'0'.repeat(32)}${'A'.repeat(22)}`])
    expect((await visit(app, path)).status).toBe(404)
  expect((await post(other, { ...payer, method: 'paypal' })).status).toBe(404)
})
