import { expect, test } from 'vitest'
import { ownNameProblem } from './own-name.rules.ts'

test('a name is that of a person: neither an address nor what the shop calls itself; staff may leave it out', () => {
  expect(ownNameProblem('Marta Pérez', false)).toBeNull()
  expect(ownNameProblem('', true)).toBeNull()
  expect(ownNameProblem('', false)).toBe('name_required')
  expect(ownNameProblem('12 34', false)).toBe('name_unreadable')
  expect(ownNameProblem('a'.repeat(101), true)).toBe('name_too_long')
  for (const name of ['La Tienda', 'ana@example.com', 'SOPORTE', 'Girasol'])
    expect([name, ownNameProblem(name, true), ownNameProblem(name, false)]).toEqual([
      ...[name, 'name_reserved', 'name_reserved'],
    ])
})
