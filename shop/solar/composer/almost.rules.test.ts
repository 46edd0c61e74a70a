import { expect, test } from 'vitest'
import { almost } from '#shop/electrical/composer/almost.rules.ts'
import { cheapestSet } from '#shop/electrical/composer/compose.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { listed, demonstrationShelf as shelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { calculationIn } from '../calculator/calculation-query.rules.ts'
import { switchedOff } from '../calculator/switched-off.rules.ts'
import { calculatedNeed } from './need-of.rules.ts'

const composed = (query: string) => {
  const { items, ...calculation } = calculationIn(new URLSearchParams(query))
  const asked = calculatedNeed({ ...calculation, items })
  if (!asked) throw new Error('no need')
  const { need, place, demand } = asked
  const check = checkAt(place, { demand }, true)
  const price = cheapestSet(shelf, need, check)?.price ?? 0
  return { items, need, place, price, near: almost(shelf, need, check, price) }
}

test('of a set that is short of ten watts of sun is told which, and what to switch off', () => {
  const { near, price, items, need, place } = composed(
    'equipos=vp2-bl4-ro1-te3-tv1&apagon=12&lugar=35',
  )
  expect(price).toBe(141_188)
  expect(near?.set.price).toBe(128_190)
  expect(listed(near?.set.lines ?? [])).toMatchObject({ 'BAT-12V200': 1, 'PAN-600T': 1 })
  expect(near?.reason).toMatchObject({ kind: 'sun', has: 600 })
  const saved = near && switchedOff(near.reason, items, need.blackoutHours, place.sunHours)
  expect(saved?.hours).toBeGreaterThan(0)
  expect(saved?.hours).toBeLessThanOrEqual(1)
})

test('with as much less of it that very set does', () => {
  const { price } = composed('equipos=vp2-bl4-ro1-te3-tv1h4&apagon=12&lugar=35')
  expect(price).toBe(128_190)
})

test('what is nearly enough falls short, costs less, and is never told for a medical device', () => {
  for (const query of [
    'equipos=rm1-vp2-bl6-tv1&apagon=8&lugar=23',
    'equipos=rm1-vp1-bl3&apagon=10&lugar=32&paneles=no',
    'equipos=rm1-tv1-vp1&apagon=14&lugar=US-FL',
  ]) {
    const { near, price } = composed(query)
    expect(near?.set.price ?? 0).toBeLessThanOrEqual(0.97 * price)
    if (near && 'needs' in near.reason) expect(near.reason.has / near.reason.needs).toBeLessThan(1)
  }
  expect(composed('equipos=ox1-tv1&apagon=8&lugar=23').near).toBeNull()
})
