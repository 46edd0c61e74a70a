import { describe, expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { setSheets } from './set-sheets.service.server.ts'

const ordered = (place: string | null, ...skus: readonly string[]) => ({
  place,
  lines: skus.map((sku) => ({ sku, quantity: 1 })),
})
const sheetsOf = async (...orders: readonly ReturnType<typeof ordered>[]) =>
  setSheets(await asVisitor(), orders)
const pathsOf = async (...orders: readonly ReturnType<typeof ordered>[]) =>
  (await sheetsOf(...orders)).map((sheet) => sheet?.path ?? null)

describe('the wiring sheet of what was ordered together', () => {
  test('is that of one inverter with its batteries, in the cold of where it goes', async () => {
    const parts = ['INV-2000-12', 'BAT-12V200', 'ACC-FUS-T200']
    expect(await pathsOf(ordered(null, ...parts), ordered('US-FL', ...parts))).toEqual([
      '/calculadora-solar/instalacion?piezas=INV-2000-12.1%7EBAT-12V200.1%7EACC-FUS-T200.1&lugar=cuba',
      '/calculadora-solar/instalacion?piezas=INV-2000-12.1%7EBAT-12V200.1%7EACC-FUS-T200.1&lugar=US-FL',
    ])
  })

  test('counts what is in a kit', async () => {
    const [one, two, station] = await pathsOf(
      ordered(null, 'KIT-NEVERA-400', 'PAN-200M'),
      ordered(null, 'KIT-NEVERA-400', 'INV-2000-12'),
      ordered(null, 'KIT-PORT-1000', 'PAN-200P'),
    )
    const grown = expect.stringContaining('KIT-NEVERA')
    expect([one, two, station]).toEqual([grown, null, expect.stringContaining('KIT-PORT-1000')])
  })

  test('is that of the parts beside a kit, which has its own', async () => {
    const parts = ['INV-1000-12', 'BAT-12V050', 'ACC-FUS-M80', 'ACC-BATC-4']
    const [sheet] = await sheetsOf(ordered(null, 'KIT-NEVERA-400', ...parts))
    expect(sheet?.skus).toEqual(parts)
    expect(sheet?.path).not.toContain('KIT-NEVERA')
  })

  test('says of parts that do not make a complete system that they do not, where it goes', async () => {
    const whole = { 'INV-1000-12': 1, 'BAT-12V050': 1, 'ACC-BATC-4': 1, 'ACC-FUS-M80': 1 }
    const countsOf = (counts: Readonly<Record<string, number>>, place: string | null) => ({
      lines: Object.entries(counts).map(([sku, quantity]) => ({ sku, quantity })),
      place,
    })
    const { 'ACC-FUS-M80': _, ...unfused } = whole
    const { 'BAT-12V050': __, ...unbattery } = whole
    const sets = [
      countsOf(whole, null),
      countsOf(unfused, null),
      countsOf({ ...whole, 'BAT-12V100': 1 }, null),
      countsOf({ ...unbattery, 'BAT-48V100': 1 }, null),
      // the cold of Minnesota burns the input, that of Cuba does not
      countsOf({ 'EST-2000': 1, 'PAN-600T': 1 }, null),
      countsOf({ 'EST-2000': 1, 'PAN-600T': 1 }, 'US-MN'),
    ]
    const sheets = await setSheets(await asVisitor(), sets)
    expect(sheets.map((sheet) => sheet?.isWhole ?? null)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ])
  })

  test('is that of a station with panels', async () => {
    expect(await pathsOf(ordered(null, 'EST-0500', 'PAN-200P'))).toEqual([
      '/calculadora-solar/instalacion?piezas=EST-0500.1%7EPAN-200P.1&lugar=cuba',
    ])
  })

  test.each([
    [['KIT-NEVERA-400']],
    [['PAN-550M', 'ACC-RIEL-4']],
    [['INV-2000-12', 'NADA', 'BAT-12V200']],
    [['EST-0500', 'BAT-12V200']],
  ])('is none for %s', async (skus) => {
    expect(await pathsOf(ordered(null, ...skus))).toEqual([null])
  })
})
