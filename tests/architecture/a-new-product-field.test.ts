import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cents } from '#kernel/money.ts'
import type { Tx } from '#platform/database/transaction.ts'
import type { FieldName } from '#shop/catalogue/fields/product-fields.rules.ts'
import type { SpecField } from '#shop/catalogue/fields/spec-fields.rules.ts'
import type { ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import type { Listing } from '#shop/catalogue/search/listing.rules.ts'

/** How loud an inverter is: a field that no product has, declared like any other. */
const name = 'noise_w'
const label = 'Ruido del ventilador'
const declared: SpecField = {
  group: 'energy',
  unit: 'W',
  headline: { inverter: 0 },
  card: { inverter: 0 },
  compare: { place: 7, better: 'least' },
  filter: { min: 'minNoise', max: 'maxNoise', column: name, categories: ['inverter'] },
  staff: { kind: 'whole', form: ['technical', 4], table: { place: 20, width: 24 }, bulk: 13 },
}

const declarations = '#shop/catalogue/fields/spec-fields.rules.ts'
const messages = '#shop/catalogue/fields/spec-labels.rules.ts'

async function shopWithTheField() {
  vi.resetModules()
  vi.doMock(declarations, async (original) => {
    const { specFields } = await original<{ specFields: object }>()
    return { specFields: { ...specFields, [name]: declared } }
  })
  vi.doMock(messages, async (original) => {
    const { specFieldMessages, specLabels } = await original<{
      specFieldMessages: object
      specLabels: (locale: string) => object
    }>()
    return {
      specFieldMessages: { ...specFieldMessages, [name]: { es: label, en: 'Noise' } },
      specLabels: (locale: string) => ({ ...specLabels(locale), [name]: label }),
    }
  })
  return {
    ...(await import('#design/messages-context.tsx')),
    ...(await import('#shop/catalogue/products/compare.rules.ts')),
    ...(await import('#shop/catalogue/fields/product-fields.rules.ts')),
    ...(await import('#shop/catalogue/management/fields.rules.ts')),
    ...(await import('#shop/catalogue/management/form.input.ts')),
    ...(await import('#shop/catalogue/management/product-changes.queries.server.ts')),
    ...(await import('#shop/catalogue/management/stored-products.queries.server.ts')),
    ...(await import('#shop/catalogue/management/table/ui/plain-table.tsx')),
    ...(await import('#shop/catalogue/search/listing.input.ts')),
    ...(await import('#shop/catalogue/search/listing.queries.server.ts')),
    ...(await import('#shop/catalogue/search/listing.rules.ts')),
    ...(await import('#shop/catalogue/search/listing-place.rules.ts')),
    ...(await import('#shop/catalogue/products/products.queries.server.ts')),
    ...(await import('#shop/catalogue/files/sheet-fields.rules.ts')),
    ...(await import('#shop/catalogue/search/ui/listing-chips.tsx')),
    ...(await import('#shop/catalogue/search/ui/listing-filters.tsx')),
    ...(await import('#shop/catalogue/products/ui/product-card.tsx')),
    ...(await import('#shop/catalogue/products/ui/household-equivalent.tsx')),
    ...(await import('#shop/catalogue/products/ui/product-details.tsx')),
    ...(await import('#web/catalogue/comparison/compare-table.tsx')),
    ...(await import('#web/admin/products/product-form.tsx')),
    ...(await import('#web/shell/request/messages.server.ts')),
  }
}

let shop: Awaited<ReturnType<typeof shopWithTheField>>
beforeAll(async () => {
  shop = await shopWithTheField()
})
afterAll(() => {
  vi.doUnmock(declarations)
  vi.doUnmock(messages)
  vi.resetModules()
})

function shown<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  const element = createElement(
    shop.LanguageProvider,
    { locale: 'es', dictionary: { ...shop.messagesIn('es') } } as never,
    createElement(component, props) as ReactNode,
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

const requests: string[] = []
const database = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => {
    requests.push(query.sql)
  },
}) as unknown as Tx

async function sqlOf(work: (tx: Tx) => Promise<unknown>): Promise<string> {
  requests.length = 0
  await work(database)
  return requests.join('\n')
}

const field = name as FieldName
const id = '61b7183f-2b4b-4aa8-9584-4603e3bf9a6f'
const fields = () => ({ ...shop.newProduct, name: 'Inversor', [name]: 12 })
const inverter = (watts: number): ProductSummary => ({
  id,
  sku: 'INV',
  slug: `inv-${watts}`,
  hasSlug: true,
  name: `Inversor ${watts}`,
  shortDescription: '',
  category: 'inverter',
  image: null,
  priceUsa: cents(10_000),
  priceCuba: cents(20_000),
  availableFor: 'all',
  inStock: true,
  unitsLeft: 3,
  weightLbs: 10,
  powerW: 3000,
  energyWh: null,
  usableWh: null,
  voltageV: 24,
  specs: { [name]: watts },
})
const overrides = () =>
  shop.parseListing(new URLSearchParams('category=inverter&min_noise=5&max_noise=20'))

test('a new field is in the form, which says it back and reads it', () => {
  const tariff = { costPerPound: cents(199), fixedFee: cents(5000) } as never
  const html = shown(shop.ProductForm, {
    fields: fields(),
    isNew: false,
    problem: false,
    input: {},
    errors: [],
    tariff,
  })
  expect(html).toContain(label)
  expect(html).toMatch(new RegExp(`name="${name}"[^>]*value="12"|value="12"[^>]*name="${name}"`))
  const seen = JSON.stringify(fields())
  expect(shop.unknownFields({ seen, [name]: '9' }, false)).toEqual([])
  expect(shop.formChanges({ seen, [name]: '9' }, false)).toMatchObject({
    [name]: { from: 12, to: '9' },
  })
  expect(shop.readField(field, 'mucho')).toEqual({ ok: false, code: 'no_number' })
})

test('a new field is a column of the table and can be changed in many', () => {
  const html = shown(shop.PlainTable, {
    rows: [{ id, image: null, fields: fields() as never }],
    landed: () => null,
  })
  expect(html).toContain(`${label}</th>`)
  expect(html).toContain('>12</td>')
  expect(shop.bulkFields).toContain(name)
})

test('a new field is written to its column and read from it', async () => {
  const change = { id, fields: { [field]: { from: 12, to: 9 } } }
  expect(await sqlOf((tx) => shop.writeChanges(tx, [change]))).toContain(`"${name}" = case when`)
  expect(await sqlOf((tx) => shop.storedByIds(tx, [id]))).toContain(`"p"."${name}"`)
})

test('what no column holds is a fault and never left out', async () => {
  const change = { id, fields: { colour: { from: null, to: 'red' } } } as never
  await expect(sqlOf((tx) => shop.writeChanges(tx, [change]))).rejects.toThrow()
})

test('a new field is exported, and imported as it was', () => {
  const row = shop.sheetRow(id, fields() as never, 'es')
  expect(row[shop.sheetHead('es').indexOf(label)]).toEqual({ number: '12' })
  const sheet = shop.readSheet([
    { line: 1, cells: ['id', name] },
    { line: 2, cells: [id, '12'] },
  ])
  expect(sheet).toMatchObject({ ignored: [], rows: [{ fields: { [name]: 12 }, errors: [] }] })
})

test('lists are filtered by a new field: address, form, chips and question', async () => {
  expect(overrides()).toMatchObject({ minNoise: 5, maxNoise: 20 })
  expect(shop.listingQuery(overrides())).toBe('?category=inverter&min_noise=5&max_noise=20')
  expect(shop.parseListing(new URLSearchParams('category=panel&min_noise=5'))).toMatchObject({
    minNoise: null,
  })
  const place = shop.catalogue
  const options = { place, requested: overrides(), destination: 'cuba' } as const
  const form = shown(shop.ListingFilters, { ...options, id: 'filters', form: { current: null } })
  expect(form).toContain(`${label}</legend>`)
  expect(form).toContain('name="min_noise"')
  const chips = shown(shop.ListingChips, options)
  expect(chips).toContain('Desde 5 W')
  expect(chips).toContain('Hasta 20 W')
  const question = await sqlOf((tx) =>
    shop.listedProducts(
      tx,
      overrides() as Listing,
      { search: null, counts: null, isBroad: false },
      'cuba',
      'es',
    ),
  )
  expect(question).toContain(`"${name}" >= `)
  expect(question).toContain(`"${name}" <= `)
})

test('a new field is compared, and the least of it is the best', () => {
  const html = shown(shop.CompareTable, {
    products: [inverter(30), inverter(12)],
    destination: 'cuba',
  })
  expect(html).toContain(label)
  expect(html).toMatch(/12\u00a0W<\/span><span[^>]*>el mejor/)
})

test('a new field comes with the summary of a product and stands on its card and page', () => {
  expect(shop.summaryColumns).toContain(name)
  const product = inverter(12)
  for (const html of [
    shown(shop.ProductFigures, { product }),
    shown(shop.HouseholdEquivalentText, { product }),
    shown(shop.SpecTable, { specs: product.specs }),
  ]) {
    expect(html).toContain(label)
    expect(html).toContain('12')
  }
})
