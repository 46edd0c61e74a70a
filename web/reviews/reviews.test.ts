import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { memoryStore } from '#platform/files/memory-store.ts'
import { linkOf, orderById } from '#shop/orders/orders.service.server.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { asOwner } from '#tests/harness/database/database.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { anOrder } from '#tests/harness/orders/an-order.ts'
import { soldEverywhere } from '#tests/harness/orders/place-order.ts'
import { aUser, signingConfig } from '#tests/harness/users/users.ts'

const files = memoryStore()
const body = 'Enciende el refrigerador toda la noche.'

afterEach(() => asOwner('delete from reviews'))

async function anOrderAt(delivery: 'delivered' | 'in_province', order = anOrder()) {
  const system = await asSystemActor({ files, now: new Date() })
  const { id } = await order.paidBy('paypal').place(system)
  await inTransaction(system, async ({ tx }) => {
    await sql`update orders set delivery_status = ${delivery}, payment_status = 'paid', paid_at = placed_at
      where id = ${id}`.execute(tx)
    if (delivery === 'delivered')
      await sql`insert into order_changes (order_id, axis, to_state, by_role, changed_at)
        values (${id}, 'delivery', 'delivered', 'system', '2026-10-15T17:00:00Z')`.execute(tx)
  })
  const stored = await orderById(system, id)
  if (!stored) throw new Error('no order')
  const app = await testApp({ files, now: () => new Date() })
  const [line] = stored.lines
  if (!line) throw new Error('an order without lines')
  const { cookie } = await aUser(system.db, { role: 'admin' })
  const staff = { Cookie: cookie }
  const link = linkOf({ config: signingConfig }, stored, 'recipient')
  const payer = linkOf({ config: signingConfig }, stored, 'payer')
  const send = (
    path: string,
    fields: Readonly<Record<string, string>>,
    photos: readonly Buffer[] = [],
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    for (const bytes of photos) form.append('files', new File([new Uint8Array(bytes)], 'x.jpg'))
    return visit(app, path, {
      method: 'POST',
      body: form,
      headers: { 'X-Forwarded-For': aClientIp(), ...headers },
    })
  }
  const product = line.productId
  const fields = { product, rating: '5', body, author: 'Yamila' }
  return {
    app,
    system,
    staff,
    link,
    payer,
    send,
    fields,
    product,
    order: stored,
    url: `${link}/resena`,
  }
}

const reviewIdOf = async (productId: string) =>
  String((await asOwner(`select id from reviews where product_id = '${productId}'`))[0]?.id)

async function productPage(app: Awaited<ReturnType<typeof testApp>>, query = '') {
  const rows = await asOwner(`select url_slug from products where sku = '${soldEverywhere}'`)
  return visit(app, `/catalogo/${rows[0]?.url_slug}${query}`)
}

test('the recipient of a delivered order writes a review, and everybody reads it once the owner has released it', async () => {
  const { app, staff, link, url, send, fields, product } = await anOrderAt('delivered')
  expect((await visit(app, link)).page.hrefs).toContain(url)
  const sent = await send(url, fields, [await aScreenshot('#887755')])
  expect([sent.status, redirectTarget(sent)]).toEqual([303, url])
  expect((await visit(app, url)).text).toContain('Recibida.')
  expect((await productPage(app)).text).not.toContain(body)
  const home = await visit(app, '/admin', { headers: staff })
  expect(home.text).toMatch(/1 opinión por decidir/)
  const panel = await visit(app, '/admin/resenas', { headers: staff })
  const image = panel.page.all('img[src^="/resenas/"]')[0]?.getAttribute('src') ?? ''
  expect((await visit(app, image)).status).toBe(404)
  expect((await visit(app, image, { headers: staff })).status).toBe(200)
  const decision = { intent: 'release', review: await reviewIdOf(product) }
  await send('/admin/resenas', decision, [], staff)
  const page = await productPage(app)
  expect(page.text).toContain(body)
  expect(page.text).toContain('Compra comprobada')
  expect(page.text).toMatch(/Yamila, .+, octubre de 2026/)
  expect((await visit(app, image)).headers.get('Content-Type')).toBe('image/webp')
  const record = page.page.records.find((one) => one['@type'] === 'Product')
  expect(record?.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 1 })
  expect(record?.review).toMatchObject([{ author: { name: 'Yamila' }, reviewBody: body }])
  const houses = await visit(app, '/casas-con-luz')
  expect(houses.text).toContain(body)
  expect((await productPage(app, '?lng=en')).text).toContain('October 2026')
  await send(url, { intent: 'withdraw', product })
  expect((await productPage(app)).text).not.toContain(body)
  expect((await visit(app, image)).status).toBe(404)
  expect(await files.list('reviews')).toEqual([])
})

test('who confirms the receipt before the carrier reports it reports damage and writes a review at once', async () => {
  const { app, link, payer, url, send, fields } = await anOrderAt('in_province')
  expect((await visit(app, link)).text).toContain('va en marcha')
  await send(link, { intent: 'received' })
  const { text, page } = await visit(app, link)
  expect(text).toContain('tu pedido ya llegó')
  expect(text).toContain('Anotamos que ya lo tienes')
  expect(text).not.toMatch(/viene para|va en marcha|En camino\s*: ahora|Ten a mano|Llega a/)
  expect(page.hrefs).toEqual(expect.arrayContaining([`${link}/danos`, url]))
  const damage = await visit(app, `${link}/danos`)
  expect(damage.page.all('textarea[name="description"]')).toHaveLength(1)
  const reported = await send(`${link}/danos`, { description: 'Vino golpeado.' })
  expect([reported.status, redirectTarget(reported)]).toEqual([303, link])
  expect((await visit(app, link)).text).toContain('Recibimos el aviso de daño')
  const written = await send(url, fields)
  expect([written.status, redirectTarget(written)]).toEqual([303, url])
  const paying = await visit(app, payer)
  expect(paying.text).toContain('no lo conecten')
  expect(paying.text).not.toContain('Que lo disfruten')
  expect(paying.text).toMatch(/Entregado\s*: hecho\s+\d+ /)
})

test('nothing is structured data, or on a page, of what was not released', async () => {
  const { app, staff, url, send, fields, product } = await anOrderAt('delivered')
  await send(url, fields)
  const review = await reviewIdOf(product)
  const early = await send('/admin/resenas', { intent: 'reject', review, reason: '' }, [], staff)
  expect([early.status, early.text.includes('Escribe el motivo')]).toEqual([400, true])
  await send('/admin/resenas', { intent: 'reject', review, reason: 'Lleva un teléfono' }, [], staff)
  expect((await visit(app, url)).text).toContain('No se publicó: Lleva un teléfono')
  const record = (await productPage(app)).page.records.find((one) => one['@type'] === 'Product')
  expect(record?.aggregateRating).toBeUndefined()
  expect((await visit(app, '/casas-con-luz')).text).toContain('Todavía no hay opiniones')
})

test('there is one review per order and product, none without a delivery, none by another link', async () => {
  const { app, payer, url, send, fields } = await anOrderAt('delivered')
  await send(url, fields)
  const again = await send(url, { ...fields, body: 'otra vez' }, [await aScreenshot('#112233')])
  expect([again.status, again.text.includes('Ya escribiste')]).toEqual([400, true])
  expect(await files.list('reviews')).toEqual([])
  expect((await send(url, { ...fields, product: randomUUID() })).status).toBe(400)
  expect((await visit(app, `${payer}/resena`)).status).toBe(404)
  expect((await send(`${payer}/resena`, fields)).status).toBe(404)
  const early = await anOrderAt('in_province')
  expect((await visit(app, early.link)).page.hrefs).not.toContain(early.url)
  expect((await visit(app, early.url)).text).toContain('cuando el pedido esté entregado')
  expect((await early.send(early.url, early.fields)).status).toBe(400)
})

test('staff writes none: neither signed in nor by the addresses of an order', async () => {
  const { app, url, send, fields, staff } = await anOrderAt('delivered')
  expect((await send(url, fields, [], staff)).text).toContain('Quien administra la tienda')
  const { email } = await aUser((await asSystemActor()).db, { role: 'admin' })
  const own = await anOrderAt('delivered', anOrder().buyer({ email }))
  expect((await visit(app, own.url)).text).toContain('Quien administra la tienda')
  expect((await own.send(own.url, own.fields)).status).toBe(400)
})

test('errors stand beside their fields, and nothing typed is lost', async () => {
  const { url, send, fields } = await anOrderAt('delivered')
  const empty = await send(url, { ...fields, rating: '-', author: '' })
  expect([empty.status, empty.page.valueOf('author')]).toEqual([400, ''])
  expect(empty.text).toContain('Elige una nota del 1 al 5.')
  expect(empty.text).toContain(body)
  const photo = await send(url, { ...fields, rating: '-' }, [await aScreenshot()])
  expect([empty.text, photo.text].map((text) => text.includes('Elige otra vez las fotos'))).toEqual(
    [false, true],
  )
  const broken = await send(url, fields, [Buffer.from('<svg/>')])
  expect(broken.text).toContain('no es una imagen')
  expect(broken.text).toContain(body)
  const hostile = await send(url, { ...fields, body: '<script>alert(1)</script>', author: '' })
  expect(hostile.html).not.toContain('<script>alert(1)')
})
