import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, type Usd } from '#kernel/money.ts'
import { aMethod, zelle } from '#tests/harness/payments/methods.ts'
import { moneyBack, type PartMoney, partDue, receivedOf } from './part-money.rules.ts'

const payPal = aMethod('paypal')
const amount = fc.integer({ min: 1, max: 100_000 }).map(cents)
const captures = fc.array(fc.record({ provider: fc.constantFrom(payPal, zelle), amount }), {
  maxLength: 5,
})
const sum = (entries: readonly { readonly amount: Usd }[]) =>
  entries.reduce((total, entry) => total + entry.amount, 0)
const withIds = (
  all: readonly { provider: typeof zelle | 'paypal'; amount: Usd }[],
): PartMoney => ({
  captures: all.map((one, index) => ({ ...one, id: `C${index}` })),
  refunds: [],
  requests: [],
})

test('what is not needed is returned, to the cent and of no capture more than it brought', () => {
  fc.assert(
    fc.property(captures, amount, (all, needed) => {
      const money = withIds(all)
      const back = moneyBack(money, needed)
      expect(sum(back)).toBe(Math.max(0, sum(all) - needed))
      for (const { capture, amount: returned } of back)
        expect(returned).toBeLessThanOrEqual(capture.amount)
    }),
  )
})

test('what was requested, whatever became of it, and what was returned elsewhere is not requested again', () => {
  const state = fc.constantFrom('asked', 'pending', 'done', 'failed')
  fc.assert(
    fc.property(captures, state, (all, became) => {
      const money = withIds(all)
      const requests = moneyBack(money, cents(0)).map(({ capture, amount: asked }) => ({
        ...{ captureId: capture.id, provider: capture.provider, amount: asked, state: became },
      }))
      const refunds = became === 'done' ? requests : []
      expect(moneyBack({ ...money, requests, refunds }, cents(0))).toEqual([])
      expect(moneyBack({ ...money, refunds: money.captures }, cents(0))).toEqual([])
    }),
  )
})

test('a part is due for what it lacks, also after a part of it was returned', () => {
  const money = withIds([{ provider: payPal, amount: cents(700) }])
  expect(partDue(cents(1_000), money)).toBe(300)
  const returned = { ...money, refunds: [{ provider: payPal, amount: cents(200) }] }
  expect(receivedOf(returned)).toBe(500)
  expect(partDue(cents(1_000), returned)).toBe(500)
  expect(partDue(cents(500), money)).toBe(0)
})
