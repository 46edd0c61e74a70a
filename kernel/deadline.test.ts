import { expect, test } from 'vitest'
import { formatDeadline } from './deadline.ts'

const at = new Date('2026-11-24T04:30:00Z')

test('a deadline names the clock of where the order goes', () => {
  const texts = (['cuba', 'usa'] as const).flatMap((to) =>
    (['es', 'en'] as const).map((locale) => formatDeadline(at, locale, to).replace(/\u00a0/g, ' ')),
  )
  expect(texts).toEqual([
    '23 nov 2026, 11:30 p.m. (hora de Cuba)',
    'Nov 23, 2026, 11:30 PM (Cuba time)',
    '23 nov 2026, 11:30 p.m. (hora del Este de EE. UU.)',
    'Nov 23, 2026, 11:30 PM (Eastern time)',
  ])
})
