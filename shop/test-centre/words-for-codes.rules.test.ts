import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { messages } from './messages/messages.ts'
import { whyRefused } from './why-refused.rules.ts'

const textsIn = (table: unknown): string[] =>
  typeof table === 'string' ? [table] : Object.values(table as object).flatMap(textsIn)

test.each(locales)(
  'no text of the test centre is a code: no table, column or key (%s)',
  (locale) => {
    const texts = textsIn(messages.testCentre[locale]).map((text) => text.replace(/\{\w+\}/g, ''))
    expect(texts.filter((text) => /\b[a-z]+_[a-z_]+\b|solarCart|\b\d{5}\b/.test(text))).toEqual([])
  },
)

test.each(locales)(
  'no result counts “1 productos”: a number stands beside no plural (%s)',
  (locale) => {
    const texts = textsIn(messages.testCentre[locale])
    expect(
      texts.filter((text) =>
        /\{(count|days|hours|minutes|seconds|waiting|failed)\} \p{L}{3,}s\b/u.test(text),
      ),
    ).toEqual([])
  },
)

test('a refusal is said in words, also one that has none of its own', () => {
  const { refusals } = messages.testCentre.es.findings
  expect(whyRefused(refusals, 'maintenance')).toBe('está cerrada por mantenimiento')
  for (const code of ['from_tomorrow', 'toString', 'constructor'])
    expect(whyRefused(refusals, code)).toBe(refusals.other)
})
