import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isKnownSpec, specKeys } from '../fields/specs.rules.ts'
import { specs as english } from '../messages/specs.en.ts'
import { specs as spanish } from '../messages/specs.es.ts'
import type { SpecValue } from './product.rules.ts'
import { headlinesOf, readableKey, specLabel, specSections } from './spec.rules.ts'
import { figureParts, specText } from './spec-text.rules.ts'

const es = { locale: 'es', messages: spanish } as const
const en = { locale: 'en', messages: english } as const
const space = '\u00a0'

const seed = JSON.parse(fs.readFileSync('database/seed/products.json', 'utf8')) as {
  products: { sku: string; specs: Record<string, SpecValue> }[]
}
const figures = seed.products.flatMap((product) => Object.entries(product.specs))

test('every figure of the demonstration catalogue has a name and a unit in both languages', () => {
  const unknown = figures.filter(([key]) => !isKnownSpec(key))
  expect(unknown).toEqual([])
  expect(Object.keys(spanish.labels).sort()).toEqual([...specKeys].sort())
  expect(Object.keys(english.labels).sort()).toEqual([...specKeys].sort())
})

test('every text among the figures is translated or is a sign that both languages write alike', () => {
  const sign = /^(?:[\dx./+\-–@ A-Z]*|[\dx. ]+\(open\)|LiFePO4)$/
  const texts = figures.filter(([, value]) => typeof value === 'string') as [string, string][]
  const values = [...new Set(texts.map(([, value]) => value))]
  const left = values.filter((value) => !sign.test(value) && !(value in spanish.values))
  expect(left).toEqual([])
  expect(Object.keys(english.values)).toEqual(Object.keys(spanish.values))
})

test('no figure of the catalogue is shown by its name in the code', () => {
  for (const [key, value] of figures)
    for (const language of [es, en]) {
      expect(specLabel(key, language.messages)).not.toContain('_')
      expect(specText(key, value, language)).not.toMatch(/undefined|NaN|true|false|\{|_/)
    }
})

describe('a figure reads as a person writes it', () => {
  const cases: [string, SpecValue, string, string][] = [
    ['energy_wh', 5120, `5${space}120${space}Wh`, `5,120${space}Wh`],
    ['nominal_v', 12.8, `12,8${space}V`, `12.8${space}V`],
    ['warranty_years', 1, '1 año', '1 year'],
    ['warranty_years', 10, '10 años', '10 years'],
    ['expandable', true, 'Sí', 'Yes'],
    ['expandable', false, 'No', 'No'],
    ['temp_coeff_pct_c', -0.35, `-0,35${space}%/°C`, `-0.35${space}%/°C`],
    ['output_v', '110-120', `110–120${space}V`, `110–120${space}V`],
    ['wire_mm2', '2.5-6', `2.5–6${space}mm²`.replace('.', ','), `2.5–6${space}mm²`],
    ['tilt_deg', '15-45', '15–45°', '15–45°'],
    ['battery_v', '12/24', `12/24${space}V`, `12/24${space}V`],
    ['voltage', '8-100 V', '8-100 V', '8-100 V'],
    ['mount', 'wall', 'En la pared', 'On the wall'],
    ['pv_w', 0, 'No lleva paneles', 'No panels included'],
    ['parts_total_usd', 502.93, '$502.93', '$502.93'],
    ['length_ft', 50, `50 pies (15,2${space}m)`, `50 ft (15.2${space}m)`],
    ['wind_mph', 140, `140 mph (225${space}km/h)`, `140 mph (225${space}km/h)`],
    [
      'pv_max_w',
      '260@12V / 520@24V',
      '260 W con 12 V / 520 W con 24 V',
      '260 W at 12 V / 520 W at 24 V',
    ],
    [
      'dimensions_in',
      '10 x 1 (open)',
      `10 × 1 pulg. (25${space}×${space}3${space}cm), abierto`,
      `10 × 1 in (25${space}×${space}3${space}cm), open`,
    ],
    [
      'dimensions_in',
      '7.8 x 6.5 x 6.7',
      `7,8 × 6,5 × 6,7 pulg. (20${space}×${space}17${space}×${space}17${space}cm)`,
      `7.8 × 6.5 × 6.7 in (20${space}×${space}17${space}×${space}17${space}cm)`,
    ],
  ]
  test.each(cases)('%s %s', (key, value, inSpanish, inEnglish) => {
    expect(specText(key, value, es)).toBe(inSpanish)
    expect(specText(key, value, en)).toBe(inEnglish)
  })
})

test('a figure the shop does not know is still readable and comes last', () => {
  const sections = specSections({ max_foo_w: 5, warranty_years: 2, energy_wh: 640 })
  expect(sections.map((section) => section.group)).toEqual(['energy', 'lifetime', null])
  expect(readableKey('max_foo_w')).toBe('Max foo w')
  expect(specLabel('max_foo_w', spanish)).toBe('Max foo w')
  expect(specText('max_foo_w', 5, es)).toBe('5')
  expect(specText('constructor', 'x', es)).toBe('x')
})

test('the headline figures of a family leave out what the product does not have', () => {
  expect(headlinesOf('kit', { usable_wh: 2074, est_production_wh_day: 0 })).toEqual(['usable_wh'])
  expect(headlinesOf('accessory', { rated_a: 30 })).toEqual([])
})

test('a large figure stands apart from its unit', () => {
  expect(figureParts('usable_wh', 4608, es)).toEqual({ number: `4${space}608`, unit: 'Wh' })
  expect(figureParts('est_production_wh_day', 338, es)).toEqual({
    number: '338',
    unit: 'Wh al día',
  })
  expect(figureParts('chemistry', 'LiFePO4', es)).toEqual({ number: 'LiFePO4', unit: '' })
})
