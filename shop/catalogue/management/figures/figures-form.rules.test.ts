import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noChoice } from '#kernel/text/text-input.ts'
import { specChoices } from '../../fields/spec-choices.rules.ts'
import { specLabels } from '../../fields/spec-labels.rules.ts'
import type { SpecKey } from '../../fields/specs.rules.ts'
import { specs as specsEn } from '../../messages/specs.en.ts'
import { specs as specsEs } from '../../messages/specs.es.ts'
import { unitOf } from '../../products/spec.rules.ts'
import {
  addableFigures,
  addedKeyField,
  addedValueField,
  choosableFigures,
  figureField,
  figuresIn,
  figuresPosted,
  otherField,
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

const labels = (locale: 'es' | 'en') => {
  const named = specLabels(locale)
  return (key: string) => `${named[key as SpecKey] ?? key} (${unitOf(key) ?? ''})`
}

test('what can be added is what the product lacks and no other field holds', () => {
  const addable = addableFigures(figuresIn('energy_wh = 1'), labels('es')).map(([key]) => key)
  expect(addable).not.toContain('energy_wh')
  expect(addable).toContain('max_charge_a')
})

test('of the figures that are typed a form offers those of its category, and every figure to one at least', () => {
  const offered = (category: string | null) =>
    addableFigures([], labels('es'), category).map(([key]) => key)
  expect(offered('panel')).toEqual(expect.arrayContaining(['voc_v', 'imp_a', 'warranty_years']))
  for (const key of ['awg', 'mppt_count', 'capacity_ah', 'trip_ma', 'ac_output_w'] as const) {
    expect(offered('panel')).not.toContain(key)
    expect(offered('unknown')).toContain(key)
  }
  const somewhere = ['kit', 'battery', 'panel', 'inverter', 'portable', 'accessory'].flatMap(
    offered,
  )
  expect(offered(null).filter((key) => !somewhere.includes(key))).toEqual([])
})

test('of the figures that are chosen from words a form offers those of its category', () => {
  const offered = (category: string | null) => choosableFigures([], category)
  expect(offered('panel')).toEqual(expect.arrayContaining(['technology', 'folding', 'listing']))
  for (const key of ['chemistry', 'role', 'neutral_bond', 'switches_neutral'] as const) {
    expect(offered('panel')).not.toContain(key)
    expect(offered(null)).toContain(key)
    expect(offered('unknown')).toContain(key)
  }
  const stays = choosableFigures(figuresIn('chemistry = LiFePO4'), 'battery')
  expect(stays).not.toContain('chemistry')
})

test('no figure of the catalogue is missing where its category is chosen', () => {
  const { products } = JSON.parse(readFileSync('database/seed/products.json', 'utf8')) as {
    products: { category: string; specs: Record<string, unknown> }[]
  }
  for (const { category, specs } of products)
    for (const key of Object.keys(specs))
      if (choosableFigures([], null).some((one) => one === key))
        expect([category, choosableFigures([], category)]).toEqual([
          category,
          expect.arrayContaining([key]),
        ])
})

test('no label is offered twice, nor that of a figure that the product has', () => {
  for (const locale of ['es', 'en'] as const)
    for (const text of ['', 'energy_wh = 1\nnominal_v = 12', 'solar_input_max_w = 400']) {
      const present = figuresIn(text)
      const shown = [
        ...present.map(({ key }) => labels(locale)(key)),
        ...addableFigures(present, labels(locale)).map(([, label]) => label),
        ...choosableFigures(present).map(labels(locale)),
      ]
      expect(shown.filter((label, at) => shown.indexOf(label) !== at)).toEqual([])
    }
})

test('a choice is sent as its code, none as nothing, and another value in its place', () => {
  const mount = figureField('mount')
  expect(figuresPosted({ [mount]: 'floor, wheels' })).toBe('mount = floor, wheels')
  expect(figuresPosted({ [mount]: noChoice, [figureField('awg')]: '10' })).toBe('awg = 10')
  const other = { [mount]: 'wall', [otherField('mount')]: 'ceiling' }
  expect(figuresPosted(other)).toBe('mount = ceiling')
})

test('every choice has its words in both languages, or is a name', () => {
  const named = /^(LiFePO4|NMC|AGM|GEL)$/
  for (const values of [specsEs.values, specsEn.values])
    for (const code of Object.values(specChoices).flat())
      expect([code, Object.hasOwn(values, code) || named.test(code)]).toEqual([code, true])
})
