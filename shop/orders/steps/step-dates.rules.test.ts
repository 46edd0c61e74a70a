import { expect, test } from 'vitest'
import { stepDates } from './step-dates.rules.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const change = (axis: string, to_state: string, date: number) => ({
  ...{ axis, to_state, changed_at: day(date) },
})

test('each step has the day on which it was done, the last one where it was done again', () => {
  const order = { placedAt: day(1), paidAt: day(2) }
  const dates = stepDates({ ...order, compliance: 'released' }, [
    change('compliance', 'released', 3),
    change('delivery', 'prepared', 4),
    change('delivery', 'to_prepare', 5),
    change('delivery', 'prepared', 6),
    change('delivery', 'in_customs', 8),
    change('delivery', 'in_province', 9),
  ])
  expect(dates).toEqual({
    received: day(1),
    paid: day(2),
    verified: day(3),
    preparing: day(6),
    in_cuba: day(8),
  })
  const unpaid = { placedAt: day(1), paidAt: null, compliance: 'clear' } as const
  expect(stepDates(unpaid, [])).toEqual({ received: day(1) })
})

test('an order that nobody had to look at is verified with its payment', () => {
  const order = { placedAt: day(1), paidAt: day(2) }
  expect(stepDates({ ...order, compliance: 'clear' }, []).verified).toEqual(day(2))
  expect(stepDates({ ...order, compliance: 'held' }, []).verified).toBeUndefined()
})
