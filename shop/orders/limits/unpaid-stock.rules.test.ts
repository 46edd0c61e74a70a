import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { minuteMs } from '#kernel/time.ts'
import {
  maxOfNewBuyers,
  type Reserved,
  readMaxUnpaid,
  unpaidRefusals,
  usualMaxUnpaid,
} from './unpaid-stock.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const request = (quantity: number, total = 100_00) => ({
  lines: [{ id: 'kit', quantity }],
  total: cents(total),
})
const refusal = (asked: ReturnType<typeof request>, left: number | null, reserved: Reserved) =>
  unpaidRefusals([asked], {
    maxTotal: usualMaxUnpaid,
    reserved: new Map([['kit', reserved]]),
    unitsLeft: () => left,
    now,
  })[0]
const nothing: Reserved = { units: 0, until: null }

test('new buyers together reserve two thirds of a product without paying, and one unit always', () => {
  expect([0, 1, 2, 3, 4, 9, 20].map(maxOfNewBuyers)).toEqual([0, 1, 1, 2, 2, 6, 13])
  expect(refusal(request(13), 20, nothing)).toBeNull()
  expect(refusal(request(14), 20, nothing)).toEqual({
    ...{ code: 'units_set_aside', productId: 'kit', maxUnits: 13 },
  })
  expect(refusal(request(1), null, nothing)).toBeNull()
})

test('who comes too late is told when the first reservation ends', () => {
  const until = new Date(now.getTime() + 30 * minuteMs)
  expect(refusal(request(1), 7, { units: 13, until })).toEqual({
    ...{ code: 'units_set_aside', productId: 'kit', maxUnits: 0, retryAfterSeconds: 1_800 },
  })
})

test('an unpaid order has a largest total, which the owner sets', () => {
  expect(refusal(request(1, 6_000_00), 20, nothing)).toBeNull()
  expect(refusal(request(1, 6_000_01), 20, nothing)).toEqual({
    ...{ code: 'too_large_unpaid', maxTotal: usualMaxUnpaid },
  })
  expect([readMaxUnpaid('2500.00'), readMaxUnpaid(''), readMaxUnpaid('-1')]).toEqual([
    cents(2_500_00),
    usualMaxUnpaid,
    usualMaxUnpaid,
  ])
})

test('what one order of a batch reserves the next finds reserved', () => {
  const known = {
    ...{ maxTotal: usualMaxUnpaid, reserved: new Map(), now },
    unitsLeft: () => 9,
  }
  const codes = unpaidRefusals([request(4), request(3), request(2)], known)
  expect(codes.map((one) => one?.code ?? 'placed')).toEqual(['placed', 'units_set_aside', 'placed'])
})
