import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { changePayment, holdOrder } from '#shop/orders/lifecycle/changes.service.server.ts'
import { aRecipient } from '#shop/orders/order.fixture.ts'
import type { OrderWithLines } from '#shop/orders/order.rules.ts'
import { linkOf, orderById, successPath } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { aBrowser } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const app = await testApp()
const system = async () => asSystemActor({ config: signingConfig })
let order: OrderWithLines

beforeAll(async () => {
  order = await anOrder().place(await system())
})

const payerLink = () => linkOf({ config: signingConfig }, order, 'payer')
const recipientLink = () => linkOf({ config: signingConfig }, order, 'recipient')

test('the buyer opens the order by its link, with its prices and its persons', async () => {
  const page = await visit(app, payerLink())
  expect(page.status).toBe(200)
  expect(page.text).toContain(`Pedido ${order.number}`)
  expect(page.text).toContain('Marta Elena Quesada Tamayo')
  expect(page.text).toContain('Falta tu pago por Zelle')
  expect(page.text.indexOf('Cómo va')).toBeLessThan(page.text.indexOf('Lo que compraste'))
  expect(page.text).toMatch(/Recibido\s*: hecho\s+\d+ .*?\d{4}/)
  const shared = page.page.hrefs.filter((href) => href.startsWith('https://wa.me/?'))
  expect(shared.some((href) => href.includes(encodeURIComponent(recipientLink())))).toBe(true)
  expect(shared.some((href) => href.includes(encodeURIComponent(payerLink())))).toBe(false)
  expect(page.headers.get('Cache-Control')).toContain('no-store')
})

test('the recipient gets a page without scripts or prices that weighs less than 15 kB', async () => {
  const page = await visit(app, recipientLink())
  expect(page.status).toBe(200)
  expect(Buffer.byteLength(page.html)).toBeLessThan(15_000)
  expect(page.page.all('script, img, link')).toEqual([])
  expect(page.html).not.toContain('$')
  expect(page.text).toContain('Un pedido viene para Marta Elena')
  expect(page.text).not.toContain(order.buyer.email)
  for (const { productId } of order.lines)
    expect(page.page.hrefs).toContain(`/catalogo/${productId}/instalacion?lugar=cuba&lng=es`)
})

test('of an order that is under way its buyer reads how it goes, and what of it went back', async () => {
  const db = await testDatabase()
  const { id } = await anOrder().paidBy('paypal').total(30_970).paid().insert(db)
  const entry = (kind: string, cents: number) =>
    sql`insert into payments (order_id, provider, kind, provider_id, amount_cents, at)
      values (${id}, 'paypal', ${kind}, ${`${kind}-${id}`}, ${cents}, now())`
  await inTransaction(asSystem(db, 'a test'), async ({ tx }) => {
    for (const query of [entry('capture', 30_970), entry('refund', 10_000)]) await query.execute(tx)
    await sql`update orders set payment_status = 'partly_refunded', delivery_status = 'in_transit'
      where id = ${id}`.execute(tx)
  })
  const part = await orderById(await system(), id)
  const { text } = await visit(app, linkOf({ config: signingConfig }, part!, 'payer'))
  expect(text).toContain('Tu pedido va en marcha')
  expect(text).toContain('Te devolvimos $100.00 de lo que se pagó.')
})

const aSet = async () =>
  anOrder()
    .of(1, 'INV-2000-12')
    .also(1, 'BAT-12V200')
    .also(1, 'ACC-FUS-T200')
    .place(await system())

test('the order, its recipient and the e-mails lead to the wiring sheet of a composed set', async () => {
  const set = await aSet()
  const sheet =
    '/calculadora-solar/instalacion?piezas=INV-2000-12.1%7EBAT-12V200.1%7EACC-FUS-T200.1&lugar=cuba&lng=es'
  const { page } = await visit(app, linkOf({ config: signingConfig }, set, 'recipient'))
  expect(page.hrefs).toContain(sheet)
  expect(page.hrefs.filter((href) => href.startsWith('/catalogo/'))).toEqual([])
  expect((await visit(app, sheet)).status).toBe(200)
  const ordered = await visit(app, linkOf({ config: signingConfig }, set, 'payer'))
  expect(ordered.page.hrefs).toContainEqual(expect.stringContaining(sheet.replace('&lng=es', '')))
  const changed = { orderId: set.id, to: 'paid', reason: 'a test' } as const
  await changePayment(await system(), changed)
  const texts = await inTransaction(await system(), ({ tx }) =>
    tx.selectFrom('outbox').select('text').where('text', 'like', `%${set.number}%`).execute(),
  )
  expect(texts.map(({ text }) => text)).toContainEqual(expect.stringContaining(sheet))
})

test('who has just ordered a composed set is led to its one wiring sheet, not to each part', async () => {
  const { page } = await visit(app, successPath({ config: signingConfig }, await aSet()))
  const hrefs = page.hrefs.filter((href) => href.includes('/instalacion'))
  expect(hrefs).toEqual([expect.stringContaining('/calculadora-solar/instalacion?piezas=')])
})

test('no wiring sheet of a set is named where there is one product', async () => {
  const { page } = await visit(app, recipientLink())
  expect(page.hrefs.filter((href) => href.includes('piezas='))).toEqual([])
})

test('the recipient sees the total where the buyer allows it', async () => {
  const shown = await anOrder()
    .showingPrices()
    .place(await system())
  const page = await visit(app, linkOf({ config: signingConfig }, shown, 'recipient'))
  expect(page.text).toMatch(/Total: \$/)
  const own = await visit(app, linkOf({ config: signingConfig }, shown, 'payer'))
  expect(own.text).toContain('muestra el total, como elegiste')
  expect((await visit(app, payerLink())).text).toContain('no muestra precios')
})

test('names entered by others are escaped on the recipient’s page', async () => {
  const recipient = aRecipient({ givenNames: '<img src=x onerror=alert(1)>' })
  const hostile = await anOrder()
    .recipient(recipient)
    .place(await system())
  const page = await visit(app, linkOf({ config: signingConfig }, hostile, 'recipient'))
  expect(page.page.all('img')).toEqual([])
})

test.each([
  ['unknown', () => `/pedido/p${'A'.repeat(44)}`],
  ['changed by one sign', () => payerLink().slice(0, -1) + (payerLink().endsWith('A') ? 'B' : 'A')],
  ["the recipient's made a payer's", () => recipientLink().replace('/pedido/r', '/pedido/p')],
])('a link that is %s opens nothing, and all of them answer alike', async (_, link) => {
  const known = await visit(app, `/pedido/p${'B'.repeat(44)}`)
  const page = await visit(app, link())
  expect(page.status).toBe(404)
  expect(page.text).toBe(known.text)
})

test('the number alone discloses nothing of the order; with its key the page shows it (S-077)', async () => {
  const bare = await visit(app, `/pedido-exitoso/${order.number}`)
  expect(bare.text).not.toContain(order.recipient.givenNames)
  const unknown = await visit(app, '/pedido-exitoso/GS-0000-0000-0000')
  expect(unknown.text).toBe(bare.text)
  const opened = await visit(app, successPath({ config: signingConfig }, order))
  expect(opened.text).toContain('Recibimos tu pedido')
  expect(opened.text).toContain(order.number)
})

test.each(['%27', 'x', 'GS-0000', '%20', 'a'.repeat(200)])(
  'what is no order number (%s) is a calm not found with the way to look it up',
  async (number) => {
    const page = await visit(app, `/pedido-exitoso/${number}`)
    expect(page.status).toBe(404)
    expect(page.text).toContain('Este enlace no abre ningún pedido')
    expect(page.page.hrefs).toContain('/pedido/buscar')
    expect((await visit(app, `/pedido-exitoso/${number}?lng=en`)).text).toContain('order')
  },
)

test('a customer sees only the customer’s own orders', async () => {
  const db = await testDatabase()
  const [owner, other] = [await aUser(db), await aUser(db)]
  const own = await anOrder()
    .ownedBy(owner.id)
    .place(await system())
  const asOwner = { headers: { Cookie: owner.cookie } }
  const asOther = { headers: { Cookie: other.cookie } }
  expect((await visit(app, '/cuenta/pedidos', asOwner)).text).toContain(own.number)
  expect((await visit(app, '/cuenta/pedidos', asOther)).text).not.toContain(own.number)
  expect((await visit(app, `/pedido-exitoso/${own.number}`, asOwner)).text).toContain(own.number)
  expect((await visit(app, `/pedido-exitoso/${own.number}`, asOther)).text).not.toContain(
    own.recipient.givenNames,
  )
})

const posting = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

test('the buyer cancels an unpaid order; the recipient cannot', async () => {
  const another = await anOrder().place(await system())
  const config = signingConfig
  const cancelling = posting({ intent: 'cancel' })
  const refused = await visit(
    app,
    linkOf({ config }, another, 'recipient').replace('/r', '/p'),
    cancelling,
  )
  expect(refused.status).toBe(404)
  const done = await visit(app, linkOf({ config }, another, 'payer'), cancelling)
  expect(done.text).toContain('Tu pedido quedó cancelado.')
  expect((await orderById(await system(), another.id))?.payment).toBe('cancelled')
  expect(done.text).not.toContain('Enlace para quien recibe')
})

test('a held order is not offered for cancelling, and a form sent anyway changes nothing', async () => {
  const ctx = await system()
  const held = await anOrder().place(ctx)
  const link = linkOf({ config: signingConfig }, held, 'payer')
  expect((await visit(app, link)).text).toContain('Sí, cancelar el pedido')
  await holdOrder(ctx, { orderId: held.id, reason: 'a name on a list' })
  expect((await visit(app, link)).text).not.toContain('Cancelar el pedido')
  const refused = await visit(app, link, posting({ intent: 'cancel' }))
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('ya no se puede cancelar')
  expect(await orderById(ctx, held.id)).toMatchObject({
    payment: 'awaiting_proof',
    compliance: 'held',
  })
})

test('an order whose payment is being captured cannot be cancelled here', async () => {
  const paying = await anOrder()
    .paidBy('paypal')
    .place(await system())
  const acting = { ...(await system()), ...asSystem(await testDatabase(), 'a test') }
  await changePayment(acting, { orderId: paying.id, to: 'capturing', reason: 'a test' })
  const link = linkOf({ config: signingConfig }, paying, 'payer')
  expect((await visit(app, link, posting({ intent: 'cancel' }))).status).toBe(409)
})

test('a lost link is requested by number and e-mail, and the response never discloses whether they match', async () => {
  const right = await visit(
    app,
    '/pedido/buscar',
    posting({ number: order.number, email: 'ANA@example.com' }),
  )
  const invalid = await visit(
    app,
    '/pedido/buscar',
    posting({ number: order.number, email: 'otra@example.com' }),
  )
  const sent = await inTransaction(await system(), async ({ tx }) => {
    const { rows } = await sql<{ kind: string; text: string }>`
      select letter as kind, text from outbox where text like ${`%${order.number}%`}
      order by created_at desc, id desc limit 1`.execute(tx)
    return rows
  })
  // about the link, whatever became of the order: what it was told of before is no news
  expect(sent.map(({ kind }) => kind)).toEqual(['order_link'])
  expect(sent[0]?.text).toContain(linkOf({ config: signingConfig }, order, 'payer'))
  expect(right.text).toContain('Si ese pedido existe')
  expect(right.status).toBe(invalid.status)
  const bad = await visit(app, '/pedido/buscar', posting({ number: 'x', email: 'no' }))
  expect(bad.status).toBe(400)
  expect(bad.text).toContain('Un número de pedido se escribe así')
  expect(bad.page.valueOf('email')).toBe('no')
})

test('any visitor may check whether a number is genuine', async () => {
  const input = order.number.toLowerCase().replaceAll('-', ' ')
  expect((await visit(app, '/verificar', posting({ number: input }))).text).toContain(
    `Sí: ${order.number}`,
  )
  const unknown = await visit(app, '/verificar', posting({ number: 'GS-0000-0000-0000' }))
  expect(unknown.text).toContain('No: ese número')
})

test('an order that is over puts what is still sold into the cart, also without scripts', async () => {
  const ctx = await system()
  const sold = await anOrder().place(ctx)
  const link = linkOf({ config: signingConfig }, sold, 'payer')
  expect((await visit(app, link)).text).not.toContain('Pedir lo mismo otra vez')
  const browser = await aBrowser('isShippingToCuba=true')
  await browser.send(link, { intent: 'cancel' })
  const { text, page } = await browser.open(link)
  expect(text).toContain('Pedir lo mismo otra vez')
  const set = page.valueOf('set') ?? ''
  expect(set).toBe(sold.lines.map((line) => `${line.productId}:${line.quantity}`).join())
  await browser.send('/carrito', { intent: 'add-set', set })
  expect((await browser.open('/carrito')).text).toContain(sold.lines[0]?.nameEs)
})

test('the search of an order is a link of the footer, the menu and the sign-in', async () => {
  const { page } = await visit(app, '/login')
  expect(page.hrefs.filter((href) => href === '/pedido/buscar').length).toBeGreaterThanOrEqual(3)
})
