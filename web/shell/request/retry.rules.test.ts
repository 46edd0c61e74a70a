import { describe, expect, test } from 'vitest'
import { type Failure, isNoRow, productRetryPolicy, queryRetryPolicy } from './retry.rules.ts'

const failure = (overrides: Partial<Failure>): Failure => ({
  message: '',
  status: null,
  code: null,
  ...overrides,
})
const lost = failure({ message: 'TypeError: Failed to fetch' })

describe('products', () => {
  test('are retried up to three times after a network error (S-346)', () => {
    expect([1, 2, 3, 4].map((failed) => productRetryPolicy(lost, failed) !== null)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test.each([
    ['NetworkError when attempting to fetch resource.', true],
    ['A network problem', true],
    ['FAILED TO FETCH', true],
    ['Load failed', true],
    ['Unexpected token < in JSON', false],
    ['column "x" does not exist', false],
  ])('"%s" is a network error: %s (S-347)', (message, isNetwork) => {
    expect(productRetryPolicy(failure({ message }), 1) !== null).toBe(isNetwork)
  })

  test('the wait before each retry is 1000 ms times its number (S-348)', () => {
    expect([1, 2, 3].map((failed) => productRetryPolicy(lost, failed))).toEqual([1000, 2000, 3000])
  })

  test('an error about a jwt or a token is not retried (S-349)', () => {
    for (const message of ['network: JWT expired', 'Failed to fetch a Token'])
      expect(productRetryPolicy(failure({ message }), 1)).toBeNull()
  })
})

describe('every other request', () => {
  const policy = queryRetryPolicy(() => 0)

  test('is retried up to two times when the connection is lost (A-338)', () => {
    expect([1, 2, 3].map((failed) => policy(lost, failed) !== null)).toEqual([true, true, false])
  })

  test('waits a second, then two (A-339)', () => {
    expect([policy(lost, 1), policy(lost, 2)]).toEqual([1000, 2000])
  })

  test('plus up to 500 ms at random (A-340)', () => {
    expect(queryRetryPolicy(() => 0.5)(lost, 1)).toBe(1250)
    expect(queryRetryPolicy(() => 0.999)(lost, 2)).toBeLessThan(2500)
  })

  test('is retried after 502, 503 and 504, and after no other response', () => {
    const again = [400, 401, 404, 409, 429, 500, 502, 503, 504].filter(
      (status) => policy(failure({ status, message: 'Failed to fetch' }), 1) !== null,
    )
    expect(again).toEqual([502, 503, 504])
  })

  test.each(['PGRST301', '22P02', '42501'])(
    'is not made again after code %s (A-342, A-343, A-344)',
    (code) => {
      expect(policy({ ...lost, code }, 1)).toBeNull()
      expect(policy({ ...lost, status: 503, code }, 1)).toBeNull()
    },
  )

  test.each([
    'Failed to fetch: Invalid Refresh Token',
    'Failed to fetch: JWT expired',
    'Failed to fetch: permission denied for table orders',
  ])('is not made again after "%s" (A-345, A-346, A-347)', (message) => {
    expect(policy(failure({ message }), 1)).toBeNull()
  })
})

test('no row is no error', () => {
  expect(isNoRow(failure({ code: 'PGRST116' }))).toBe(true)
  expect(isNoRow(failure({ code: '22P02' }))).toBe(false)
})
