import { expect, test } from 'vitest'
import { onlyNecessary } from '#shop/consent/consent.rules.ts'
import { everything } from '#shop/consent/question.rules.ts'
import { batchWait, kilobytesOf, newDepths, recordedPath, sessionOf } from './analytics.rules.ts'
import { mayRecord, percentSeen } from './recording.rules.ts'

test('nothing is recorded without consent to performance (S-320)', () => {
  expect(mayRecord(onlyNecessary)).toBe(false)
  expect(mayRecord({ ...everything, performance: false })).toBe(false)
  expect(mayRecord({ ...onlyNecessary, performance: true })).toBe(true)
})

test('depths are told at 25, 50, 75, 90 and 100 percent, each once (S-403)', () => {
  const already = new Set<number>()
  const results = [10, 24.9, 25, 60, 55, 89, 95, 100, 100].map((percent) => {
    const depths = newDepths(percent, already)
    for (const depth of depths) already.add(depth)
    return depths
  })
  expect(results).toEqual([[], [], [25], [50], [], [75], [90], [100], []])
})

test('what is seen is counted at the foot of the window', () => {
  const page = { clientHeight: 800, scrollHeight: 4000 }
  expect(percentSeen({ ...page, scrollY: 0 })).toBe(20)
  expect(percentSeen({ ...page, scrollY: 1200 })).toBe(50)
  expect(percentSeen({ ...page, scrollY: 3200 })).toBe(100)
  expect(percentSeen({ ...page, scrollY: 3199.6 })).toBe(100)
  expect(percentSeen({ ...page, scrollY: -50 })).toBe(20)
  expect(percentSeen({ clientHeight: 900, scrollHeight: 700, scrollY: 0 })).toBe(100)
})

test("an event is the user's or anonymous, and waits longer on a slow link (S-237)", () => {
  expect(sessionOf({ role: 'anon' })).toBe('anonymous')
  expect(sessionOf({ role: 'customer', id: 'x' })).toBe('x')
  expect(batchWait(true)).toBeGreaterThan(batchWait(false))
})

test('addresses that open an order, a cart or a gift are recorded without their keys', () => {
  for (const [path, recorded] of [
    ['/pedido/pABC.def', '/pedido'],
    ['/pedido/pABC.def/demora', '/pedido'],
    ['/checkout/continuar/geheim', '/checkout/continuar'],
    ['/c/abc', '/c'],
    ['/pedido/buscar', '/pedido/buscar'],
    ['/catalogo/kit-luz', '/catalogo/kit-luz'],
    ['/checkout/pago', '/checkout/pago'],
  ] as const)
    expect(recordedPath(path)).toBe(recorded)
})

test('events take at least a kilobyte together, and as many as their texts have bytes', () => {
  expect(kilobytesOf([{ event_type: 'a' }])).toBe(1)
  expect(kilobytesOf([{ event_data: { text: 'ñ'.repeat(1024) } }])).toBe(3)
})
