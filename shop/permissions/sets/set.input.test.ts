import { expect, test } from 'vitest'
import { readPermissionChange, setProblem } from './set.input.ts'

const problemOf = (posted: Readonly<Record<string, string>>) => {
  const change = readPermissionChange({ intent: 'save_set', id: '-', ...posted })
  return change?.intent === 'save_set' ? setProblem(change) : 'not_read'
}

test('a set is saved with a name in letters and at least one permission', () => {
  expect(problemOf({ name: 'Almacén', may_packing: 'on' })).toBeNull()
  expect(problemOf({ name: 'Turno 2', may_packing: 'on' })).toBeNull()
  expect(problemOf({ name: 'Almacén' })).toBe('nothing_permitted')
  for (const name of ['', '   ', '📦📦', '—'])
    expect([name, problemOf({ name, may_packing: 'on' })]).toEqual([name, 'name_missing'])
  expect(problemOf({ name: 'x'.repeat(61), may_packing: 'on' })).toBe('name_too_long')
})
