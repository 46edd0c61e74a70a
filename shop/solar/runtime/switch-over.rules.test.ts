import fs from 'node:fs'
import { expect, test } from 'vitest'
import { switchOverOf } from '#shop/electrical/composer/abilities.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { switchOverOfProduct } from './switch-over.rules.ts'

interface Row {
  readonly sku: string
  readonly category: 'kit' | 'inverter' | 'portable' | 'battery'
  readonly specs: Readonly<Record<string, string | number | boolean>>
  readonly description_es: string
  readonly components?: readonly { readonly sku: string; readonly qty: number }[]
}
const rows: readonly Row[] = JSON.parse(
  fs.readFileSync('database/seed/products.json', 'utf8'),
).products
const rowOf = (sku: string) => rows.find((row) => row.sku === sku) as Row
const stateOf = (sku: string) => {
  const { components = [], ...row } = rowOf(sku)
  const contents = components.map(({ sku: part, qty }) => ({
    product: rowOf(part),
    quantity: qty,
  }))
  return switchOverOfProduct(row, contents as never)
}

test.each([
  ['KIT-LUZ-640', 'by_hand'],
  ['KIT-NEVERA-400', 'by_hand'],
  ['KIT-APAGON-2560', 'automatic'],
  ['KIT-FAMILIA-2200', 'automatic'],
  ['KIT-PORT-2000', 'unknown'],
  ['INV-1000-12', 'by_hand'],
  ['INV-3000-24H', 'automatic'],
  ['EST-0500', 'automatic'],
  ['EST-2000', 'unknown'],
  ['BAT-12V100', null],
] as const)('%s switches over: %s', (sku, state) => expect(stateOf(sku)).toBe(state))

test('a station of the demonstration catalogue is said to switch over where its own text says so, and only there', () => {
  for (const { sku, category, specs, description_es: text } of rows)
    if (category === 'portable')
      expect([sku, specs.switches_over === true]).toEqual([sku, /conmuta/.test(text)])
})

test('what a page says of a kit is what the calculator counts', () => {
  for (const offer of demonstrationOffers.filter(({ part }) => part.category === 'kit'))
    expect(stateOf(offer.part.sku)).toBe(switchOverOf([{ offer, quantity: 1 }]))
})
