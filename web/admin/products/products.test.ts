import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction.ts'
import { readAudit } from '#shop/audit/audit.service.server.ts'
import { findProduct } from '#shop/catalogue/catalogue.service.server.ts'
import type { ProductChange } from '#shop/catalogue/management/change.rules.ts'
import type { FieldValue } from '#shop/catalogue/management/fields.rules.ts'
import { productOfStaff } from '#shop/catalogue/management/product.service.server.ts'
import type { TablePart } from '#shop/catalogue/management/table/table.service.server.ts'
import { type Visit, visit } from '#tests/harness/app/app.ts'
import { aBrowser, redirectTarget } from '#tests/harness/app/browser.ts'
import { asAdmin, asSystemActor } from '#tests/harness/database/actors.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { aUser, type TestUser } from '#tests/harness/users/users.ts'

const path = '/admin/products'
const kit = 'kit-luz-100-w-y-640-wh'

const staff = async () => aUser(await testDatabase(), { role: 'admin' })
const browserOf = ({ cookie }: TestUser) => aBrowser(cookie)

async function stored(slug: string) {
  const ctx = await asAdmin()
  const found = await findProduct(ctx, slug)
  const product = found && (await productOfStaff(ctx, found.product.id))
  if (!product) throw new Error(`${slug} is gone`)
  return product
}

async function save(user: TestUser, changes: unknown, confirmed = false) {
  const { app } = await browserOf(user)
  return visit(app, path, {
    method: 'POST',
    headers: { Cookie: user.cookie, 'Content-Type': 'application/json' },
    body: JSON.stringify({ changes, confirmed }),
  })
}
const changing = (id: string, from: FieldValue, to: FieldValue): ProductChange[] => [
  { id, fields: { sell_price: { from, to } } },
]

test('staff read every product with its figures, filtered and sorted, without scripts (A-055)', async () => {
  const browser = await browserOf(await staff())
  const all = await browser.open(path)
  expect([all.status, all.text.includes('83 productos')]).toEqual([200, true])
  const found = await browser.open(`${path}?buscar=luz+640&orden=margin&sentido=desc`)
  expect(found.text).toContain('1 producto ')
  for (const figure of ['KIT-LUZ-640', '$522.99', '$315.00', '39,8 %', '$667.32'])
    expect(found.text).toContain(figure)
  expect((await browser.open(`${path}?buscar=%25&estado=x&orden=y&pagina=-4`)).text).toContain(
    'Ningún producto coincide',
  )
})

test('a page without scripts says how a product is changed there, not to touch a cell', async () => {
  const browser = await browserOf(await staff())
  for (const [lng, text, cells] of [
    ['es', 'Abre un producto por su nombre para cambiarlo.', 'Toca una celda para cambiarla.'],
    ['en', 'Open a product by its name to change it.', 'Select a cell to edit it.'],
  ] as const) {
    const page = await browser.open(`${path}?lng=${lng}`)
    expect(page.text).toContain(text)
    expect(page.text).not.toContain(cells)
  }
})

test('only administrators see or change the products (A-055)', async () => {
  const customer = await aUser(await testDatabase())
  const { id } = await stored(kit)
  const browser = await browserOf(customer)
  for (const url of [path, `${path}/filas`, `${path}/${id}`, `${path}/new`])
    expect([url, (await browser.open(url)).status]).toEqual([url, 403])
  expect((await save(customer, changing(id, '522.99', '1'))).status).toBe(403)
  expect((await stored(kit)).fields.sell_price).toBe('522.99')
})

test('rows are returned in parts, and each part holds other products', async () => {
  const browser = await browserOf(await staff())
  const rows = async (query: string) =>
    JSON.parse((await browser.open(`${path}/filas?${query}`)).html) as TablePart
  const [first, second] = [await rows('desde=0&cuantos=30'), await rows('desde=30&cuantos=30')]
  const ids = new Set([...first.rows, ...second.rows].map(({ id }) => id))
  expect([first.total, ids.size]).toEqual([83, 60])
  expect((await rows('desde=-1&cuantos=99999')).rows).toHaveLength(83)
})

test('a saved price is in the shop with the next request, and an outdated change is refused', async () => {
  const user = await staff()
  const visitor = await aBrowser()
  const { id } = await stored(kit)
  expect((await visitor.open(`/catalogo/${kit}`)).text).toContain('$522.99')
  try {
    expect((await save(user, changing(id, '522.99', '480,5'))).status).toBe(200)
    await expect
      .poll(async () => (await visitor.open(`/catalogo/${kit}`)).text)
      .toContain('$480.50')
    expect((await save(user, changing(id, '522.99', '470'))).status).toBe(409)
    expect((await stored(kit)).fields.sell_price).toBe('480.50')
  } finally {
    await save(user, changing(id, '480.50', '522.99'))
  }
  for (const nonsense of [null, 'x', [{ id: 'x', fields: {} }], [{ id, fields: { id: 1 } }]])
    expect((await save(user, nonsense)).status).toBe(400)
})

const hidden = ({ page }: Visit) => page.valueOf('seen') ?? ''

test('the page of a product says that its price is below its cost, in both languages', async () => {
  const user = await staff()
  const browser = await browserOf(user)
  const { id, fields } = await stored(kit)
  const page = `${path}/${id}`
  expect((await browser.open(page)).text).not.toContain('por debajo del costo')
  const below = changing(id, fields.sell_price, '300.00')
  expect((await save(user, below)).status).toBe(409)
  expect((await save(user, below, true)).status).toBe(200)
  try {
    expect((await browser.open(page)).text).toContain('El precio está por debajo del costo')
    expect((await browser.open(`${page}?lng=en`)).text).toContain('The price is below the cost')
  } finally {
    await save(user, changing(id, '300.00', fields.sell_price), true)
  }
})

test('a product is created, renamed and corrected without scripts', async () => {
  const browser = await browserOf(await staff())
  const refused = await browser.send(`${path}/new`, {
    name: '',
    category: 'battery',
    sell_price: 'x',
  })
  expect(refused.status).toBe(409)
  for (const text of ['Hace falta.', 'No es un número.']) expect(refused.text).toContain(text)
  const made = await browser.send(`${path}/new`, {
    name: 'Batería de ensayo',
    name_en: 'Trial battery',
    category: 'battery',
    sell_price: '1.234,5',
    weight_lbs: '10',
    available_for: 'all',
    is_active: 'true',
    is_publicly_visible: 'true',
  })
  const at = redirectTarget(made).split('?')[0] ?? ''
  const page = await browser.open(at)
  expect(page.page.values).toContain('1234.50')
  expect((await aBrowser().then((one) => one.open('/catalogo/bateria-de-ensayo'))).status).toBe(200)

  const seen = hidden(page)
  const renamed = { seen, name: 'Batería de ensayo', url_slug: 'ensayo', category: 'battery' }
  const flags = { is_active: 'true', is_publicly_visible: 'true', available_for: 'all' }
  expect((await browser.send(at, { ...renamed, ...flags })).status).toBe(303)
  const old = await aBrowser().then((one) => one.open('/catalogo/bateria-de-ensayo'))
  expect([old.status, redirectTarget(old)]).toEqual([301, '/catalogo/ensayo'])
  expect((await browser.send(at, { ...renamed, ...flags, url_slug: 'otra' })).text).toContain(
    'Otra persona lo cambió mientras tanto. Ahora dice: ensayo.',
  )

  const foreign = await browser.send(at, { seen, name: 'Otro nombre', colour: 'red' })
  expect(foreign.status).toBe(400)
  expect(foreign.text).toContain('El formulario trae un campo que la tienda no conoce.')
  expect((await browser.open(at)).page.values).toContain('Batería de ensayo')

  const unreasoned = await browser.send(at, { intent: 'stock', stock: '4', seen_stock: '' })
  expect([unreasoned.status, unreasoned.text.includes('Escribe por qué cambia.')]).toEqual([
    400,
    true,
  ])
  await browser.send(at, { intent: 'stock', stock: '4', seen_stock: '', reason: 'Llegaron' })
  const emptied = await browser.send(at, {
    intent: 'stock',
    stock: ' ',
    seen_stock: '4',
    reason: 'x',
  })
  expect([emptied.status, emptied.text]).toEqual([400, expect.stringContaining('sin límite')])
  expect((await browser.open(at)).page.valuesOf('stock')).toEqual(['4'])
  const counted = (await browser.open(at)).text
  expect(counted).toContain('Corrección : Llegaron')
  await browser.send(at, { seen: hidden(await browser.open(at)), name: 'Batería de ensayo' })
  expect((await aBrowser().then((one) => one.open('/catalogo/ensayo'))).status).toBe(404)
  expect((await browser.open(`${path}/nada`)).status).toBe(404)
  await inTransaction(await asSystemActor(), ({ tx }) =>
    sql`delete from products where url_slug = 'ensayo'`.execute(tx),
  )
})

test('all products of a filter are changed at once by their confirmed number, each audited, or none', async () => {
  const user = await staff()
  const { app, open } = await browserOf(user)
  const bulk = async (overrides: Record<string, unknown>) => {
    const input = {
      query: 'familia=panel',
      field: 'weight_lbs',
      way: 'add',
      input: '1',
      ...overrides,
    }
    const response = await visit(app, `${path}.data`, {
      method: 'POST',
      headers: { Cookie: user.cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify({ bulk: input }),
    })
    return [response.status, response.html.match(/count_changed|no_number|negative/)?.[0] ?? '']
  }
  const weights = async () =>
    (JSON.parse((await open(`${path}/filas?cuantos=100`)).html) as TablePart).rows.map(
      ({ fields }) => [fields.category, fields.weight_lbs],
    )
  const before = await weights()
  const count = before.filter(([category]) => category === 'panel').length
  expect(await bulk({ count: count + 1 })).toEqual([409, 'count_changed'])
  expect(await bulk({ count, input: 'mucho' })).toEqual([409, 'no_number'])
  expect(await bulk({ count, field: 'sku' })).toEqual([400, ''])
  expect(await weights()).toEqual(before)
  expect((await bulk({ count }))[0]).toBe(200)
  try {
    const moved = before.map(([category, pounds]) => [
      category,
      category === 'panel' && pounds ? (Number(pounds) + 1).toFixed(2) : pounds,
    ])
    expect(await weights()).toEqual(moved)
    const noted = await readAudit(await asAdmin(), { area: 'product', subject: '', below: null })
    expect(
      noted.filter(({ byUser, after }) => byUser === user.id && after?.weight_lbs),
    ).toHaveLength(count)
  } finally {
    await bulk({ count, input: '-1' })
  }
  expect(await weights()).toEqual(before)
  const customer = await aUser(await testDatabase())
  expect((await save(customer, changing('x', '1', '2'))).status).toBe(403)
})

test('a product for Cuba without a weight is not shown until its weight is typed, or a 0 that is meant', async () => {
  const browser = await browserOf(await staff())
  const made = (overrides: Record<string, string>) =>
    browser.send(`${path}/new`, {
      ...{ name: 'Ventilador de ensayo', category: 'accessory', sell_price: '39,99' },
      ...{ available_for: 'all', is_active: 'true', is_publicly_visible: 'true' },
      ...{ weight_lbs: '', ...overrides },
    })
  const refused = await made({})
  expect([refused.status, refused.text]).toEqual([
    409,
    expect.stringContaining('el flete a Cuba es $0'),
  ])
  const inUsa = await made({ name: 'Solo en EE. UU. de ensayo', available_for: 'usa' })
  expect(inUsa.status).toBe(303)
  expect((await made({ weight_lbs: '0' })).status).toBe(303)
  await inTransaction(await asSystemActor(), ({ tx }) =>
    sql`delete from products where name in ('Ventilador de ensayo', 'Solo en EE. UU. de ensayo')`.execute(
      tx,
    ),
  )
})
