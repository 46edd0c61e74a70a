import { expect, test } from 'vitest'
import { formFields } from '../fields/product-fields.rules.ts'
import { newProduct } from './fields.rules.ts'
import { unknownFields } from './form.input.ts'

test('a form may send the fields that it has and nothing else', () => {
  expect(unknownFields({ ...newProduct, pictures: undefined }, true)).toEqual(['pictures'])
  for (const isNew of [true, false]) {
    const whole = Object.fromEntries(formFields(isNew).map((name) => [name, '']))
    expect(unknownFields({ ...whole, seen: '{}' }, isNew)).toEqual([])
  }
  expect(unknownFields({ name: 'Kit', colour: 'red', stock_quantity: '7' }, false)).toEqual([
    'colour',
    'stock_quantity',
  ])
})
