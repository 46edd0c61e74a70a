import { expect, test } from 'vitest'
import { shownParameters } from './address.ts'

test('however an address was written, its parameters come in one order, without empty ones and campaigns', () => {
  const overrides = [
    ['max_price', '900'],
    ['search', 'panel solar'],
  ]
  for (const search of [
    '?search=panel+solar&max_price=900',
    '?max_price=900&utm_source=x&search=panel%20solar&page=',
    '?fbclid=1&max_price=+900+&search=panel solar ',
  ])
    expect(shownParameters(search)).toEqual(overrides)
})
