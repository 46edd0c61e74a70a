import { expect, test } from 'vitest'
import { seedProduct } from '#tests/harness/seed-parts.ts'
import { inCuba, sheetOf } from '#tests/harness/wiring-sheets.ts'
import { wiring as en } from '../messages/wiring.en.ts'
import { wiring as es } from '../messages/wiring.es.ts'
import { checklistOf } from './checklist.rules.ts'
import { notIncluded } from './not-included.rules.ts'
import { sheetRows } from './sheet-rows.rules.ts'

const kit = (sku: string) =>
  Object.fromEntries(seedProduct(sku).components.map((one) => [one.sku, one.qty]))
const rowsOf = (counts: Readonly<Record<string, number>>, place = inCuba) =>
  sheetRows(sheetOf(counts, place), es, 'es')
const rowOf = (counts: Readonly<Record<string, number>>, id: keyof typeof es.short) =>
  rowsOf(counts).find((row) => row.id === id)
const boughtOf = (counts: Readonly<Record<string, number>>, place = inCuba) =>
  rowsOf(counts, place)
    .filter(({ isMissing }) => isMissing)
    .map(({ id }) => id)

test.each([
  ['KIT-LUZ-640', ['controllerFuse', 'isolator', 'earth']],
  ['KIT-APAGON-2560', ['isolator', 'gridBreaker', 'rcd', 'earth']],
  [
    'KIT-FAMILIA-2200',
    ['nearArrester', 'nearDisconnect', 'precharge', 'gridBreaker', 'board', 'earth'],
  ],
  [
    'KIT-TOTAL-4640',
    ['nearArrester', 'nearDisconnect', 'isolator', 'precharge', 'gridBreaker', 'board', 'earth'],
  ],
  ['KIT-PORT-2000', []],
])('of %s what is not in the box is drawn and marked: %o', (sku, ids) => {
  expect(boughtOf(kit(sku))).toEqual(ids)
})

test('what a roof of the United States and two inputs take is drawn too', () => {
  const florida = { lowC: -8, sunHours: 4, isUsa: true }
  expect(boughtOf(kit('KIT-HOGAR-3300'), florida)).toContain('rapidShutdown')
  expect(rowOf(kit('KIT-NEGOCIO-7200'), 'nearDisconnect')?.figure).toBe('2 ×')
  const list = notIncluded(sheetOf(kit('KIT-NEGOCIO-7200')), es, 'es').join('; ')
  expect(list).toContain('2 cortes de corriente directa y 2 protectores de rayos junto al inversor')
})

test('a breaker is called a breaker', () => {
  expect(rowOf(kit('KIT-FAMILIA-2200'), 'bankFuse')?.title).toBe('Interruptor')
  expect(rowOf(kit('KIT-TOTAL-4640'), 'bankFuse')?.title).toBe('Fusible')
  const three = { 'INV-1000-12': 1, 'BAT-12V050': 3, 'ACC-BRK-125': 1, 'ACC-BATC-20': 1 }
  expect(rowOf(three, 'mainFuse')?.title).toBe('Corte principal')
})

test('arresters and short pairs are as many in the diagram as in table and list', () => {
  const field = { 'INV-6000-48S': 1, 'BAT-48V100': 2, 'ACC-BRK-63': 2, 'PAN-550M': 12 }
  expect(rowOf({ ...field, 'ACC-SPD-DC': 2 }, 'arrester')?.figure).toBe('2 × 600 V')
  const bank = { 'BAT-48V100': 2, 'ACC-BATC-20': 2, 'ACC-FUS-T250': 2 }
  const large = { ...bank, 'INV-8000-48S': 1, 'PAN-550M': 18, 'ACC-CAB-50': 3, 'ACC-FUS-PV25': 1 }
  const cold = { ...inCuba, lowC: -38 }
  const boxes = { ...large, 'ACC-CAJA-4': 2 }
  const tail = rowsOf(boxes, cold).find(({ id }) => id === 'boxTail')
  expect(tail?.figure).toMatch(/^2 × \d+ AWG$/)
  const lists = [
    notIncluded(sheetOf(boxes, cold), es, 'es').join('; '),
    notIncluded(sheetOf(boxes, cold), en, 'en').join('; '),
  ]
  expect(lists[0]).toMatch(/2 pares cortos de cable solar de \d+ AWG, uno de cada caja al equipo/)
  expect(lists[1]).toMatch(/2 short pairs of \d+ AWG solar cable, one from each box/)
})

test('whatever the grid comes to is measured for volts that flow back', () => {
  const items = (sku: string) => checklistOf(sheetOf(kit(sku)), es, 'es').map(({ item }) => item)
  const { backfeed } = es.checklist.items
  expect(items('KIT-APAGON-2560')).toContain(backfeed)
  expect(items('KIT-HOGAR-3300')).toContain(backfeed)
  expect(items('KIT-LUZ-640')).not.toContain(backfeed)
})

test('a charger that nobody states is limited to what the breaker has left', () => {
  const breaker = (sku: string) => rowOf(kit(sku), 'gridBreaker')?.details.join(' ')
  // by hand: (40 A / 1.25 − 3000 W / 120 V) × 120 V × 0.85 / 28 V = 25.5 A
  expect(breaker('KIT-CASA-1100')).toContain('cargar la batería con 25 A')
  expect(breaker('KIT-NEGOCIO-7200')).toContain('pon la carga de la calle al mínimo')
  expect(breaker('KIT-APAGON-2560')).not.toContain('carga de la calle')
})

test('earth rod and cable are a line of every sheet that needs them, with busbars or without, and of no other', () => {
  const rod = { ...kit('KIT-APAGON-2560'), 'ACC-TIERRA': 1 }
  expect(rowOf(rod, 'earth')).toMatchObject({ figure: 'varilla 8 ft, cable 6 AWG' })
  expect(boughtOf(rod)).not.toContain('earth')
  const roof = { 'EST-1500': 1, 'PAN-410M': 1, 'ACC-CAB-50': 1, 'ACC-BRK-63': 1 }
  expect(boughtOf(roof)).toContain('earth')
  expect(rowOf({ 'EST-2000': 1, 'PAN-200P': 2 }, 'earth')).toBeUndefined()
})

test('the names of the battery side find room beside its symbols, with a number of two digits', () => {
  for (const texts of [es, en])
    for (const id of ['bankCable', 'bars', 'mainFuse', 'mainBreaker', 'barCable'] as const)
      expect(texts.short[id].length, texts.short[id]).toBeLessThanOrEqual(17)
})
