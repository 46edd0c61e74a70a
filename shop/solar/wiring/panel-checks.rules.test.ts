import { describe, expect, test } from 'vitest'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { sheetOf } from '#tests/harness/wiring-sheets.ts'
import { wiring as en } from '../messages/wiring.en.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { checklistOf } from './checklist.rules.ts'
import type { WiringTexts } from './row-writing.rules.ts'

const kit = (sku: string) =>
  Object.fromEntries(seedProduct(sku).components.map((one) => [one.sku, one.qty]))
const itemsOf = (counts: Readonly<Record<string, number>>, texts: WiringTexts = es) =>
  checklistOf(sheetOf(counts), texts, texts === en ? 'en' : 'es').map(({ item }) => item)
const insulation = (counts: Readonly<Record<string, number>>, texts?: WiringTexts) =>
  itemsOf(counts, texts).find((item) => /^(Aislamiento|Insulation)/.test(item)) ?? ''

describe('500 V of an insulation tester reach no electronics', () => {
  const beside = { 'INV-3000-24H': 1, 'BAT-24V200': 1, 'ACC-MPPT-40': 1, 'PAN-410M': 2 }
  test.each([
    ['KIT-LUZ-640', kit('KIT-LUZ-640'), 'del controlador', 'the controller'],
    ['KIT-NEVERA-400', kit('KIT-NEVERA-400'), 'del controlador', 'the controller'],
    ['a controller beside a hybrid', beside, 'del controlador', 'the controller'],
    ['KIT-HOGAR-3300', kit('KIT-HOGAR-3300'), 'del inversor', 'the inverter'],
  ])('of %s', (_name, counts, end, englishEnd) => {
    expect(insulation(counts)).toContain(`la serie suelta ${end} y de todo protector de rayos`)
    expect(insulation(counts, en)).toContain(`taken off ${englishEnd} and any arrester`)
  })
})
