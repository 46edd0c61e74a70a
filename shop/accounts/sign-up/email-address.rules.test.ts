import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email-address.rules.ts'

test('look-alike forms of an address are one address, in plain letters', () => {
  for (const typed of [
    'ana@example.com',
    ' ANA@Example.com ',
    'ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ａna@example.com',
  ])
    expect([typed, normaliseEmail(typed)]).toEqual([typed, 'ana@example.com'])
  expect(isEmail(normaliseEmail('ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ'))).toBe(true)
})
