import { expect, test } from 'vitest'
import type { Permission } from '#kernel/user.ts'
import {
  isPermitted,
  mayPress,
  neededToChange,
  neededToSee,
  panelAccess,
} from './panel-access.rules.ts'

const staff = (...permitted: Permission[]) => ({ permitted, isOwner: false })
const everybody = { permitted: null, isOwner: false }
const owner = { permitted: null, isOwner: true }

test('whoever is in no set sees and changes everything but what is the owner’s', () => {
  for (const path of Object.keys(panelAccess))
    expect(isPermitted(everybody, neededToSee(path)), path).toBe(neededToSee(path) !== 'owner')
  expect(isPermitted(owner, 'owner')).toBe(true)
  expect(isPermitted(everybody, 'owner')).toBe(false)
})

test('an empty set opens only what is for everybody', () => {
  expect(isPermitted(staff(), 'anyone')).toBe(true)
  for (const needed of ['everything', 'owner', ['orders']] as const)
    expect(isPermitted(staff(), needed)).toBe(false)
})

test('an unknown route needs everything', () => {
  expect(neededToSee('/admin/lo-que-venga')).toBe('everything')
  expect(neededToSee('constructor')).toBe('everything')
})

test('the account that receives and the sum for two persons are seen by who confirms, and changed by owners only', () => {
  const methods = '/admin/pagos'
  expect(isPermitted(staff('payments'), neededToSee(methods))).toBe(true)
  for (const intent of ['save', 'add']) {
    expect(mayPress(staff('payments'), methods, intent)).toBe(false)
    expect(mayPress(everybody, methods, intent)).toBe(false)
    expect(mayPress(owner, methods, intent)).toBe(true)
  }
  expect(neededToChange(methods, [])).toContainEqual('owner')
})

const order = '/admin/pedidos/:number'
test.each([
  ['packing', ['deliver', 'export', 'note', 'track', 'undeliver']],
  [
    'orders',
    [
      ...[
        'answer',
        'cancel',
        'correct',
        'delay',
        'deliver',
        'export',
        'install',
        'note',
        'renew_link',
      ],
      ...['track', 'undeliver'],
    ],
  ],
  ['payments', ['note', 'refund']],
  ['compliance', ['ask', 'escalate', 'export', 'hold', 'note', 'reject', 'release']],
  ['accounting', []],
  ['catalogue', []],
] as const)('on an order %s may press %j', (permission, pressed) => {
  const intents = Object.keys(panelAccess[order]?.intents ?? {}).toSorted()
  expect(intents.filter((one) => mayPress(staff(permission), order, one))).toEqual(pressed)
})

test('of several buttons in one request each is asked, and an unknown one like the form', () => {
  const needed = neededToChange(order, ['note', 'refund', 'toString'])
  expect(needed.every((one) => isPermitted(staff('packing'), one))).toBe(false)
  expect(neededToChange(order, ['toString'])).toContainEqual(['orders'])
})
