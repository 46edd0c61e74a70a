import { expect, test } from 'vitest'
import { isAnswered } from './role.rules.ts'

test('missing permission differs from any other response of the database (A-216)', () => {
  expect(isAnswered('42501')).toBe('no_permission')
  for (const code of ['42P01', '22P02', '42883', 'P0001', '23505'])
    expect(isAnswered(code)).toBe('failure')
})

test('a server that is unavailable, shutting down or full gave no response', () => {
  for (const code of ['08006', '53300', '57P01', '58000', 'ECONNREFUSED', undefined, 7])
    expect(isAnswered(code)).toBe('nobody')
})
