import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import {
  type Arrival,
  arrivalSentence,
  noArrivalSentence,
  provinceRow,
  transitSentence,
} from './arrival-sentence.rules.ts'

const arrival = (from: string, to: string, overrides: Partial<Arrival> = {}): Arrival => ({
  mode: 'door',
  provinceCode: '32',
  window: { from: parseDay(from), to: parseDay(to) },
  condition: 'today',
  ...overrides,
})

test('the sentence names province, days and condition', () => {
  const shown = arrival('2026-12-08', '2026-12-16')
  expect(arrivalSentence(shown, 'es')).toBe(
    'Llega a Holguín entre el 8 y el 16 de diciembre si pagas hoy.',
  )
  expect(arrivalSentence(shown, 'en')).toBe(
    'Arrives in Holguín between December 8 and 16 if you pay today.',
  )
})

test('two months, one day, an e-mail and a paid order', () => {
  expect(arrivalSentence(arrival('2026-12-28', '2027-01-05'), 'es')).toBe(
    'Llega a Holguín entre el 28 de diciembre y el 5 de enero si pagas hoy.',
  )
  expect(arrivalSentence(arrival('2026-12-08', '2026-12-08', { condition: 'none' }), 'en')).toBe(
    'Arrives in Holguín on December 8.',
  )
  expect(
    arrivalSentence(
      arrival('2026-12-28', '2027-01-05', { condition: { on: parseDay('2026-11-25') } }),
      'es',
    ),
  ).toBe('Llega a Holguín entre el 28 de diciembre y el 5 de enero si pagas hoy, 25 de noviembre.')
})

test('pickup, a province not chosen yet, and the island with its article', () => {
  const days = ['2026-12-08', '2026-12-16'] as const
  expect(arrivalSentence(arrival(...days, { mode: 'pickup', provinceCode: '40' }), 'es')).toBe(
    'Se recoge en la Isla de la Juventud entre el 8 y el 16 de diciembre si pagas hoy.',
  )
  expect(arrivalSentence(arrival(...days, { provinceCode: null }), 'es')).toBe(
    'Llega a Cuba entre el 8 y el 16 de diciembre si pagas hoy, según la provincia.',
  )
})

test('where nothing is delivered it says so', () => {
  expect(noArrivalSentence('23', 'es')).toBe('Por ahora no entregamos en La Habana.')
  expect(noArrivalSentence(null, 'en')).toBe('We are not delivering to Cuba at the moment.')
})

test('the banner states transit and preparation, and a list of provinces their dates', () => {
  const days = { transitDays: 25, preparationDays: 2 }
  expect(transitSentence(days, 'es')).toBe(
    'Precios a Cuba con envío: tránsito estimado de hasta 25 días tras 2 hábiles.',
  )
  expect(transitSentence({ ...days, preparationDays: 1 }, 'en')).toContain(
    'up to 25 days after 1 workday.',
  )
  expect(provinceRow(arrival('2026-12-08', '2026-12-16'), 'es')).toBe(
    'A domicilio, entre el 8 y el 16 de diciembre',
  )
  expect(provinceRow(null, 'en')).toBe('Deliveries suspended for now')
})
