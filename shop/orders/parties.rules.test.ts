import { expect, test } from 'vitest'
import { aRecipient } from './order.fixture.ts'
import { isForOneself, recipientName, shippingAddress, streetLine } from './parties.rules.ts'

const marta = aRecipient({ givenNames: 'Marta', firstSurname: 'Pérez', secondSurname: 'López' })

test('a Cuban address is written in the Cuban format', () => {
  expect(streetLine(marta.address)).toBe('Calle 23 #456 apto 3 e/ J y K')
})

test('an empty part leaves no trace in the line', () => {
  const { address } = marta
  if (address.kind !== 'cuba') throw new Error('not Cuban')
  const bare = { ...address, number: '', apartment: '', between: ['J', ''] as const }
  expect(streetLine(bare)).toBe('Calle 23 e/ J')
})

test('the confirmation names the address by six fields (S-245)', () => {
  expect(shippingAddress(marta)).toEqual({
    recipientName: 'Marta Pérez López',
    street: 'Calle 23 #456 apto 3 e/ J y K',
    reparto: 'Vedado',
    municipality: 'Plaza de la Revolución',
    province: 'La Habana',
    phone: '+53 5 2345678',
  })
})

test('an address in the USA fills the same fields', () => {
  const address = {
    kind: 'usa',
    street: '12 SW 8th St',
    apartment: 'Apt 4',
    city: 'Miami',
    state: 'FL',
    zip: '33130',
  } as const
  const sent = shippingAddress({ ...marta, secondSurname: '', address })
  expect(sent).toMatchObject({ municipality: 'Miami', province: 'FL 33130', reparto: '' })
  expect(sent.street).toBe('12 SW 8th St, Apt 4')
  expect(recipientName({ ...marta, secondSurname: '' })).toBe('Marta Pérez')
})

test('whoever buys for himself has nobody to send a link to', () => {
  const john = { givenNames: 'John', firstSurname: 'Garza', secondSurname: '' }
  expect(isForOneself({ name: ' john  Garza' }, john)).toBe(true)
  expect(isForOneself({ name: 'Ana García Peña' }, john)).toBe(false)
})
