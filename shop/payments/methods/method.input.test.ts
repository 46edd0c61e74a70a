import { expect, test } from 'vitest'
import { zelle } from '#tests/harness/payments/methods.ts'
import { readAddedName, readMethod } from './method.input.ts'

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

test('a text that is too long is refused beside its field, and none is cut', () => {
  const typedWhole = { method: zelle, name: 'Zelle', recipient: 'a', registeredName: 'b' }
  const problemOf = (typed: Readonly<Record<string, string>>) => {
    const answer = readMethod({ ...typedWhole, ...typed }, [zelle])
    return answer.ok ? null : [answer.field, answer.problem]
  }
  expect(problemOf({})).toBeNull()
  expect(problemOf({ name: 'x'.repeat(61) })).toEqual(['name', 'name_too_long'])
  expect(problemOf({ recipient: 'x'.repeat(121) })).toEqual(['recipient', 'text_too_long'])
  expect(problemOf({ instructionsEn: 'x'.repeat(301) })).toEqual([
    'instructionsEn',
    'text_too_long',
  ])
  expect(problemOf({ name: 'x'.repeat(60), instructionsEs: 'x'.repeat(300) })).toBeNull()
})

test('a method is named in letters, and within its length', () => {
  expect(readAddedName({ name: ' Giro  postal ' })).toEqual({ ok: true, value: 'Giro postal' })
  for (const name of ['', '💸💸', '--'])
    expect([name, readAddedName({ name })]).toEqual([name, { ok: false, code: 'name_missing' }])
  expect(readAddedName({ name: 'x'.repeat(61) })).toEqual({ ok: false, code: 'name_too_long' })
})
