import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { maskedCarnet, readCarnet } from './carnet.rules.ts'

const today = parseDay('2026-11-21')
const read = (input: string) => readCarnet(input, today)
const code = (input: string) => {
  const carnet = read(input)
  return carnet.ok ? carnet.bornOn : carnet.code
}

test('the first six digits are the day of birth, the seventh its century', () => {
  expect(code('57091910348')).toBe('1957-09-19')
  expect(code('85031201234')).toBe('1985-03-12')
  expect(code('99123150000')).toBe('1999-12-31')
  expect(code('05010165432')).toBe('2005-01-01')
  expect(code('10063080000')).toBe('2010-06-30')
  expect(code('98010190000')).toBe('1898-01-01')
})

test('spaces, periods and hyphens are accepted', () => {
  expect(read(' 850312 01234 ')).toEqual({ ok: true, digits: '85031201234', bornOn: '1985-03-12' })
  expect(read('85.03.12-01234').ok).toBe(true)
})

test('input without eleven digits is refused', () => {
  for (const invalid of ['', '8503120123', '850312012345', '8503120123a', '٨٥٠٣١٢٠١٢٣٤', '-', '🌻'])
    expect(code(invalid)).toBe('carnet_digits')
})

test('a date that does not exist is refused', () => {
  for (const invalid of ['85133101234', '85003101234', '85023001234', '85043101234', '85010001234'])
    expect(code(invalid)).toBe('carnet_date')
})

test('the 29th of February exists in leap years of its century only', () => {
  expect(code('84022901234')).toBe('1984-02-29')
  expect(code('00022961234')).toBe('2000-02-29')
  expect(code('00022901234')).toBe('carnet_century')
  expect(code('85022901234')).toBe('carnet_date')
})

test('a date of birth in the future is refused', () => {
  expect(code('26112161234')).toBe('2026-11-21')
  expect(code('26112261234')).toBe('carnet_century')
  expect(code('57091970348')).toBe('carnet_century')
})

test('the check digit is not verified', () => {
  for (let digit = 0; digit < 10; digit++) expect(read(`8503120123${digit}`).ok).toBe(true)
})

test('only the last four digits are shown', () => {
  expect(maskedCarnet('85031201234')).toBe('•••••••1234')
  expect(maskedCarnet('')).toBe('')
})
