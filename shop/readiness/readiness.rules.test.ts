import { expect, test } from 'vitest'
import { isDemonstration, isReady, type ReadinessFacts, readinessOf } from './readiness.rules.ts'

const whole: ReadinessFacts = {
  seller: {
    legalName: 'Luz LLC',
    legalAddress: '1 Main St, Miami',
    supportEmail: 'ayuda@luz.com',
    phone: '+1 305 123 4567',
  },
  paymentMethods: 1,
  sendsEmails: true,
  unproven: [],
  hasFreshLists: true,
  servedProvinces: 16,
  costPerPound: 199,
  reviewed: ['provinces', 'rates', 'taxes'],
  legalTextsMissing: 0,
  hoursSinceBackup: 3,
  administratorsWithoutSecondFactor: 0,
  demonstrationProducts: 0,
  ownProducts: 12,
}
const missingWith = (overrides: Partial<ReadinessFacts>) =>
  readinessOf({ ...whole, ...overrides })
    .filter(({ isMet }) => !isMet)
    .map(({ requirement }) => requirement)

test('a shop with everything is ready', () => {
  expect(isReady(readinessOf(whole))).toBe(true)
})

test.each<[Partial<ReadinessFacts>, string]>([
  [{ seller: { ...whole.seller, supportEmail: 'ayuda@girasol.example' } }, 'seller'],
  [{ seller: { ...whole.seller, legalName: 'Girasol LLC (demostración)' } }, 'seller'],
  [{ seller: { ...whole.seller, legalAddress: '' } }, 'seller'],
  [{ paymentMethods: 0 }, 'payment'],
  [{ sendsEmails: false }, 'sending'],
  [{ unproven: ['payment'] }, 'payment'],
  [{ unproven: ['sending'] }, 'sending'],
  [{ hasFreshLists: false }, 'screening'],
  [{ servedProvinces: 0 }, 'provinces'],
  [{ costPerPound: 0 }, 'rates'],
  [{ reviewed: ['rates', 'taxes'] }, 'provinces'],
  [{ reviewed: ['provinces', 'taxes'] }, 'rates'],
  [{ reviewed: ['provinces', 'rates'] }, 'taxes'],
  [{ legalTextsMissing: 1 }, 'legal'],
  [{ hoursSinceBackup: null }, 'copies'],
  [{ hoursSinceBackup: 30 }, 'copies'],
  [{ administratorsWithoutSecondFactor: 1 }, 'second_factor'],
  [{ demonstrationProducts: 71 }, 'products'],
  [{ ownProducts: 0 }, 'products'],
])('%o lacks %s', (overrides, requirement) => {
  expect(missingWith(overrides)).toEqual([requirement])
})

test('what a new shop starts with counts once the owner has reviewed it, and only what is there can be reviewed', () => {
  const asked = (overrides: Partial<ReadinessFacts>) =>
    readinessOf({ ...whole, reviewed: [], ...overrides })
      .filter(({ isToReview }) => isToReview)
      .map(({ requirement }) => requirement)
  expect(asked({})).toEqual(['provinces', 'rates', 'taxes'])
  expect(asked({ reviewed: ['taxes'] })).toEqual(['provinces', 'rates'])
  expect(asked({ servedProvinces: 0, costPerPound: 0 })).toEqual(['taxes'])
})

test('a shop stops being a demonstration with the last requirement, and an old backup brings nothing back', () => {
  const after = (overrides: Partial<ReadinessFacts>, before: boolean) =>
    isDemonstration(readinessOf({ ...whole, ...overrides }), before)
  expect(after({}, true)).toBe(false)
  expect(after({ hoursSinceBackup: 30 }, true)).toBe(true)
  expect(after({ hoursSinceBackup: 30 }, false)).toBe(false)
  expect(after({ hasFreshLists: false }, false)).toBe(false)
  expect(after({ unproven: ['payment', 'sending'] }, false)).toBe(false)
  expect(after({ unproven: ['payment'] }, true)).toBe(true)
  expect(after({ unproven: ['sending'], sendsEmails: false }, false)).toBe(true)
  expect(after({ demonstrationProducts: 1 }, false)).toBe(true)
  expect(after({ paymentMethods: 0 }, false)).toBe(true)
})

test('of who sells, each thing that is empty or the demonstration’s is named', () => {
  const seller = { ...whole.seller, supportEmail: 'ayuda@girasol.example', phone: '' }
  const line = readinessOf({ ...whole, seller }).find((one) => one.requirement === 'seller')
  expect(line?.lacks).toEqual(['supportEmail', 'phone'])
  expect(readinessOf(whole).flatMap(({ lacks }) => lacks)).toEqual([])
})
