import { expect, test } from 'vitest'
import {
  asksEveryTime,
  guardedRoutes,
  identityMs,
  isGuarded,
  isRecentIdentity,
  withoutIdentity,
} from './recent-identity.rules.ts'

const now = new Date('2026-11-23T17:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms)

test('a password that was given counts for ten minutes', () => {
  expect(isRecentIdentity(before(0), now)).toBe(true)
  expect(isRecentIdentity(before(identityMs - 1), now)).toBe(true)
  expect(isRecentIdentity(before(identityMs), now)).toBe(false)
})

test('of a form with a preview only publishing asks, of the others every button', () => {
  const legal = guardedRoutes['/admin/settings/legales/:slug']
  const payments = guardedRoutes['/admin/pagos']
  if (!legal || !payments) throw new Error('these routes are guarded')
  const intents = (...values: string[]) => values.map((value) => ['intent', value] as const)
  expect(isGuarded(legal, intents('publish'))).toBe(true)
  expect(isGuarded(legal, intents('preview', 'publish'))).toBe(true)
  expect(isGuarded(legal, intents('preview'))).toBe(false)
  expect(isGuarded(legal, [])).toBe(false)
  expect(isGuarded(payments, [])).toBe(true)
})

test('a change of a connection asks every time, trying it does not; nothing else asks every time', () => {
  const connections = guardedRoutes['/admin/conexiones']
  if (!connections) throw new Error('this route is guarded')
  const intents = (...values: string[]) => values.map((value) => ['intent', value] as const)
  expect(asksEveryTime(connections, [['form', 'paypal']])).toBe(true)
  expect(asksEveryTime(connections, intents('test'))).toBe(false)
  expect(asksEveryTime(connections, intents('try'))).toBe(false)
  expect(asksEveryTime(connections, intents('test', 'save'))).toBe(true)
  const others = Object.entries(guardedRoutes).filter(([path]) => path !== '/admin/conexiones')
  for (const [path, guarded] of others)
    expect([path, asksEveryTime(guarded, intents('publish'))]).toEqual([path, false])
})

test('who owns the shop changes only with a password of that moment', () => {
  const permissions = guardedRoutes['/admin/permisos']
  if (!permissions) throw new Error('this route is guarded')
  for (const intent of ['name_owner', 'step_down'])
    expect(asksEveryTime(permissions, [['intent', intent]])).toBe(true)
  const both = ['assign', 'step_down'].map((value) => ['intent', value] as const)
  expect(asksEveryTime(permissions, both)).toBe(true)
  expect(asksEveryTime(permissions, [['intent', 'assign']])).toBe(false)
})

test('of the settings the second step asks every time, contacts after some minutes, texts never', () => {
  const settings = guardedRoutes['/admin/settings']
  if (!settings) throw new Error('this route is guarded')
  const of = (form: string) => [['form', form]] as const
  const asked = (form: string) => [isGuarded(settings, of(form)), asksEveryTime(settings, of(form))]
  expect(asked('security')).toEqual([true, true])
  expect(asked('contact')).toEqual([true, false])
  expect(asked('seo')).toEqual([false, false])
  expect(isGuarded(settings, [...of('seo'), ...of('security')])).toBe(true)
})

test('the password never reaches the action, and everything else does, repeated names too', () => {
  const typed = [
    ['method', 'zelle'],
    ['identity_password', 'x'],
    ['day', '1'],
    ['day', '2'],
    ['identity_code', ''],
  ] as const
  expect(withoutIdentity(typed)).toEqual([
    ['method', 'zelle'],
    ['day', '1'],
    ['day', '2'],
  ])
})
