import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dayOf, endOfDay, parseDay, startOfDay } from '#kernel/time.ts'
import { noPayments, withQuietPeriods } from '#shop/accounting/accounting.rules.ts'
import { lastDays } from '#shop/accounting/last-days.rules.ts'
import { everyDay, readDays } from '#shop/analytics/report.rules.ts'
import { warrantyEnd } from '#shop/catalogue/products/warranty.rules.ts'
import { readCarnet } from '#shop/compliance/carnet.rules.ts'
import { isAlive } from '#shop/coupons/coupon.rules.ts'
import { workingDaysAfter, workingDaysLeft } from '#shop/orders/holds/hold.rules.ts'
import { notifiedUntil } from '#shop/orders/images/damage.rules.ts'
import { payBy } from '#shop/orders/lifecycle/order-state.rules.ts'
import { answerDue } from '#shop/payments/manual-transfer/transfer.rules.ts'
import { zelle } from '#tests/harness/payments/methods.ts'

const hour = 3_600_000
const hoursFrom = (now: Date, until: Date | null) =>
  ((until?.getTime() ?? Number.NaN) - now.getTime()) / hour

/** Evenings before clock changes in Havana and New York, and before a leap day. */
const evenings = ['2026-10-31T23:30:00Z', '2027-03-13T23:30:00Z', '2028-02-28T23:30:00Z'] as const
const bare = { maxUses: null, uses: 0, isActive: true }

describe.each(['UTC', 'America/Havana', 'America/New_York', 'Pacific/Kiritimati'])(
  'on a machine in %s',
  (zone) => {
    beforeAll(() => {
      vi.stubEnv('TZ', zone)
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    })
    afterAll(() => {
      vi.unstubAllEnvs()
    })

    test.each(evenings)('a span of hours has as many real hours from %s on', (evening) => {
      const now = new Date(evening)
      expect(hoursFrom(now, payBy(zelle, 'clear', now))).toBe(72)
      expect(hoursFrom(now, payBy('paypal', 'clear', now))).toBe(0.25)
      expect(hoursFrom(now, notifiedUntil(now))).toBe(48)
    })

    test.each(['2026-11-01', '2027-03-14', '2028-02-29', '2026-12-31'])(
      'a coupon for %s alone counts from its first to its last moment in Havana',
      (input) => {
        const day = parseDay(input)
        const counts = (instant: number) =>
          isAlive({ ...bare, validFromOn: day, validUntilOn: day }, dayOf(new Date(instant)))
        const [first, over] = [startOfDay(day).getTime(), endOfDay(day).getTime()]
        expect([first - 1, first, over - 1, over].map(counts)).toEqual([false, true, true, false])
      },
    )

    test('working days are days of the calendar, across clock changes', () => {
      expect(workingDaysAfter(new Date(evenings[0]), 10)).toBe('2026-11-13')
      expect(workingDaysAfter(new Date('2028-02-22T17:00:00Z'), 10)).toBe('2028-03-07')
      expect(workingDaysLeft(parseDay('2028-03-07'), new Date('2028-02-22T17:00:00Z'))).toBe(10)
      const friday = new Date('2026-10-30T17:00:00Z')
      expect(dayOf(answerDue([{ uploadedAt: friday }]) ?? friday)).toBe('2026-11-02')
    })

    test('a range contains every day and every month once', () => {
      const requests = new URLSearchParams({ desde: '2027-10-30', hasta: '2028-03-14' })
      const days = everyDay(readDays(requests, new Date(evenings[2])), []).map(({ day }) => day)
      expect(days).toEqual(lastDays(parseDay('2028-03-14'), 137))
      expect([days[0], new Set(days).size, days.includes(parseDay('2028-02-29'))]).toEqual([
        '2027-10-30',
        137,
        true,
      ])
      const range = { from: parseDay('2027-10-31'), to: parseDay('2028-03-31') }
      const starts = (unit: 'day' | 'month') =>
        withQuietPeriods([{ ...noPayments, start: range.from }], { ...range, unit }).map(
          ({ start }) => start,
        )
      expect(starts('month')).toEqual(
        ['2027-10', '2027-11', '2027-12', '2028-01', '2028-02', '2028-03'].map((m) => `${m}-01`),
      )
      expect(starts('day')).toHaveLength(153)
    })

    test('a birth on a leap day is valid, and a one-year warranty from it ends on the 28th', () => {
      expect(readCarnet('24022900000', parseDay('2026-11-22'))).toMatchObject({ ok: true })
      expect(readCarnet('23022900000', parseDay('2026-11-22'))).toMatchObject({ ok: false })
      const end = warrantyEnd(new Date('2028-02-29T17:00:00Z'), 2)
      expect(dayOf(end)).toBe('2030-02-28')
    })

    test('an impossible range shows the usual one', () => {
      const now = new Date('2026-11-22T17:00:00Z')
      const usual = readDays(new URLSearchParams(), now)
      expect(usual).toEqual({ from: '2026-10-24', to: '2026-11-22' })
      for (const input of ['2026-02-30', '2026-11-31', '23:59:60', '2016-12-31T23:59:60Z'])
        expect(readDays(new URLSearchParams({ desde: input, hasta: input }), now)).toEqual(usual)
    })
  },
)
