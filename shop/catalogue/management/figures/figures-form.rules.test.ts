import { expect, test } from 'vitest'
import {
  addableFigures,
  addedKeyField,
  addedValueField,
  figureField,
  figuresIn,
  figuresPosted,
} from './figures-form.rules.ts'
import { figuresAsText, readFigures } from './figures-text.rules.ts'

const specs = { chemistry: 'LiFePO4', energy_wh: 5120, expandable: true, code: '12' }
const asPosted = (text: string) =>
  Object.fromEntries(figuresIn(text).map(({ key, value }) => [figureField(key), value]))

test('figures that are sent as they were shown are no change', () => {
  const text = figuresAsText(specs)
  expect(figuresPosted(asPosted(text))).toBe(text)
})

test('a figure is changed, added, taken out by an empty field, and read with a decimal comma', () => {
  const sent = figuresPosted({
    ...asPosted(figuresAsText(specs)),
    [figureField('energy_wh')]: '2560,5',
    [figureField('chemistry')]: ' ',
    [addedKeyField(2)]: 'max_charge_a',
    [addedValueField(2)]: '100',
    [addedKeyField(3)]: '-',
    [addedValueField(3)]: '7',
  })
  expect(readFigures(sent ?? '')).toEqual({
    code: '12',
    energy_wh: 2560.5,
    expandable: true,
    max_charge_a: 100,
  })
})

test('the same figure twice is refused, and a form without figures says nothing of them', () => {
  const twice = figuresPosted({
    [figureField('energy_wh')]: '1',
    [addedKeyField(1)]: 'energy_wh',
    [addedValueField(1)]: '2',
  })
  expect(readFigures(twice ?? '')).toBe(null)
  expect(figuresPosted({ sku: 'A' })).toBe(null)
})

test('what can be added is what the product lacks and no other field holds', () => {
  const addable = addableFigures(figuresIn('energy_wh = 1'))
  expect(addable).not.toContain('energy_wh')
  expect(addable).toContain('max_charge_a')
})
