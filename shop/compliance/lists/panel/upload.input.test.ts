import { expect, test } from 'vitest'
import { dayOf } from '#kernel/time.ts'
import { readPublished } from './upload.input.ts'

test('the day of publication is one of the shop, at every hour of its day', () => {
  // the evening of the 26th in Havana is the 27th in UTC
  const evening = new Date('2026-11-27T02:00:00Z')
  expect(dayOf(evening)).toBe('2026-11-26')
  expect(readPublished('2026-11-26', evening)).toEqual(new Date('2026-11-26T00:00:00Z'))
  expect(readPublished('2026-11-27', evening)).toBeNull()
  const morning = new Date('2026-11-27T05:00:00Z')
  expect(readPublished('2026-11-27', morning)).toEqual(new Date('2026-11-27T00:00:00Z'))
})

test('what is no day of the calendar is none of publication either', () => {
  const now = new Date('2026-11-27T05:00:00Z')
  for (const text of ['', '2026-02-30', '27/11/2026', '2026-1-1', null, 5])
    expect([text, readPublished(text, now)]).toEqual([text, null])
})
