import { expect, test } from 'vitest'
import { readPaymentMethod } from '#kernel/payment-method.ts'
import { zelle } from '#tests/harness/payments/methods.ts'
import { readAddedName, readMethod } from './method.input.ts'

const paypal = { method: 'paypal', active: 'on', usa: 'on', cuba: 'on' }
const typedWhole = {
  ...{ method: zelle, name: 'Zelle', recipient: 'pagos@girasol.example', registeredName: 'b' },
  ...{ active: 'on', usa: 'on' },
}
const errorsOf = (typed: Readonly<Record<string, string>>, method = zelle) => {
  const answer = readMethod({ ...typedWhole, method, ...typed }, [method])
  return answer.ok ? {} : answer.errors
}
const read = (limits: Readonly<Record<string, string>>) =>
  readMethod({ ...paypal, ...limits }, ['paypal'])

test('a maximum below the minimum is refused beside the maximum', () => {
  expect(read({ min: '500', max: '100' })).toEqual({
    ok: false,
    method: 'paypal',
    errors: { max: 'amounts_crossed' },
  })
  for (const limits of [
    { min: '100', max: '100' },
    { min: '500', max: '' },
    { min: '', max: '1' },
  ])
    expect([limits, read(limits).ok]).toEqual([limits, true])
})

test('a text that is too long is refused beside its field, and none is cut', () => {
  expect(errorsOf({})).toEqual({})
  expect(errorsOf({ name: 'x'.repeat(61) })).toEqual({ name: 'name_too_long' })
  expect(errorsOf({ recipient: 'x'.repeat(121) })).toEqual({ recipient: 'text_too_long' })
  expect(errorsOf({ instructionsEn: 'x'.repeat(301) })).toEqual({ instructionsEn: 'text_too_long' })
  expect(errorsOf({ name: 'x'.repeat(60), instructionsEs: 'x'.repeat(300) })).toEqual({})
})

test('every field that is wrong is named at once', () => {
  const invalid = { max: 'abc', min: '-2', recipient: '', secondAbove: '-1', usa: '' }
  expect(errorsOf(invalid)).toEqual({
    ...{ min: 'amount_unreadable', max: 'amount_unreadable', secondAbove: 'amount_unreadable' },
    ...{ recipient: 'recipient_missing', usa: 'destination_missing' },
  })
})

test('Zelle pays to an e-mail or a telephone of the USA; another transfer to whatever its owner writes', () => {
  for (const recipient of ['no-es-correo', 'a@b', '12345', '@pagos', '+53 5234 5678'])
    expect([recipient, errorsOf({ recipient })]).toEqual([
      recipient,
      { recipient: 'recipient_no_zelle' },
    ])
  for (const recipient of ['pagos@girasol.example', '(305) 555-0142', '+1 305 555 0142'])
    expect([recipient, errorsOf({ recipient })]).toEqual([recipient, {}])
  const other = readPaymentMethod('giro_postal', 'manual')
  expect(errorsOf({ recipient: 'Cuenta 0042' }, other)).toEqual({})
  expect(errorsOf({ recipient: '' }, other)).toEqual({ recipient: 'recipient_missing' })
})

test('what is open is open for some destination, and what is closed needs none', () => {
  expect(errorsOf({ usa: '' })).toEqual({ usa: 'destination_missing' })
  expect(errorsOf({ usa: '', cuba: 'on' })).toEqual({})
  expect(errorsOf({ usa: '', active: '' })).toEqual({})
})

test('a method is named in letters, and within its length', () => {
  expect(readAddedName({ name: ' Giro  postal ' })).toEqual({ ok: true, value: 'Giro postal' })
  for (const name of ['', '💸💸', '--'])
    expect([name, readAddedName({ name })]).toEqual([name, { ok: false, code: 'name_missing' }])
  expect(readAddedName({ name: 'x'.repeat(61) })).toEqual({ ok: false, code: 'name_too_long' })
})
