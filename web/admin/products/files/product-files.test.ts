import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { redirectTarget } from '#tests/harness/app/browser.ts'
import { asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { readPage } from '#tests/harness/html/read-page.ts'
import { hostileFiles, polyglot } from '#tests/harness/inputs/pictures.ts'
import { aUser } from '#tests/harness/users/users.ts'

const path = '/admin/products'
const sku = 'ACC-SOP-Z'

async function staff() {
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const app = await testApp({ now: () => new Date() })
  return {
    app,
    open: (url: string) => visit(app, url, { headers: { Cookie: cookie } }),
    send: (url: string, fields: Record<string, string | Buffer>) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields))
        body.set(
          name,
          typeof value === 'string' ? value : new File([new Uint8Array(value)], 'a.bin'),
        )
      return visit(app, url, { method: 'POST', headers: { Cookie: cookie }, body })
    },
  }
}

const asShop = async <Row>(statement: ReturnType<typeof sql<Row>>) =>
  inTransaction(await asSystemActor(), async ({ tx }) => (await statement.execute(tx)).rows)

interface Shown {
  readonly id: string
  readonly image_url: string
  readonly share_image_url: string
  readonly gallery_images: string[]
}
const product = async () =>
  (
    await asShop(
      sql<Shown>`select id, image_url, share_image_url, gallery_images from products where sku = ${sku}`,
    )
  )[0] as Shown

test('a photo is resized to every width, shown in the shop, cropped, sorted and removed', {
  timeout: 180_000,
}, async () => {
  const before = await product()
  const { app, send, open } = await staff()
  const url = `${path}/${before.id}/fotos`
  const seen = before.gallery_images.join('\n')
  try {
    const added = await send(url, { intent: 'add', seen, files: await polyglot() })
    expect(redirectTarget(added)).toBe(`${path}/${before.id}?guardado=1#fotos`)
    const image = (await product()).gallery_images.at(-1) ?? ''
    expect(image).toMatch(/^\/products\/f-[0-9a-f]{20}-0-0-100-800\.webp$/)
    for (const [ending, format, max] of [
      ['-240.avif', 'heif', 20_000],
      ['-800.webp', 'webp', 60_000],
      ['-light.webp', 'webp', 8_000],
      ['-share.jpg', 'jpeg', 60_000],
    ] as const) {
      const response = await app.request(`http://shop.test${image.replace('-800.webp', ending)}`)
      const bytes = Buffer.from(await response.arrayBuffer())
      expect([response.status, bytes.length <= max]).toEqual([200, true])
      expect(response.headers.get('Cache-Control')).toContain('immutable')
      expect(bytes.includes('<script')).toBe(false)
      expect((await sharp(bytes).metadata()).format).toBe(format)
    }
    const all = (await product()).gallery_images.join('\n')
    await send(url, {
      intent: 'crop',
      seen: all,
      picture: image,
      left: '10',
      top: '20',
      size: '50',
    })
    const cropped = (await product()).gallery_images.at(-1) ?? ''
    expect(cropped).toContain('-10-20-50-800.webp')
    const now = (await product()).gallery_images.join('\n')
    await send(url, { intent: 'earlier', seen: now, picture: cropped })
    expect((await product()).gallery_images.at(-2)).toBe(cropped)
    expect((await open(`${path}/${before.id}`)).html).toContain(
      cropped.replace('800.webp', '480.webp'),
    )
    const late = await send(url, { intent: 'remove', seen: now, picture: cropped })
    expect(redirectTarget(late)).toContain('?foto=changed')
    const last = (await product()).gallery_images.join('\n')
    await send(url, { intent: 'remove', seen: last, picture: cropped })
    expect((await product()).gallery_images).toEqual(before.gallery_images)
  } finally {
    await asShop(sql`update products set image_url = ${before.image_url},
      share_image_url = ${before.share_image_url},
      gallery_images = ${JSON.stringify(before.gallery_images)} where sku = ${sku}`)
  }
})

test('a file that is no photo is refused with a message, and nothing of it is stored', async () => {
  const before = await product()
  const { send, open } = await staff()
  const seen = before.gallery_images.join('\n')
  for (const [name, bytes] of Object.entries(await hostileFiles())) {
    const refused = await send(`${path}/${before.id}/fotos`, { intent: 'add', seen, files: bytes })
    const to = redirectTarget(refused)
    expect([name, /\?foto=(file|image)_\w+#fotos$/.test(to)]).toEqual([name, true])
  }
  expect((await open(`${path}/${before.id}?foto=file_unknown`)).text).toContain(
    'No es una foto JPG, PNG o WebP.',
  )
  expect(await product()).toEqual(before)
  const { app } = await staff()
  const unknown = `f-${'a'.repeat(20)}-0-0-100-800.webp`
  for (const file of ['f-0-800.webp', 'f-..%2F..%2Fetc', unknown, unknown.toUpperCase()])
    expect((await app.request(`http://shop.test/products/${file}`)).status).toBe(404)
  const odd = await app.request('http://shop.test/products/f-..%2f..%2fetc')
  expect([odd.status, odd.headers.get('Location')]).toEqual([308, '/products/f-..%2F..%2Fetc'])
})

test('an import is previewed, applied and undone without scripts, and the shop shows it in between', async () => {
  const { send, open } = await staff()
  const csv = await open(`${path}/export/productos.csv`)
  expect(csv.headers.get('Content-Disposition')).toContain('girasol-productos.csv')
  expect(csv.html.split('\r\n').length).toBe(83 + 2)
  expect(csv.html).toContain('id,SKU,Nombre,')
  const refused = await send(`${path}/import`, { intent: 'check', file: Buffer.from('hola') })
  expect([refused.status, refused.text.includes('La primera fila no tiene los títulos')]).toEqual([
    400,
    true,
  ])
  const looked = redirectTarget(
    await send(`${path}/import`, {
      intent: 'check',
      file: Buffer.from(`sku;name;sell_price\n${sku};Soporte importado;12,5\nX-1;;gratis\n`),
    }),
  )
  const plan = await open(looked)
  for (const text of ['1 producto cambia', '2 errores', 'Soporte importado', '$12.50', 'gratis'])
    expect(plan.text).toContain(text)
  const id = looked.split('ver=')[1] ?? ''
  expect(redirectTarget(await send(`${path}/import`, { intent: 'apply', id }))).toBe(
    `${path}/import?importado=1`,
  )
  try {
    expect((await open('/catalogo?search=soporte+importado')).text).toContain('Soporte importado')
    expect((await send(`${path}/import`, { intent: 'apply', id })).text).toContain('ya se hizo')
    expect((await open(`${path}/import`)).text).toContain('Deshacer la última importación')
  } finally {
    const undone = await send(`${path}/import`, { intent: 'undo', id })
    expect(redirectTarget(undone)).toBe(`${path}/import?deshecho=${id}`)
    const page = await open(redirectTarget(undone))
    expect(page.text).toContain('Deshecho: los productos quedaron como antes de importar.')
    expect(page.text).not.toContain('no se pudo deshacer')
  }
  expect((await open(`${path}?buscar=${sku}`)).text).not.toContain('importado')
})

test('what an import cannot undo is named with its reason and links to it, the rest is undone', async () => {
  const { send, open } = await staff()
  const input = `sku;name;sell_price\nU-1;Cable uno;5\nU-2;Cable dos;5\n`
  const looked = redirectTarget(
    await send(`${path}/import`, { intent: 'check', file: Buffer.from(input) }),
  )
  const id = looked.split('ver=')[1] ?? ''
  await send(`${path}/import`, { intent: 'apply', id })
  const [kit] = await asShop(sql<{ id: string; name: string }>`
    select id, name from products where category = 'kit' limit 1`)
  const [part] = await asShop(sql<{ id: string }>`select id from products where sku = 'U-1'`)
  await asShop(sql`insert into kit_components (kit_id, component_id, quantity, position)
    values (${kit?.id}, ${part?.id}, 1, 99)`)
  try {
    const undone = redirectTarget(await send(`${path}/import`, { intent: 'undo', id }))
    const page = await open(undone)
    for (const text of ['Deshecho, menos los productos de abajo', '1 producto no se pudo deshacer'])
      expect(page.text).toContain(text)
    expect(page.text).toContain(`Cable uno Es una pieza del kit ${kit?.name}`)
    for (const to of [part?.id, kit?.id])
      expect(readPage(page.html).hrefs).toContain(`${path}/${to}`)
    expect((await open(`${undone}&lng=en`)).text).toContain('It is a part of the kit')
    expect(await asShop(sql`select sku from products where sku like 'U-_'`)).toEqual([
      { sku: 'U-1' },
    ])
  } finally {
    await asShop(sql`delete from kit_components where component_id = ${part?.id}`)
    await asShop(sql`delete from products where id = ${part?.id}`)
  }
})

test('a file with negative stock is an error of its row; an emptied price and a jump are confirmed first', async () => {
  const { send, open } = await staff()
  const stored = async () =>
    asShop(sql`select sell_price, stock_quantity from products where sku = ${sku}`)
  const before = await stored()
  const checked = async (rows: string) =>
    redirectTarget(
      await send(`${path}/import`, { intent: 'check', file: Buffer.from(`${rows}\n`) }),
    )
  const negative = await open(await checked(`sku;stock_quantity\n${sku};-3`))
  expect(negative.text).toContain('1 error')
  expect(negative.text).toContain('No puede ser menor que 0.')
  const quoted = await open(await checked(`sku;sell_price\n${sku};"12`))
  expect(quoted.text).toMatch(/2 Precio de venta "12 Las comillas se abren y no se cierran/)
  const cheap = await open(await checked(`sku;sell_price\n${sku};-4`))
  expect(cheap.text).toContain('No puede ser menor que 0.')
  expect(cheap.text).not.toContain('Las existencias')
  const emptied = await open(await checked(`sku;sell_price\n${sku};0`))
  expect(emptied.text).toContain('Se queda sin precio de venta')
  const url = await checked(`sku;sell_price\n${sku};9999`)
  const plan = await open(`${url}&lng=en`)
  for (const text of ['1 price to confirm', 'rises to more than three times'])
    expect(plan.text).toContain(text)
  const id = url.split('ver=')[1] ?? ''
  const refused = redirectTarget(await send(`${path}/import`, { intent: 'apply', id }))
  expect(refused).toBe(`${url}&precios=1`)
  expect((await open(refused)).text).toContain('antes confirma los precios señalados')
  expect(await stored()).toEqual(before)
  const confirmed = { intent: 'apply', id, confirm_prices: 'true' }
  expect(redirectTarget(await send(`${path}/import`, confirmed))).toContain('importado=1')
  await send(`${path}/import`, { intent: 'undo', id })
  expect(await stored()).toEqual(before)
})

test('stock that was sold from since the export is asked about, and stays where the owner leaves it', async () => {
  const { send, open } = await staff()
  const stock = async () =>
    (
      await asShop(
        sql<{ left: number }>`select stock_quantity as left from products where sku = ${sku}`,
      )
    )[0]?.left
  const before = (await stock()) ?? 0
  const { html } = await open(`${path}/export/productos.csv`)
  const [head, ...rows] = html.split('\r\n')
  expect(head).toMatch(/,Existencias al exportar$/)
  const file = [head, rows.find((row) => row.includes(`,${sku},`))].join('\r\n')
  await asShop(sql`update products set stock_quantity = stock_quantity - 1 where sku = ${sku}`)
  try {
    const looked = redirectTarget(
      await send(`${path}/import`, { intent: 'check', file: Buffer.from(file) }),
    )
    const id = looked.split('ver=')[1] ?? ''
    const figures = `(había ${before}, hay ${before - 1}): importar devolvería las existencias a ${before}`
    expect((await open(looked)).text).toContain(`1 desde que exportaste ${figures}`)
    expect((await open(`${looked}&lng=en`)).text).toContain('Leave it as it is in the shop')
    const asked = redirectTarget(await send(`${path}/import`, { intent: 'apply', id }))
    expect(asked).toBe(`${looked}&existencias=1`)
    expect((await open(asked)).text).toContain('antes elige qué hacer con las existencias')
    const left = await send(`${path}/import`, { intent: 'apply', id, stock: 'leave' })
    expect(redirectTarget(left)).toContain('importado=1')
    expect(await stock()).toBe(before - 1)
  } finally {
    await asShop(sql`update products set stock_quantity = ${before} where sku = ${sku}`)
  }
})

test('only administrators export, import or change photos', async () => {
  const { cookie } = await aUser(await testDatabase())
  const app = await testApp({ now: () => new Date() })
  const { id } = await product()
  for (const [method, url] of [
    ['GET', `${path}/export/productos.xlsx`],
    ['GET', `${path}/import`],
    ['POST', `${path}/import`],
    ['POST', `${path}/${id}/fotos`],
  ] as const)
    expect((await visit(app, url, { method, headers: { Cookie: cookie } })).status).toBe(403)
})
