import { expect, test } from 'vitest'
import { parseDay } from '#kernel/time.ts'
import { everyDay, readDays } from './report.rules.ts'

const now = new Date('2026-11-21T17:00:00Z')
const read = (query: string) => readDays(new URLSearchParams(query), now)

test('without a wish the last thirty days are shown, and so where the wish makes no sense', () => {
  const last = { from: '2026-10-23', to: '2026-11-21' }
  for (const query of ['', 'desde=ayer', 'desde=2026-12-01', 'desde=1990-01-01'])
    expect(read(query)).toEqual(last)
  expect(read('desde=2026-11-01&hasta=2026-11-02')).toEqual({
    from: '2026-11-01',
    to: '2026-11-02',
  })
})

test('quiet days are shown too', () => {
  const days = { from: parseDay('2026-10-31'), to: parseDay('2026-11-02') }
  expect(everyDay(days, [{ name: '2026-11-01', count: 3 }])).toEqual([
    { day: '2026-10-31', count: 0 },
    { day: '2026-11-01', count: 3 },
    { day: '2026-11-02', count: 0 },
  ])
})
