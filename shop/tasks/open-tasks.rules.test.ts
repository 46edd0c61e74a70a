import { expect, test } from 'vitest'
import { taskOrder, tasksOf } from './open-tasks.rules.ts'

const one = Object.fromEntries(taskOrder.map((task) => [task, 1])) as Parameters<typeof tasksOf>[1]
const shown = (permitted: Parameters<typeof tasksOf>[0]['permitted']) =>
  Object.keys(tasksOf({ permitted, isOwner: false }, one))

test('who is in no set sees every task', () => {
  expect(shown(null)).toEqual(taskOrder)
})

test('others see what their permissions are for', () => {
  expect(shown(['packing'])).toEqual(['toPrepare', 'toShip', 'late', 'incident'])
  expect(shown(['compliance'])).toEqual(['held', 'heldDonations', 'lists', 'expiring'])
  expect(shown(['customers'])).toEqual(['abandoned', 'alerts'])
  expect(shown(['content'])).toEqual(['emails', 'reviews'])
  expect(shown([])).toEqual([])
})
