import { expect, test } from 'vitest'
import { consentKinds, consentTo, onlyNecessary, readConsent } from './consent.rules.ts'
import { allowedIn, everything } from './question.rules.ts'

test('consent has the kinds necessary, performance, functional and marketing (S-238)', () => {
  expect([...consentKinds]).toEqual(['necessary', 'performance', 'functional', 'marketing'])
  expect(Object.keys(onlyNecessary)).toEqual([...consentKinds])
})

test('by default only what is necessary is allowed, and declining allows only that (S-269, S-271)', () => {
  expect(onlyNecessary).toEqual({
    necessary: true,
    performance: false,
    functional: false,
    marketing: false,
  })
})

test("'Accept all' allows all four (S-270)", () => {
  expect(Object.values(everything)).toEqual([true, true, true, true])
})

test('necessary is true whatever is ticked or stored (S-239)', () => {
  expect(consentTo([])).toEqual(onlyNecessary)
  expect(consentTo(['marketing'])).toEqual({ ...onlyNecessary, marketing: true })
  expect(readConsent('{"necessary":false,"performance":true}')).toEqual({
    ...onlyNecessary,
    performance: true,
  })
})

test('an invalid choice shows the banner again', () => {
  for (const stored of [null, '', '{', '[]', 'null', '7', '"all"', '{"everything":true}'])
    expect(readConsent(stored)).toBeNull()
  expect(readConsent('{"performance":"yes"}')).toEqual(onlyNecessary)
})

test('what a choice allows beyond the necessary is one text', () => {
  expect(allowedIn(onlyNecessary)).toBe('')
  expect(allowedIn(everything)).toBe('performance,functional,marketing')
  expect(allowedIn(consentTo(['marketing']))).toBe('marketing')
})
