import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { parseDay } from '#kernel/time.ts'
import { dayRows, lastDays, sumOf } from './last-days.rules.ts'

test('the last thirty days end today and pass over a month, a leap day and the clock of summer', () => {
  const days = lastDays(parseDay('2028-03-14'), 30)
  expect([days.length, days[0], days[14], days.at(-1)]).toEqual([
    30,
    '2028-02-14',
    '2028-02-28',
    '2028-03-14',
  ])
  expect(days).toContain('2028-02-29')
  expect(new Set(days).size).toBe(30)
})

test('a day without orders is a row too, and refunds are deducted', () => {
  const [one, two, three] = lastDays(parseDay('2026-11-21'), 3) as [never, never, never]
  const rows = dayRows([one, two, three], {
    orders: [{ day: one, count: 2 }],
    netPayments: [
      { day: one, amount: cents(61_940) },
      { day: three, amount: cents(-30_970) },
    ],
  })
  expect(rows.map(({ orders, amount }) => [orders, amount])).toEqual([
    [2, 61_940],
    [0, 0],
    [0, -30_970],
  ])
  expect(sumOf(rows)).toEqual({ orders: 2, amount: 30_970 })
})
