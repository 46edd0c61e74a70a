import { expect, test } from 'vitest'
import { appliances } from '../messages/appliances.es.ts'
import { definiteName } from './device-text.rules.ts'

const named = (code: string) => definiteName('es', appliances[code] ?? '', false)

test('a device in the middle of a sentence has its article and no brackets', () => {
  expect(named('rm')).toBe('el refrigerador moderno')
  expect(named('lv')).toBe('la lavadora automática')
  expect(named('la')).toBe('la laptop')
  expect(named('cp')).toBe('el CPAP')
  expect(named('bl')).toBe('el bombillo LED 9 W')
  expect(definiteName('en', 'Modern refrigerator (8–12 cu ft)', false)).toBe(
    'the modern refrigerator',
  )
  expect(definiteName('es', 'Bomba del patio', true)).toBe('«Bomba del patio»')
})
