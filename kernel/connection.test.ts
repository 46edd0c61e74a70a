import { expect, test } from 'vitest'
import { isSlowConnection, isSlowRequest } from './connection.ts'

test('a connection is slow when save-data is set (S-283)', () => {
  expect(isSlowConnection({ saveData: true, effectiveType: '4g', downlink: 10 })).toBe(true)
  expect(isSlowConnection({ saveData: false, effectiveType: '4g', downlink: 10 })).toBe(false)
})

test('a connection is slow on slow-2g, 2g and 3g, not on 4g (S-284)', () => {
  const slow = ['slow-2g', '2g', '3g', '4g'].map((effectiveType) =>
    isSlowConnection({ effectiveType }),
  )
  expect(slow).toEqual([true, true, true, false])
})

test('a connection is slow when downlink is under 1 (S-285)', () => {
  expect(isSlowConnection({ downlink: 0.99 })).toBe(true)
  expect(isSlowConnection({ downlink: 0 })).toBe(true)
  expect(isSlowConnection({ downlink: 1 })).toBe(false)
})

test('a browser that reports nothing about its connection is not slow', () => {
  expect(isSlowConnection(undefined)).toBe(false)
  expect(isSlowConnection({})).toBe(false)
})

test.each([
  [{ 'Save-Data': 'on' }, true],
  [{ 'Save-Data': 'off' }, false],
  [{ ECT: '3g' }, true],
  [{ ECT: '4g' }, false],
  [{ Downlink: '0.4' }, true],
  [{ Downlink: '10' }, false],
  [{ Downlink: 'nonsense' }, false],
  [{ Cookie: 'a=b; lite-mode=1' }, true],
  [{ Cookie: 'not-lite-mode=1; lite-mode=0' }, false],
  [{}, false],
])('a request with %o is slow: %s', (headers, isSlow) => {
  expect(isSlowRequest(new Headers(headers))).toBe(isSlow)
})
