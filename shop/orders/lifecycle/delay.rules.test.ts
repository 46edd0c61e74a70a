import { expect, test } from 'vitest'
import { answerBy, delayNoticeRefusal, promisedEnd, silenceMeans, windowIn } from './delay.rules.ts'

const day = 86_400_000
const now = new Date('2026-11-21T17:00:00Z')
const promised = new Date('2026-12-01T17:00:00Z')
const until = (days: number) => ({ from: now, to: new Date(promised.getTime() + days * day) })

test('silence is consent only for a first notice with a date at most thirty days later', () => {
  expect(silenceMeans(until(30), { isFirst: true, promised })).toBe('accepts')
  expect(silenceMeans(until(31), { isFirst: true, promised })).toBe('cancels')
  expect(silenceMeans(until(1), { isFirst: false, promised })).toBe('cancels')
  expect(silenceMeans(null, { isFirst: true, promised })).toBe('cancels')
})

test('an answer is awaited until the promised day, and at least a week', () => {
  expect(answerBy(promised, now)).toEqual(promised)
  expect(answerBy(now, now)).toEqual(new Date(now.getTime() + 7 * day))
  const order = { destination: 'cuba', placedAt: now, paidAt: null, window: null } as const
  expect(promisedEnd(order)).toEqual(new Date(now.getTime() + 25 * day))
})

test('new days are both set or both empty, in order and in the future', () => {
  expect(windowIn({ from: '', to: '' }, now)).toBeNull()
  expect(windowIn({ from: '2026-12-01', to: '2026-12-05' }, now)).not.toBe('invalid')
  for (const [from, to] of [
    ['2026-12-05', '2026-12-01'],
    ['', '2026-12-01'],
    ['2026-13-01', '2026-13-02'],
    ['2020-01-01', '2020-01-02'],
    ['2027-02-20', '2027-02-29'],
  ] as const)
    expect(windowIn({ from, to }, now)).toBe('invalid')
  expect(windowIn({ from: '2026-12-01', to: '2099-12-01' }, now)).toBe('too_far')
})

test('nobody reads that what somebody has is late: not of a delivery, not of a problem after it', () => {
  const order = { payment: 'paid', compliance: 'clear' } as const
  const incident = { ...order, delivery: 'incident' } as const
  expect(delayNoticeRefusal({ ...incident, receivedBy: '' })).toBe(null)
  expect(delayNoticeRefusal({ ...incident, receivedBy: 'Rosa Pérez' })).toBe('change_not_allowed')
  const delivered = { ...order, delivery: 'delivered', receivedBy: 'Rosa Pérez' } as const
  expect(delayNoticeRefusal(delivered)).toBe('change_not_allowed')
})
