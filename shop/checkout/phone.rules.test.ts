import { expect, test } from 'vitest'
import { countriesIn } from './buyer/countries.rules.ts'
import { anyPhone, cubanMobile, cubanPhone, usPhone } from './phone.rules.ts'

test('a mobile of Cuba has eight digits and begins with 5 or 6, with +53 or without', () => {
  for (const input of [
    '52345678',
    '+53 5 234 5678',
    '005352345678',
    '5352345678',
    '+53(5)234-56-78',
    '(05) 234 5678',
  ])
    expect([input, cubanMobile(input)]).toEqual([input, '+5352345678'])
  expect(cubanMobile('63456789')).toBe('+5363456789')
  for (const invalid of [
    '',
    '72345678',
    '5234567',
    '523456789',
    '+052345678',
    '+1 305 555 0123',
    '+52345678',
    'abc',
  ])
    expect([invalid, cubanMobile(invalid)]).toEqual([invalid, null])
})

test('a second phone may be a fixed line', () => {
  expect(cubanPhone('7 832 1234')).toBe('+5378321234')
  expect(cubanPhone('+53 24 421234')).toBe('+5324421234')
  expect(cubanPhone('5234 5678')).toBe('+5352345678')
  for (const invalid of ['12345678', '92345678', '0000', '７８３２１２３４'])
    expect([invalid, cubanPhone(invalid)]).toEqual([invalid, null])
})

test('a phone of the USA has ten digits and no area that does not exist', () => {
  for (const input of ['(305) 555-0123', '+1 305 555 0123', '1.305.555.0123', '3055550123'])
    expect([input, usPhone(input)]).toEqual([input, '+13055550123'])
  for (const invalid of [
    '',
    '105 555 0123',
    '305 155 0123',
    '305555012',
    '+53 52345678',
    '999 999 9999',
    '911 555 0123',
    '+999999999999999',
  ])
    expect([invalid, usPhone(invalid)]).toEqual([invalid, null])
})

test.each([
  ['612 34 56 78', 'ES', '+34612345678'],
  ['34612345678', 'ES', '+34612345678'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['0151 12345678', 'DE', '+4915112345678'],
  ['4915112345678', 'DE', '+4915112345678'],
  ['333 123 4567', 'IT', '+393331234567'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['55 1234 5678', 'MX', '+525512345678'],
  ['07911 123456', 'GB', '+447911123456'],
  ['8 912 345-67-89', 'RU', '+79123456789'],
  ['06 20 123 4567', 'HU', '+36201234567'],
  ['(11) 91234-5678', 'BR', '+5511912345678'],
  ['787 555 0123', 'PR', '+17875550123'],
  ['876 555 0123', 'JM', '+18765550123'],
])('%s is a number as one dials it in %s', (input, country, phone) => {
  expect(anyPhone(input, country)).toBe(phone)
})

test('from every country of the list a number passes without its code, and none of one digit too few', () => {
  const { frequent, others } = countriesIn('es')
  const refused = [...frequent, ...others].filter(({ code }) =>
    ['612345678', '61234567', '3055550123'].every((input) => anyPhone(input, code) === null),
  )
  expect(refused).toEqual([])
  expect(anyPhone('612 34 56 7', 'ES')).toBeNull()
})

test('who pays from elsewhere writes the code of the country', () => {
  expect(anyPhone('+34 612 345 678', 'ES')).toBe('+34612345678')
  expect(anyPhone('0034612345678', 'ES')).toBe('+34612345678')
  expect(anyPhone('305 555 0123', 'US')).toBe('+13055550123')
  expect(anyPhone('52345678', 'CU')).toBe('+5352345678')
  expect(anyPhone('+1 809 555 0123', 'DO')).toBe('+18095550123')
  for (const valid of [
    '+33612345678',
    '+4915112345678',
    '+393331234567',
    '+5215512345678'.slice(0, 13),
  ])
    expect(anyPhone(valid, 'US')).toBe(valid)
  for (const invalid of [
    ...['', '+1', '+0123456789', `+${'1'.repeat(16)}`, '<b>', '🌻'],
    ...['+999999999999999', '+1999999999', '+34 612 345 67', '+34612345678901', '+210 123 4567'],
    ...['+53 123', '+539999999999'],
  ])
    expect([invalid, anyPhone(invalid, 'US')]).toEqual([invalid, null])
})
