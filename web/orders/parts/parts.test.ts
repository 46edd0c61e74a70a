import { expect, test } from 'vitest'
import { setMaintenance } from '#shop/maintenance/maintenance.service.server.ts'
import { cancelOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'

import { payer, shopWithParts } from '#tests/harness/payments/shop-with-parts.ts'

const tested = shopWithParts()
const { post, aLink, dividedInThree, agree } = tested

test('without scripts a buyer divides an order, and the page shows who owes what and the links to send', async () => {
  const { link } = await aLink()
  const unpaid = await visit(tested.app, link)
  expect(unpaid.page.hrefs).toContain(`${link}/entre-varios`)
  const form = await visit(tested.app, `${link}/entre-varios?partes=4`)
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
    expect((await visit(tested.app, link)).page.hrefs).toContain(`${link}/entre-varios`)
    const shown = await visit(tested.app, `${link}/entre-varios?partes=${partes}&lng=en`)
    expect(shown.text).toContain('It can be divided among 2 to 10 people.')
    expect(shown.page.all('input[name^="amount-"]')).toHaveLength(2)
  },
)

test('a relative pays a part by its link, which says nothing of the recipient, and the order is paid with the last', async () => {
  const { id, link, parts } = await dividedInThree()
  const [first = ''] = parts
  const page = await visit(tested.app, first)
  expect(page.text).toContain('Tu parte del pedido de Ana Núñez')
  expect(page.text).toContain('Entre todos faltan $309.70.')
  expect(page.text).toContain('Al pagar declaras que pagas con fondos propios')
  for (const hidden of ['Marta', 'Pérez', '+53', 'marta@example.com'])
    expect(page.html).not.toContain(hidden)
  expect(page.headers.get('Cache-Control')).toContain('no-store')
  for (const part of parts) {
    const sent = await post(part, { ...payer, method: 'paypal' })
    expect(sent.status).toBe(303)
    const back = await visit(tested.app, agree(redirectTarget(sent)))
    expect(redirectTarget(back)).toBe(part)
  }
  expect((await visit(tested.app, first)).text).toContain('¡Gracias! Tu parte está pagada.')
  expect(await tested.shop.statusOf(id)).toMatchObject({ payment: 'paid', captured: 30_970 })
  const { text } = await visit(tested.app, link)
  expect(text.indexOf('Están todas las partes.')).toBeGreaterThan(text.indexOf('Cómo va'))
})

test('cancelled while parts are paid, the page says at once where the money goes', async () => {
  const { id, link, parts } = await dividedInThree()
  const sent = await post(parts[0] ?? '', { ...payer, method: 'paypal' })
  await visit(tested.app, agree(redirectTarget(sent)))
  const cancelled = await post(link, { intent: 'cancel' })
  expect(cancelled.status).toBe(200)
  for (const { text } of [cancelled, await visit(tested.app, link)]) {
    expect(text).toContain('El reembolso está en marcha')
    expect(text).toContain('Lo que llegó, $100.00, vuelve a quien lo pagó, por donde lo pagó')
    expect(text).toContain('Vuelven $100.00 a quien los pagó')
    expect(text).toMatch(/Pago confirmado\s*: no se completó; lo que llegó vuelve a quien lo pagó/)
    expect(text).toMatch(/Verificado\s*: no se hizo/)
    expect(text).not.toMatch(/lo que pagaste|Verificado\s*: hecho/)
    expect(text).not.toContain('No tienes nada que pagar')
  }
  expect((await visit(tested.app, parts[0] ?? '')).text).toContain('Te devolvemos tu parte')
  expect(await tested.shop.statusOf(id)).toMatchObject({ payment: 'refund_due' })
})

test('cancelled by staff, the page says the same before the money is on its way', async () => {
  const { id, link, parts } = await dividedInThree()
  const sent = await post(parts[0] ?? '', { ...payer, method: 'paypal' })
  await visit(tested.app, agree(redirectTarget(sent)))
  await cancelOrder(await asSystemActor(), { orderId: id, event: { code: 'cancelled_by_buyer' } })
  const { text } = await visit(tested.app, `${link}?lng=en`)
  expect(text).toContain('The refund is on its way')
  expect(text).not.toContain('There is nothing to pay')
})

test('in maintenance a part that was begun is paid, one by transfer too, and no other starts at PayPal', async () => {
  const { parts } = await dividedInThree()
  const [first = '', second = '', third = ''] = parts
  const started = redirectTarget(await post(first, { ...payer, method: 'paypal' }))
  await setMaintenance(await asAdmin(), true)
  try {
    expect(redirectTarget(await visit(tested.app, agree(started)))).toBe(first)
    expect((await visit(tested.app, first)).text).toContain('¡Gracias! Tu parte está pagada.')
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
  const cancelled = await visit(
    tested.app,
    agree(redirectTarget(sent)).replace('vuelta', 'cancelado'),
  )
  expect(redirectTarget(cancelled)).toBe(`${first}?pago=cancelled`)
  expect((await visit(tested.app, `${first}?pago=cancelled&lng=en`)).text).toContain(
    'Nothing was charged',
  )
  expect(redirectTarget(await post(second, { ...payer, method: 'zelle' }))).toBe(second)
  const transfer = await visit(tested.app, second)
  expect(transfer.text).toMatch(/GS-\S+-2/)
  await post(second, { intent: 'sent', sender: '', confirmation: 'abc1' })
  expect((await visit(tested.app, second)).text).toContain('Buscamos tu pago en el banco')
})

test('who said to have sent a part is asked before paying it again, and nobody is told to send it', async () => {
  const { link, parts } = await dividedInThree()
  const [first = ''] = parts
  const shared = (page: { hrefs: readonly string[] }) =>
    page.hrefs.filter((href) => href.includes('wa.me'))
  const before = await visit(tested.app, link)
  await post(first, { ...payer, method: 'zelle' })
  await post(first, { intent: 'sent', sender: '', confirmation: '' })
  const order = await visit(tested.app, link)
  expect(order.text).toContain('$100.00 están enviados; los estamos comprobando.')
  expect(shared(order.page)).toHaveLength(shared(before.page).length - 1)
  const own = await visit(tested.app, first)
  expect(own.text).toContain('¿No llegaste a enviarlo?')
  expect(own.page.all('input[name="again"]')).toHaveLength(1)
  const stopped = await post(first, { ...payer, method: 'paypal' })
  expect(stopped.status).toBe(409)
  expect(stopped.text).toContain('Dijiste que ya lo enviaste.')
  expect(tested.shop.state.orders.size).toBe(0)
  const other = await post(first, { ...payer, method: 'paypal', again: 'yes' })
  expect([other.status, tested.shop.state.orders.size]).toEqual([303, 1])
})

test('a relative whose order ended reads what becomes of the paid part, and of nothing that is missing', async () => {
  const { link, parts } = await dividedInThree()
  const [first = '', second = ''] = parts
  const sent = await post(first, { ...payer, method: 'paypal' })
  await visit(tested.app, agree(redirectTarget(sent)))
  await post(link, { intent: 'cancel' })
  const { text } = await visit(tested.app, first)
  expect(text).toMatch(/Te devolvemos tu parte|Te devolvimos tu parte/)
  expect(text).not.toContain('Entre todos faltan')
  expect((await visit(tested.app, second)).text).toContain('Este pedido ya no espera tu parte')
  expect((await visit(tested.app, link)).text).toContain('Lo que se pagó de cada parte vuelve')
})

test('who says nothing of themselves is asked again; a listed name holds the order for everybody', async () => {
  const { id, link, parts } = await dividedInThree()
  const [first = '', second = ''] = parts
  const empty = await post(first, { name: '', country: 'XX', method: 'paypal', intent: 'pay' })
  expect(empty.status).toBe(400)
  expect(empty.text).toContain('Escribe tu nombre y apellidos.')
  expect(empty.text).toContain('Elige tu país.')
  const listed = await post(first, { ...payer, name: 'Raúl Castro Ruz', method: 'zelle' })
  expect(redirectTarget(listed)).toBe(first)
  for (const part of [first, second]) {
    const page = await visit(tested.app, part)
    expect(page.text).toContain('Este pedido está en una verificación obligatoria')
    expect(page.page.all('[name="method"]')).toEqual([])
  }
  expect((await visit(tested.app, link)).text).not.toContain('Cancelar el pedido')
  expect((await post(link, { intent: 'cancel' })).status).toBe(409)
  expect(await tested.shop.statusOf(id)).toMatchObject({ payment: 'awaiting_parts' })
})

test('a name that the checkout would refuse is refused beside its field and holds nothing', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  for (const name of ['<script>alert(1)</script>', 'Rosa 4 Díaz', 'Rosa Díaz 🌻']) {
    const odd = await post(first, { ...payer, name, method: 'zelle' })
    expect(odd.status).toBe(400)
    expect(odd.text).toContain('Escribe solo letras')
    expect(odd.page.valueOf('name')).toBe(name)
  }
  const short = await post(first, { ...payer, name: 'Rosa', method: 'zelle' })
  expect(short.text).toContain('Escribe tu nombre y apellidos.')
  expect((await visit(tested.app, first)).text).not.toContain('verificación obligatoria')
})

test('nobody pays a part from where no payment can come: it is said beside the field', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  const form = await visit(tested.app, first)
  expect(form.page.all('option[value="CU"], option[value="IR"]')).toEqual([])
  const refused = await post(first, { ...payer, country: 'CU', method: 'zelle' })
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('Desde ese país no podemos recibir pagos'),
  ])
})

test('the page of a part goes where its order goes: it offers no other destination, and a browser that never chose goes on with it', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  const fresh = await visit(tested.app, first)
  expect(fresh.page.all('form[action="/destino"]')).toEqual([])
  expect(fresh.headers.getSetCookie().join()).toContain('isShippingToCuba=true')
  const chosen = await visit(tested.app, first, { headers: { Cookie: 'isShippingToCuba=false' } })
  expect(chosen.page.all('form[action="/destino"]')).toEqual([])
  expect(chosen.headers.getSetCookie().join()).not.toContain('isShippingToCuba')
})

test('a link that is not genuine opens nothing', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  const other = first.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
  for (const path of [other, '/pagar/nothing', `/pagar/${'0'.repeat(32)}${'A'.repeat(22)}`])
    expect((await visit(tested.app, path)).status).toBe(404)
  expect((await post(other, { ...payer, method: 'paypal' })).status).toBe(404)
})

test('an e-mail for the receipt is optional and explained; one that is none is said beside its field, and what was typed stays', async () => {
  const { parts } = await dividedInThree()
  const [first = ''] = parts
  const form = await visit(tested.app, first)
  const field = form.page.all('input[name="email"]')[0]
  expect([field?.getAttribute('type'), field?.hasAttribute('required')]).toEqual(['email', false])
  expect(form.text).toContain('Correo para el recibo (opcional)')
  const refused = await post(first, { ...payer, method: 'zelle', email: 'Rosa@' })
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Escribe un correo como nombre@ejemplo.com, o déjalo vacío.')
  expect(refused.page.valueOf('email')).toBe('rosa@')
  const invalid = refused.page.all('[aria-invalid="true"]').map((one) => one.getAttribute('name'))
  expect(invalid).toEqual(['email'])
  expect((await post(first, { ...payer, method: 'zelle', email: '' })).status).toBe(303)
  const shown = await visit(tested.app, first)
  expect(shown.html).not.toContain('rosa@')
})
