import { expect, test } from 'vitest'
import { readMethod } from './method.input.ts'

const paypal = { method: 'paypal', active: 'on', usa: 'on', cuba: 'on' }
const read = (limits: Readonly<Record<string, string>>) =>
  readMethod({ ...paypal, ...limits }, ['paypal'])

test('a maximum below the minimum is refused beside the maximum', () => {
  expect(read({ min: '500', max: '100' })).toEqual({
    ok: false,
    method: 'paypal',
    field: 'max',
    problem: 'amounts_crossed',
  })
  for (const limits of [
    { min: '100', max: '100' },
    { min: '500', max: '' },
    { min: '', max: '1' },
  ])
    expect([limits, read(limits).ok]).toEqual([limits, true])
})
