import { expect, test } from 'vitest'
import type { Specs } from './product.rules.ts'
import { warrantyEnd, warrantyYears } from './warranty.rules.ts'

test('a warranty lasts the years that the catalogue says, from the delivery on', () => {
  expect(warrantyYears({ warranty_years: 5 })).toBe(5)
  expect(warrantyYears({ product_warranty_years: 10 })).toBe(10)
  const unknown: readonly Specs[] = [{}, { warranty_years: 0 }, { warranty_years: 'lifetime' }]
  for (const specs of unknown) expect(warrantyYears(specs)).toBeNull()
  const end = (day: string, years: number) =>
    warrantyEnd(new Date(`${day}T15:00:00Z`), years)
      .toISOString()
      .slice(0, 10)
  expect(end('2026-11-21', 5)).toBe('2031-11-21')
  expect(end('2028-02-29', 1)).toBe('2029-02-28')
  expect(end('2028-02-29', 4)).toBe('2032-02-29')
})
