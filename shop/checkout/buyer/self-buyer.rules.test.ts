import { expect, test } from 'vitest'
import { typedForCuba, typedForUsa } from '../checkout.fixture.ts'
import { buyerAfterDelivery, buyerFromRecipient } from './self-buyer.rules.ts'

const usa = { destination: 'usa', before: {}, after: typedForUsa } as const

test('a recipient who pays is the buyer, with the country and the international telephone', () => {
  expect(buyerFromRecipient('usa', typedForUsa)).toEqual({
    name: 'Ana Pérez',
    email: '',
    phone: '+13055550123',
    country: 'US',
  })
  expect(buyerFromRecipient('cuba', typedForCuba)).toMatchObject({
    name: 'María del Carmen Pérez Núñez',
    phone: '+5352345678',
    country: '',
  })
})

test('what the buyer wrote stays, what was copied follows the recipient', () => {
  const first = buyerAfterDelivery({ email: 'ana@example.com' }, { ...usa, isSelf: true })
  expect(first).toMatchObject({ name: 'Ana Pérez', email: 'ana@example.com', relation: 'self' })
  const renamed = { ...usa, before: typedForUsa, after: { ...typedForUsa, givenNames: 'Luisa' } }
  expect(buyerAfterDelivery(first, { ...renamed, isSelf: true })).toMatchObject({
    name: 'Luisa Pérez',
    email: 'ana@example.com',
  })
})

test('a recipient who pays has his own name, not that of who was to pay before', () => {
  const yoel = { name: 'Yoel Díaz', email: 'yoel@example.com', relation: 'family' }
  expect(buyerAfterDelivery(yoel, { ...usa, isSelf: true })).toMatchObject({
    ...{ name: 'Ana Pérez', email: 'yoel@example.com', relation: 'self' },
  })
})

test('a recipient who no longer pays leaves nothing with the buyer', () => {
  const self = buyerAfterDelivery({ email: 'ana@example.com' }, { ...usa, isSelf: true })
  const other = buyerAfterDelivery(self, { ...usa, before: typedForUsa, isSelf: false })
  expect(other).toMatchObject({ email: 'ana@example.com', relation: '' })
  expect(other.name).toBeUndefined()
  expect(buyerAfterDelivery({ relation: 'family' }, { ...usa, isSelf: false })).toEqual({
    relation: 'family',
  })
})
