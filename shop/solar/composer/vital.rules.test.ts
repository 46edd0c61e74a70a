import { expect, test } from 'vitest'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationShelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { runtimeOf } from '#shop/electrical/runtime.rules.ts'
import { calculationIn } from '../calculator/calculation-query.rules.ts'
import { calculatedNeed } from './need-of.rules.ts'

const lowestHours = (query: string) => {
  const asked = calculatedNeed(calculationIn(new URLSearchParams(query)))
  if (!asked) throw new Error('no need')
  const { need, place, demand } = asked
  const found = setsByLevel(demonstrationShelf, need, checkAt(place, { demand }, true))
  return found.map(({ set }) => runtimeOf(set, need.meanW).hoursLow)
}

test.each([
  ['apagon=20&equipos=ox1', 20],
  ['apagon=14&equipos=ne1', 14],
  ['apagon=20&equipos=ox1-rm1', 20],
  ['apagon=10&equipos=cp1&paneles=no', 10],
  ['apagon=10&equipos=x1w350h24&nombres=Concentrador', 10],
  ['apagon=8&equipos=x1w60h24-rm1&nombres=Ventilador+mecánico&paneles=no', 8],
])('with a medical device even the lowest hours of a set last: %s', (query, hours) => {
  const found = lowestHours(query)
  expect(found.length).toBeGreaterThan(0)
  for (const low of found) expect(low).toBeGreaterThanOrEqual(hours)
})
