import { expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { listProducts, suggestProducts } from '../catalogue.service.server.ts'
import { parseListing } from './listing.input.ts'

/** A search as it is shown without another choice: by likeness. */
const search = async (text: string, locale: 'es' | 'en' = 'es') =>
  listProducts(await asVisitor({ locale }), parseListing(new URLSearchParams({ search: text })))

test.each([
  ['bateria', 'battery'],
  ['batería', 'battery'],
  ['BATERÍAS', 'battery'],
  ['batria', 'battery'],
  ['batery', 'battery'],
  ['vateria de litio', 'battery'],
  ['battery', 'battery'],
  ['batteries', 'battery'],
  ['acumulador', 'battery'],
  ['acumuladro', 'battery'],
  ['pilas', 'battery'],
  ['100ah', 'battery'],
  ['100 Ah', 'battery'],
  ['litio 48v', 'battery'],
  ['panel', 'panel'],
  ['paneles', 'panel'],
  ['panles', 'panel'],
  ['pannel', 'panel'],
  ['placas', 'panel'],
  ['panel solar 550w', 'panel'],
  ['solar panels', 'panel'],
  ['inversor', 'inverter'],
  ['inbersor', 'inverter'],
  ['inversores híbridos', 'inverter'],
  ['hybrid inverter', 'inverter'],
  ['convertidor', 'inverter'],
  ['3000w', 'inverter'],
  ['3 kW', 'inverter'],
  ['estacion', 'portable'],
  ['estaciones portátiles', 'portable'],
  ['estasion', 'portable'],
  ['planta', 'portable'],
  ['plantas', 'portable'],
  ['generador', 'portable'],
  ['oxígeno', 'portable'],
  ['oxygen concentrator', 'portable'],
  ['cpap', 'portable'],
  ['power station', 'portable'],
  ['kit', 'kit'],
  ['sistemas', 'kit'],
  ['nevera', 'kit'],
  ['kit casa', 'kit'],
  ['breaker', 'accessory'],
  ['foco', 'accessory'],
  ['cable de bateria', 'accessory'],
  ['accesorios', 'accessory'],
])('whoever types %s sees a %s first', async (text, category) => {
  expect((await search(text)).products[0]?.category).toBe(category)
})

test.each([
  ['BAT-12V100', 'BAT-12V100'],
  ['bat12v100', 'BAT-12V100'],
  ['KIT-LUZ-640', 'KIT-LUZ-640'],
  ['10kw', 'INV-10000-48S'],
  ['10000 w', 'INV-10000-48S'],
  ['kit nevera', 'KIT-NEVERA-400'],
  ['panel plegable 200', 'PAN-200P'],
  ['folding panel 200', 'PAN-200P'],
  ['panel de transferencia', 'ACC-PANEL-12'],
  ['controlador 60a', 'ACC-MPPT-60'],
  ['estacion 2000wh', 'EST-2000'],
  ['10 240 Wh', 'KIT-HOGAR-3300'],
  ['inversor 3000', 'INV-3000-24H'],
  ['panel 450', 'PAN-450M'],
  ['6mm2', 'ACC-CAB-50'],
  ['cable 6 mm²', 'ACC-CAB-50'],
  ['refrigerador', 'KIT-NEVERA-400'],
  ['panle', 'PAN-100M'],
])('whoever types %s finds %s first', async (text, sku) => {
  expect((await search(text)).products[0]?.sku).toBe(sku)
})

test('English words find the same in Spanish and in English', async () => {
  const [spanish, english] = [await search('battery', 'es'), await search('battery', 'en')]
  expect(spanish.products.map((one) => one.id)).toEqual(english.products.map((one) => one.id))
  expect(english.products[0]?.name).toContain('Battery')
})

test.each([
  '%',
  '_',
  '\\',
  "'; drop table products; --",
  '"batería" | !panel & (kit)',
  'a:* <-> b',
  ':*',
  '!!!',
  '🔋',
  'مرحبا',
  '\u202ebateria',
  'a\0b',
  'x'.repeat(10_000),
  'de la',
  'w',
  '(((((((((',
])('%j is only text', async (text) => {
  const found = await search(text)
  expect(found.total).toBeLessThanOrEqual(83)
  await suggestProducts(await asVisitor(), text)
})

test('signs of LIKE are taken literally', async () => {
  expect(await suggestProducts(await asVisitor(), '%%')).toEqual([])
  expect(await suggestProducts(await asVisitor(), '__')).toEqual([])
  expect(await suggestProducts(await asVisitor(), '\\\\')).toEqual([])
})

test('where nothing holds every word, what holds some of them is shown and called so', async () => {
  const found = await search('bateria unicornio')
  expect(found.isLoose).toBe(true)
  expect(found.products[0]?.category).toBe('battery')
  expect((await search('bateria litio')).isLoose).toBe(false)
})

test('nothing alike is an empty list', async () => {
  expect(await search('xqzwkj')).toMatchObject({ total: 0, products: [], withoutFilter: [] })
})

test('suggestions begin with 2 characters (S-154)', async () => {
  const ctx = await asVisitor()
  expect(await suggestProducts(ctx, '')).toEqual([])
  expect(await suggestProducts(ctx, 'b')).toEqual([])
  expect(await suggestProducts(ctx, ' b ')).toEqual([])
  expect((await suggestProducts(ctx, 'ba')).length).toBeGreaterThan(0)
})

test('at most 5 names are suggested (S-155)', async () => {
  const ctx = await asVisitor()
  for (const text of ['ba', 'so', 'an', '12']) {
    const names = await suggestProducts(ctx, text)
    expect(names).toHaveLength(5)
  }
})

test('a suggested name contains the text, capitals or not (S-156)', async () => {
  const ctx = await asVisitor()
  for (const text of ['HÍBRIDO', 'hibrido', 'Híb', 'panel solar', '/ 300 w']) {
    const names = await suggestProducts(ctx, text)
    expect(names.length).toBeGreaterThan(0)
    const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    for (const { name } of names) expect(folded(name)).toContain(folded(text))
  }
})

test.each([
  ['bateria litio', 'battery'],
  ['panle', 'panel'],
  ['12v', 'inverter'],
  ['inversor 3000', 'inverter'],
  ['6mm2', 'accessory'],
  ['refrigerador', 'kit'],
])('where no name contains %s, what the search finds is suggested', async (text, category) => {
  const ctx = await asVisitor()
  const suggested = await suggestProducts(ctx, text)
  const { products } = await search(text)
  expect(suggested.map((one) => one.id)).toEqual(products.slice(0, 5).map((one) => one.id))
  expect(products[0]?.category).toBe(category)
})

test('what runs a refrigerator comes before an accessory that protects it', async () => {
  const { products } = await search('refrigerador')
  const kinds = products.map((one) => one.category)
  expect(kinds.indexOf('accessory')).toBe(kinds.length - 1)
  expect(kinds).toContain('portable')
})

test('suggestions speak the language of the visitor', async () => {
  const [first] = await suggestProducts(await asVisitor({ locale: 'en' }), 'hybrid')
  expect(first?.name).toContain('Hybrid Inverter')
})
