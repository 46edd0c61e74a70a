import { expect, test } from 'vitest'
import { addDays, type Day, parseDay, weekdayOf } from '#kernel/time.ts'
import { arrivalWindow, daysAnywhere, maxTransitDays } from './arrival.rules.ts'
import { isDeliveryDay, isPreparationDay } from './holidays.rules.ts'

const day = parseDay
const window = (paidOn: string, min: number, max: number, preparationDays = 2) =>
  arrivalWindow({ paidOn: day(paidOn), preparationDays, days: { min, max } })

test('preparation counts working days after the payment, transit counts all days', () => {
  expect(window('2026-12-01', 5, 10)).toEqual({ from: '2026-12-08', to: '2026-12-14' })
})

test('Thanksgiving and the weekend prolong the preparation', () => {
  expect(window('2026-11-25', 8, 16)).toEqual({ from: '2026-12-08', to: '2026-12-16' })
})

test('nothing is delivered on a Sunday or a Cuban holiday', () => {
  expect(window('2026-12-21', 1, 2)).toEqual({ from: '2026-12-24', to: '2026-12-26' })
  expect(window('2026-12-28', 1, 2)).toEqual({ from: '2027-01-04', to: '2027-01-04' })
})

test('without preparation a payment on a working day leaves the same day', () => {
  expect(window('2026-12-01', 1, 1, 0)).toEqual({ from: '2026-12-02', to: '2026-12-02' })
  expect(window('2026-12-05', 1, 1, 0)).toEqual({ from: '2026-12-08', to: '2026-12-08' })
})

test.each([
  ['2024', '2024-03-29'],
  ['2025', '2025-04-18'],
  ['2026', '2026-04-03'],
  ['2027', '2027-03-26'],
  ['2038', '2038-04-23'],
])('in %s Good Friday is %s', (_, friday) => {
  expect(isDeliveryDay(day(friday))).toBe(false)
  expect(isDeliveryDay(addDays(day(friday), 7))).toBe(true)
})

test.each(['2026-05-25', '2026-09-07', '2026-11-26', '2027-05-31', '2027-07-05'])(
  'on %s nothing is packed only where it is a holiday',
  (value) => expect(isPreparationDay(day(value))).toBe(value === '2027-07-05'),
)

test('over three years every window is in order, after the payment, on days of delivery', () => {
  let paidOn: Day = day('2026-01-01')
  for (let count = 0; count < 1096; count += 1) {
    const { from, to } = window(paidOn, 12, 25, count % 6)
    expect(from <= to && from >= addDays(paidOn, 12)).toBe(true)
    expect([from, to].every(isDeliveryDay)).toBe(true)
    expect(weekdayOf(from)).not.toBe(0)
    paidOn = addDays(paidOn, 1)
  }
})

test('the banner states the longest transit of the served provinces', () => {
  const services = [{ days: { min: 12, max: 20 } }, { days: null }, { days: { min: 15, max: 23 } }]
  expect(daysAnywhere(services)).toEqual({ min: 12, max: 23 })
  expect(maxTransitDays(services)).toBe(23)
  expect([daysAnywhere([]), maxTransitDays([{ days: null }])]).toEqual([null, 25])
})

test('in a week without holidays every date lies within the days that the banner states', () => {
  const [transit, preparation] = [{ min: 12, max: 25 }, 2]
  for (const paidOn of ['2026-11-02', '2026-11-04', '2026-11-06', '2026-11-07']) {
    const sent = window(paidOn, 0, 0, preparation).from
    const { from, to } = window(paidOn, transit.min, transit.max, preparation)
    expect(from >= addDays(sent, transit.min)).toBe(true)
    // a Sunday is moved to the Monday
    expect(to <= addDays(sent, transit.max + 1)).toBe(true)
  }
})
