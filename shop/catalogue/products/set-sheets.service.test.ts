import { describe, expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { setSheetPaths } from './set-sheets.service.server.ts'

const ordered = (place: string | null, ...skus: readonly string[]) => ({
  place,
  lines: skus.map((sku) => ({ sku, quantity: 1 })),
})
const pathsOf = async (...orders: readonly ReturnType<typeof ordered>[]) =>
  setSheetPaths(await asVisitor(), orders)

describe('the wiring sheet of what was ordered together', () => {
  test('is that of one inverter with its batteries, in the cold of where it goes', async () => {
    const parts = ['INV-2000-12', 'BAT-12V200', 'ACC-FUS-T200']
    expect(await pathsOf(ordered(null, ...parts), ordered('US-FL', ...parts))).toEqual([
      '/calculadora-solar/instalacion?piezas=INV-2000-12.1%7EBAT-12V200.1%7EACC-FUS-T200.1',
      '/calculadora-solar/instalacion?piezas=INV-2000-12.1%7EBAT-12V200.1%7EACC-FUS-T200.1&lugar=US-FL',
    ])
  })

  test('counts what is in a kit', async () => {
    const [one, two, station] = await pathsOf(
      ordered(null, 'KIT-NEVERA-400', 'PAN-200M'),
      ordered(null, 'KIT-NEVERA-400', 'INV-2000-12'),
      ordered(null, 'KIT-PORT-1000', 'PAN-200P'),
    )
    expect([one, two, station]).toEqual([expect.stringContaining('KIT-NEVERA'), null, null])
  })

  test.each([
    [['KIT-NEVERA-400']],
    [['PAN-550M', 'ACC-RIEL-4']],
    [['INV-2000-12', 'NADA', 'BAT-12V200']],
  ])('is none for %s', async (skus) => {
    expect(await pathsOf(ordered(null, ...skus))).toEqual([null])
  })
})
