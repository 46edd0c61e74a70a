import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { parseCsv } from '#kernel/text/csv.ts'
import { fieldLabels } from '../fields/product-field-labels.rules.ts'
import { fieldNames, fieldOf } from '../fields/product-fields.rules.ts'
import { newProduct } from '../management/fields.rules.ts'
import { messages } from '../messages/messages.ts'
import { readSheet, rowProblemText, sheetHead, sheetRow } from './sheet-fields.rules.ts'

const read = (titles: readonly string[], cells: readonly string[]) =>
  readSheet([
    { line: 1, cells: titles },
    { line: 2, cells },
  ])

test.each([
  ['sku', 'name', 'sell_price', 'track_inventory'],
  ['SKU', 'Nombre', 'Precio de venta', 'Cuenta existencias'],
  ['Sku', 'Name', 'Selling  price ', 'Track stock'],
  ['SKU', 'NOMBRE', 'precio de venta', 'cuenta\u00a0existencias'],
])('a column is named by its code or as the panel names it: %s, %s, %s, %s', (...titles) => {
  expect(read(titles, ['A-1', 'Batería', '12.50', 'sí'])).toEqual({
    rows: [
      {
        line: 2,
        id: '',
        fields: { sku: 'A-1', name: 'Batería', sell_price: '12.50', track_inventory: true },
        errors: [],
      },
    ],
    ignored: [],
  })
})

test('accents may be missing, and a title beside its code is the same column twice', () => {
  expect(Object.keys(read(['sku', 'Categoria'], ['A-1', 'kit'])?.rows[0]?.fields ?? {})).toEqual([
    'sku',
    'category',
  ])
  expect(read(['sku', 'name', 'Nombre'], ['A-1', 'a', 'b'])).toBe(null)
  expect(read(['sku', 'Color'], ['A-1', 'verde'])?.ignored).toEqual(['Color'])
})

test.each(locales)('the titles of an export in %s say every field and are all read', (locale) => {
  const head = sheetHead(locale)
  expect(head.slice(0, -1)).toEqual(['id', ...fieldNames.map((name) => fieldLabels(locale)[name])])
  expect(read(head, [])?.ignored).toEqual([])
})

const errorsIn = (csv: string) =>
  readSheet([...parseCsv(csv)])?.rows.flatMap(({ errors }) => errors)

test('a quote that never ends is an error of its cell, with its line and what was read', () => {
  const csv = 'sku;name;sell_price\nA-1;Uno;12.50\nB-2;"Dos;30.00\nC-3;Tres;x'
  expect(errorsIn(csv)).toEqual([
    { line: 3, field: 'name', problem: 'broken_quote', input: '"Dos;30.00' },
    { line: 4, field: 'sell_price', problem: 'no_number', input: 'x' },
  ])
})

test('a comma in a number without quotes moves no figure into another column unseen', () => {
  expect(errorsIn('sku,sell_price,stock_quantity\nA-1,1,299,4\nB-2,5,6,,')).toEqual([
    { line: 2, field: null, problem: 'too_many_cells', input: '4' },
  ])
  // a book of a spreadsheet has its cells apart: what stands beside the columns is a note
  expect(read(['sku', 'name'], ['A-1', 'Uno', 'una nota'])?.rows[0]?.errors).toEqual([])
})

test.each(locales)('every error of a file has words, and none shows its code (%s)', (locale) => {
  const texts = {
    ...messages.productsStaff[locale].problems,
    ...messages.productSheets[locale].rows,
  }
  const codes = [
    'broken_quote',
    'too_many_cells',
    'no_number',
    'twice',
    'no_such_id',
    'gone',
  ] as const
  for (const code of codes) expect(rowProblemText(texts, code)).toBe(texts[code])
  for (const code of ['from_tomorrow', 'toString'])
    expect(rowProblemText(texts, code)).toBe(texts.other)
})

test('a category is read by the panel’s word, in both languages, or by its code', () => {
  const words = ['Accesorio', 'accesorios', 'Batería', 'Solar panel', 'battery', 'tostadora']
  const rows = words.map((word, at) => ({ line: at + 2, cells: [`S-${at}`, word] }))
  const read = readSheet([{ line: 1, cells: ['sku', 'Categoría'] }, ...rows])
  expect(read?.rows.map(({ fields }) => fields.category)).toEqual([
    ...['accessory', 'accessory', 'battery', 'panel', 'battery', undefined],
  ])
  expect(read?.rows.at(-1)?.errors.map(({ problem }) => problem)).toEqual(['no_choice'])
})

test.each(locales)(
  'an export in %s has the words of the panel, and reads back as the codes',
  (locale) => {
    const choices = fieldNames.filter((name) => fieldOf(name).kind === 'choice')
    expect(choices).toContain('category')
    const head = sheetHead(locale)
    for (const name of choices)
      for (const code of fieldOf(name).options ?? []) {
        const row = sheetRow('', { ...newProduct, sku: 'S-1', [name]: code }, locale)
        const cells = row.map((cell) => (typeof cell === 'string' ? cell : cell.number))
        expect(cells[head.indexOf(fieldLabels(locale)[name])]).not.toBe(code)
        const codes = Object.fromEntries(choices.map((choice) => [choice, newProduct[choice]]))
        expect(read(head, cells)?.rows[0]?.fields).toMatchObject({ ...codes, [name]: code })
        expect(read(['sku', name], ['S-1', code])?.rows[0]?.fields).toMatchObject({ [name]: code })
      }
    const flags = sheetRow(
      '',
      { ...newProduct, is_active: true, is_publicly_visible: false },
      locale,
    )
    const { yes, no } = messages.productsStaff[locale]
    expect(flags).toEqual(expect.arrayContaining([yes, no]))
  },
)
