import { expect, test } from 'vitest'
import { codeOfStep, stepMs, stepOfCode } from './totp.server.ts'

/** The vectors of RFC 4226, appendix D. */
const secret = '12345678901234567890'
const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583']

test('the codes are those of RFC 4226', () => {
  expect(codes.map((_, step) => codeOfStep(secret, step))).toEqual(codes)
})

test('a code belongs to its step, one step early or late, and to no other', () => {
  const at = (step: number) => new Date(step * stepMs + 1)
  expect([2, 3, 4].map((step) => stepOfCode(secret, '969429', at(step)))).toEqual([3, 3, 3])
  expect([1, 5].map((step) => stepOfCode(secret, '969429', at(step)))).toEqual([null, null])
})
