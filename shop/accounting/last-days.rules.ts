import { cents, type Usd, zero } from '#kernel/money.ts'
import { type Day, dayMs, parseDay } from '#kernel/time.ts'

export interface DayRow {
  readonly day: Day
  readonly orders: number
  readonly amount: Usd
}

/** The last `count` days up to today, oldest first. */
export const lastDays = (today: Day, count: number): Day[] => {
  const last = Date.parse(`${today}T00:00:00Z`)
  return Array.from({ length: count }, (_, index) =>
    parseDay(new Date(last - (count - 1 - index) * dayMs).toISOString().slice(0, 10)),
  )
}

interface Counted {
  readonly orders: readonly { readonly day: Day; readonly count: number }[]
  readonly netPayments: readonly { readonly day: Day; readonly amount: Usd }[]
}

/** One row per day, days without entries included. */
export const dayRows = (days: readonly Day[], { orders, netPayments }: Counted): DayRow[] => {
  const counts = new Map(orders.map(({ day, count }) => [day, count]))
  const amounts = new Map(netPayments.map(({ day, amount }) => [day, amount]))
  return days.map((day) => ({
    day,
    orders: counts.get(day) ?? 0,
    amount: amounts.get(day) ?? zero,
  }))
}

export const sumOf = (rows: readonly DayRow[]): Pick<DayRow, 'orders' | 'amount'> => ({
  orders: rows.reduce((sum, row) => sum + row.orders, 0),
  amount: cents(rows.reduce((sum, row) => sum + row.amount, 0)),
})
