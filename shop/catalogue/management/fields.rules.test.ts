import { expect, test } from 'vitest'
import { fieldNames } from '../fields/product-fields.rules.ts'
import { fieldAsText, newProduct, readField } from './fields.rules.ts'

test('every value reads back as itself once it was written', () => {
  const values = {
    sku: 'KIT-1',
    name: 'Kit',
    category: 'kit',
    url_slug: 'kit-luz-100-w',
    description: 'Una línea\ny otra',
    sell_price: '477.99',
    stock_quantity: 2,
    is_active: false,
    specs: 'pv_w = 100\nvoltage = 24 V',
    components: '1 x PAN-100M\n2 x BAT-12V050',
    pictures: '/products/a-800.webp\n/products/b-medidas.svg',
    eccn: 'EAR99',
    un_number: 'UN3480',
    data_sheet_url: 'https://maker.example/panel.pdf',
  } as const
  for (const name of fieldNames) {
    const value = name in values ? values[name as keyof typeof values] : newProduct[name]
    if (value === null || (name === 'name' && value === null)) continue
    expect([name, readField(name, fieldAsText(value))]).toEqual([name, { ok: true, value }])
  }
})

test('nothing typed is nothing kept, except where something is needed', () => {
  expect(readField('sku', '  ')).toEqual({ ok: true, value: null })
  expect(readField('sell_price', '')).toEqual({ ok: true, value: null })
  expect(readField('name', ' ')).toEqual({ ok: false, code: 'needed' })
  expect(readField('is_active', '')).toEqual({ ok: false, code: 'needed' })
})

test('a selling price of nothing is no price: nothing is sold for its freight alone', () => {
  for (const input of ['0', '0.00', '0,0'])
    expect([input, readField('sell_price', input)]).toEqual([input, { ok: true, value: null }])
  expect(readField('delivery_fee', '0')).toMatchObject({ ok: true, value: '0.00' })
  expect(readField('sell_price', '0.01')).toMatchObject({ ok: true })
})

test('the largest price, fee and weight are still taken', () => {
  expect(readField('sell_price', '1,000,000')).toMatchObject({ ok: true })
  expect(readField('delivery_fee', '10,000')).toMatchObject({ ok: true })
  expect(readField('weight_lbs', '10,000')).toMatchObject({ ok: true })
  expect(readField('weight_lbs', '999999999')).toEqual({ ok: false, code: 'weight_too_large' })
})

test('what no field can hold is refused by name', () => {
  const refused = {
    sku: ['<b>', 'no_sku'],
    name: ['x'.repeat(201), 'too_long'],
    category: ['toaster', 'no_choice'],
    url_slug: ['Kit Luz/..', 'no_slug'],
    is_active: ['quizás', 'no_flag'],
    eccn: ['9', 'no_code'],
    un_number: ['3480', 'no_code'],
    data_sheet_url: ['javascript:alert(1)', 'no_link'],
    specs: ['sin nada', 'no_figures'],
    components: ['PAN-100M', 'no_parts'],
    pictures: ['https://elsewhere.example/a.png', 'no_pictures'],
    weight_lbs: ['-1', 'negative'],
    stock_quantity: ['-1', 'negative'],
    sell_price: ['1000000.01', 'price_too_large'],
    cost_price: ['99999999999', 'price_too_large'],
    delivery_fee: ['10000.01', 'fee_too_large'],
  } as const
  for (const [name, [input, code]] of Object.entries(refused))
    expect([name, readField(name as keyof typeof refused, input)]).toEqual([
      name,
      { ok: false, code },
    ])
})

test('a SKU has letters, digits and . _ - / only', () => {
  for (const sku of ['BAT-12V050', 'kit_1.2/b', 'ÑANDÚ-3'])
    expect([sku, readField('sku', sku)]).toEqual([sku, { ok: true, value: sku }])
  for (const sku of ['A B', 'A&B', "A'--", '=A', 'A\nB', 'A\u200bB', '🔋'])
    expect([sku, readField('sku', sku)]).toEqual([sku, { ok: false, code: 'no_sku' }])
})

test('flags are understood as people write them in a sheet', () => {
  for (const word of ['Sí', 'si', 'TRUE', '1', 'x', 'Verdadero'])
    expect([word, readField('is_active', word)]).toEqual([word, { ok: true, value: true }])
  for (const word of ['No', 'false', '0', 'FALSO'])
    expect([word, readField('is_active', word)]).toEqual([word, { ok: true, value: false }])
})

test('a link carries no name and password', () => {
  const read = (input: string) => readField('data_sheet_url', input)
  expect(read('https://user:pw@x/')).toEqual({ ok: false, code: 'link_with_password' })
  expect(read('https://user@maker.example/a.pdf')).toMatchObject({ code: 'link_with_password' })
  expect(read('https://maker.example/a@b.pdf')).toMatchObject({ ok: true })
})

test('a text has no sign that is unseen or turns it around', () => {
  expect(readField('name', 'Kit \u202ELuz\u200B')).toEqual({ ok: true, value: 'Kit Luz' })
})
