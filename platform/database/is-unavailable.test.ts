import { expect, test } from 'vitest'
import { isDatabaseUnavailable, isNothingSaved } from './is-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('any'), { code })

test.each([
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a reset connection', withCode('ECONNRESET')],
  ['a server that shuts down', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a lost connection', withCode('08006')],
  ['a statement that took too long', withCode('57014')],
  ['a deadlock', withCode('40P01')],
  ['a read-only server', withCode('25006')],
  ['a full disk under a file', withCode('ENOSPC')],
  ['an exhausted pool', new Error('timeout exceeded when trying to connect')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['the same as a cause', new Error('outer', { cause: withCode('ECONNREFUSED') })],
])('%s passes by itself', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ['a wrong statement', withCode('42601')],
  ['a missing right', withCode('42501')],
  ['a broken constraint', withCode('23505')],
  ['a wrong value', withCode('22P02')],
  ['a bug', new TypeError('x is undefined')],
  ['nothing', undefined],
  ['a text', 'ECONNREFUSED'],
])('%s is a fault and stays one', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test.each(['53100', '25006', 'ENOSPC'])('after %s nothing was saved', (code) => {
  expect(isNothingSaved(withCode(code))).toBe(true)
  expect(isNothingSaved(new Error('outer', { cause: withCode(code) }))).toBe(true)
})

test.each([withCode('08006'), withCode('57014'), new Error('any'), undefined])(
  'after %s something may have been saved',
  (error) => {
    expect(isNothingSaved(error)).toBe(false)
  },
)
