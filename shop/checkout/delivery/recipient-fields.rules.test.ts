import { expect, test } from 'vitest'
import { typedForCuba, typedForUsa } from '../checkout.fixture.ts'
import { namedFields } from '../form-checks.rules.ts'
import { cubaFields, recipientInCuba } from './delivery-form.rules.ts'
import { recipientFields } from './recipient-fields.rules.ts'
import { recipientInUsa, usaFields } from './usa-form.rules.ts'

test('the form of a recipient makes the same recipient again, but for identity numbers', () => {
  const cuban = recipientInCuba(namedFields(cubaFields, typedForCuba))
  const again = recipientFields(cuban)
  expect(recipientInCuba(namedFields(cubaFields, again))).toEqual({ ...cuban, authorised: null })
  expect([again.nationalId, again.authorisedId, again.authorisedName]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const american = recipientInUsa(namedFields(usaFields, typedForUsa))
  expect(recipientInUsa(namedFields(usaFields, recipientFields(american)))).toEqual(american)
})
