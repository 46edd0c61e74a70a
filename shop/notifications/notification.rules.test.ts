import { expect, test } from 'vitest'
import { readChoice } from './notification.input.ts'
import {
  chosenSince,
  eventsFor,
  eventsWithoutChoice,
  hourOf,
  isQuiet,
  isSilent,
  isSummaryDue,
  linesOf,
  staffEvents,
  usualChoice,
} from './notification.rules.ts'

test('a quiet hour may pass midnight, and none is none', () => {
  const night = { quietFrom: 22, quietUntil: 7 }
  expect([21, 22, 23, 0, 6, 7].map((hour) => isQuiet(night, hour))).toEqual([
    ...[false, true, true, true, true, false],
  ])
  const noon = { quietFrom: 12, quietUntil: 14 }
  expect([11, 12, 13, 14].map((hour) => isQuiet(noon, hour))).toEqual([false, true, true, false])
  expect(isQuiet({ quietFrom: 7, quietUntil: 7 }, 7)).toBe(false)
  expect(hourOf(new Date('2026-11-21T17:00:00Z'))).toBe(12)
})

test('the same line is sent once, and a flood is counted', () => {
  const many = Array.from({ length: 40 }, (_, at) => ({
    event: 'order' as const,
    subject: String(at % 35),
  }))
  const lines = linesOf(
    many,
    ({ subject }) => ({ text: subject, link: null }),
    (count) => `+${count}`,
  )
  expect([lines.length, lines.at(-1)]).toEqual([31, { text: '+5', link: null }])
})

test('an event counts from when it was chosen, and what was chosen before from the last look', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 27, 8, minute))
  const changes = [
    { at: at(5), before: { events: ['hold'] }, after: { events: ['hold', 'placed'] } },
    { at: at(3), before: { events: ['hold', 'placed'] }, after: { events: ['hold'] } },
    { at: at(1), before: null, after: { summary: 8 } },
  ]
  expect(chosenSince('placed', changes)).toEqual(at(5))
  expect(chosenSince('hold', changes)).toBeNull()
  expect(chosenSince('proof', [])).toBeNull()
})

test('a choice is read from its form, and hours that no clock has are refused', () => {
  const user = '00000000-0000-4000-8000-00000000ad31'
  const typed = { user, event_order: 'on', event_other: 'on', quietFrom: '22', quietUntil: '7' }
  expect(readChoice({ ...typed, summaryAt: '8' })).toEqual({
    user,
    choice: { events: ['order'], quietFrom: 22, quietUntil: 7, summaryAt: 8, byEmail: false },
  })
  expect(readChoice({ ...typed, byEmail: 'on' })?.choice.byEmail).toBe(true)
  expect(readChoice({ ...typed, summaryAt: '-' })?.choice.summaryAt).toBeNull()
  expect(readChoice({ ...typed, summaryAt: '', quietFrom: '24' })).toBeNull()
  expect(readChoice({ ...typed, user: 'x' })).toBeNull()
})

test('whoever may do a part of it is notified of that part', () => {
  expect(eventsFor(null)).toEqual(staffEvents)
  expect(eventsFor(['packing'])).toEqual(['order', 'cancelled'])
  expect(eventsFor(['compliance', 'payments'])).toEqual(['cancelled', 'proof', 'hold', 'lists'])
  expect(eventsFor([])).toEqual([])
})

test('where nobody chose, whoever may do everything hears of all that runs out of time', () => {
  expect(eventsWithoutChoice(null)).toEqual([
    ...['order', 'cancelled', 'proof', 'hold', 'damage', 'email', 'stock', 'lists'],
  ])
  expect(eventsWithoutChoice(['orders'])).toEqual([])
  expect(eventsFor(['orders'])).toEqual(['placed', 'order', 'cancelled', 'damage'])
})

test('a choice without any event and without a summary is a silent one', () => {
  expect(isSilent(usualChoice)).toBe(true)
  expect(isSilent({ ...usualChoice, summaryAt: 8 })).toBe(false)
  expect(isSilent({ ...usualChoice, events: ['lists'] })).toBe(false)
})

test('a summary is due once a day of the shop, from its hour on', () => {
  const at = (time: string) => new Date(`2026-11-26T${time}:00-05:00`)
  const person = { summaryAt: 8, summarisedOn: '2026-11-25' }
  expect(['07:59', '08:00', '23:59'].map((time) => isSummaryDue(person, at(time)))).toEqual([
    ...[false, true, true],
  ])
  expect(isSummaryDue({ ...person, summarisedOn: '2026-11-26' }, at('23:59'))).toBe(false)
  expect(isSummaryDue({ summaryAt: null, summarisedOn: null }, at('12:00'))).toBe(false)
})
