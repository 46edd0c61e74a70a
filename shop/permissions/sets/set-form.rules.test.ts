import { expect, test } from 'vitest'
import { permissions } from '#kernel/user.ts'
import { permissionGroups } from './set-form.rules.ts'

test('each permission of a set stands under one heading, in the order of the panel', () => {
  const grouped = Object.values(permissionGroups).flat()
  expect(grouped).toEqual([...permissions])
})
