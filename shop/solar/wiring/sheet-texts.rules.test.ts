import { expect, test } from 'vitest'
import type { WiringSheet } from '#shop/electrical/wiring/wiring-facts.rules.ts'
import { seedProducts } from '#tests/harness/seed-parts.ts'
import { sheetOf } from '#tests/harness/wiring-sheets.ts'
import { wiring as en } from '../messages/wiring.en.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { checklistOf } from './checklist.rules.ts'
import { notIncluded } from './not-included.rules.ts'
import { sheetRows } from './sheet-rows.rules.ts'
import { generalTexts } from './sheet-texts.rules.ts'

const kits = seedProducts
  .filter(({ category }) => category === 'kit')
  .map(({ sku, components }) => ({
    name: sku,
    counts: Object.fromEntries(components.map(({ sku: part, qty }) => [part, qty])),
  }))
const counted: readonly Readonly<Record<string, number>>[] = [
  { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-BATC-20': 4, 'ACC-BRK-125': 4, 'ACC-CARG-20': 1 },
  { 'INV-6000-48S': 1, 'BAT-12V050': 12, 'ACC-BATC-20': 9, 'ACC-FUS-T200': 4 },
  { 'INV-2000-12C': 1, 'BAT-12V300': 2, 'ACC-BATC-20': 2, 'ACC-FUS-T200': 2 },
  { 'INV-6000-48S': 1, 'BAT-24V100': 4, 'ACC-BATC-20': 3, 'ACC-FUS-T200': 2 },
]
const sets = counted.map((counts) => ({ name: Object.keys(counts).join(' '), counts }))

const languages = [
  ['es', es],
  ['en', en],
] as const
/** All that a sheet says, sentence by sentence. */
const sentences = (sheet: WiringSheet, [locale, texts]: (typeof languages)[number]): string[] => {
  return [
    ...sheetRows(sheet, texts, locale).flatMap(({ details }) => details),
    ...notIncluded(sheet, texts, locale),
    ...checklistOf(sheet, texts, locale).map(({ item }) => item),
    ...Object.values(generalTexts(sheet, texts)),
  ]
}

test.each([...kits, ...sets])('every kA of $name says where it comes from', ({ counts }) => {
  for (const language of languages)
    for (const sentence of sentences(sheetOf(counts), language))
      if (/ kA\b/.test(sentence)) expect(sentence).toMatch(/0[,.]05|400 Ah|ficha|product page/)
})

test.each(sets)('without panels nothing is said of frames, rails or sun: $name', ({ counts }) => {
  for (const language of languages)
    expect(sentences(sheetOf(counts), language).join(' ')).not.toMatch(
      /marcos|rieles|panel(es|s)\b|el sol\b|frames|rails|\bsun\b/,
    )
})

test('a single battery is neither in series nor in parallel', () => {
  const one = { 'INV-3500-48H': 1, 'BAT-48V100': 1, 'ACC-BATC-20': 1, 'ACC-BRK-125': 1 }
  const all = sentences(sheetOf(one), languages[0]).join(' ')
  expect(all).toContain('51,2 V, 100 Ah. ')
  expect(all).not.toContain('1 en serie')
})

test('with panels frames and rails are joined to earth', () => {
  expect(generalTexts(sheetOf(kits[0]!.counts), es).earth).toContain('marcos')
})

test('the names in the left column of the diagram end before the right one begins', () => {
  const left = ['panels', 'combiner', 'stringFuse', 'panelCable', 'disconnect', 'arrester'] as const
  const more = ['controller', 'controllerFuse', 'charger', 'chargerFuse', 'rcd', 'board'] as const
  for (const { short } of [es, en])
    for (const id of [...left, ...more, 'transfer', 'outlets', 'backup', 'hybrid'] as const)
      expect([short[id], short[id].length <= 17]).toEqual([short[id], true])
})

test('one link is one link', () => {
  const counts = { 'INV-3000-24H': 1, 'BAT-12V200': 2, 'ACC-BATC-20': 2, 'ACC-FUS-T200': 1 }
  const text = (language: (typeof languages)[number]) =>
    sentences(sheetOf(counts), language).join(' ')
  expect(text(languages[0])).toContain('(1 puente)')
  expect(text(languages[1])).toContain('(1 link)')
  const four = { 'INV-3500-48H': 1, 'BAT-12V100': 4, 'ACC-BATC-20': 3, 'ACC-BRK-125': 1 }
  expect(sentences(sheetOf(four), languages[0]).join(' ')).toContain('(3 puentes)')
})
