import { expect, test } from 'vitest'
import { mayBeFor220, needsVolts, startOf, startWattsOf } from './start-watts.rules.ts'

const load = (code: string, watts: number, usualWatts = watts, quantity = 1, motor = false) => ({
  code,
  watts,
  usualWatts,
  quantity,
  motor,
})

test('a modern refrigerator draws 1200 W while its motor starts, five fans included 1475', () => {
  expect(startOf([load('rm', 110)]).startW).toBe(1200)
  const { startW, hardest } = startOf([load('rm', 110), load('vp', 55, 55, 5)])
  expect(startW).toBe(1475)
  expect(hardest?.code).toBe('rm')
})

test('two of a kind start one after the other', () =>
  expect(startOf([load('rm', 110, 110, 2)]).startW).toBe(1310))

test('changed watts scale the start, and a custom motor draws five times its own', () => {
  expect(startWattsOf(load('rm', 220, 110))).toBe(2400)
  expect(startWattsOf(load('x', 300, 100, 1, true))).toBe(1500)
  expect(startWattsOf(load('x', 300, 100))).toBe(300)
})

test('without motors nothing starts harder than it runs', () => {
  expect(startOf([load('tv', 45), load('bl', 9, 9, 3)])).toEqual({ startW: 72, hardest: null })
  expect(startOf([])).toEqual({ startW: 0, hardest: null })
})

test('only some devices are sold for 110 and 220 V', () =>
  expect(['rm', 'sc', 'bo', 'tv'].map(needsVolts)).toEqual([false, true, true, false]))

test('whatever is sold for both is counted as both until its volts are said, a pump like a split', () => {
  const mayBe = (code: string, watts: number) => mayBeFor220({ ...load(code, watts), quantity: 1 })
  expect(['sc', 'si', 'sn', 'aw', 'du', 'ct', 'bo', 'bu'].map((code) => mayBe(code, 400))).toEqual(
    Array(8).fill(true),
  )
  expect(['rm', 'tv', 'mi'].map((code) => mayBe(code, 2000))).toEqual([false, false, false])
  expect([mayBe('x', 400), mayBe('x', 1500)]).toEqual([false, true])
})
