import { readPaymentMethod } from '#kernel/payment-method.ts'
import type { Buyer, CubanAddress, Recipient, UsAddress } from './parties.rules.ts'
import type { OrderRequest } from './placing/placing.rules.ts'

export const aBuyer = (overrides: Partial<Buyer> = {}): Buyer => ({
  name: 'Ana García Peña',
  email: 'ana@example.com',
  phone: '+1 305 555 0101',
  country: 'US',
  relation: 'family',
  locale: 'es',
  ...overrides,
})

export const vedado: CubanAddress = {
  kind: 'cuba',
  provinceCode: '23',
  municipalityCode: '23.02',
  province: 'La Habana',
  municipality: 'Plaza de la Revolución',
  reparto: 'Vedado',
  street: 'Calle 23',
  number: '456',
  apartment: '3',
  between: ['J', 'K'],
  reference: '',
  delivery: 'door',
}

export const miami: UsAddress = {
  kind: 'usa',
  street: '12 SW 8th St',
  apartment: 'Apt 4',
  city: 'Miami',
  state: 'FL',
  zip: '33130',
}

export const aRecipient = (overrides: Partial<Recipient> = {}): Recipient => ({
  givenNames: 'Marta Elena',
  firstSurname: 'Quesada',
  secondSurname: 'Tamayo',
  phone: '+53 5 2345678',
  secondPhone: '',
  email: 'marta@example.cu',
  authorised: null,
  schedule: '',
  endUse: 'home',
  address: vedado,
  ...overrides,
})

/** To Cuba by Zelle by default. */
export const anOrderRequest = (
  overrides: Partial<OrderRequest> & Pick<OrderRequest, 'lines'>,
): OrderRequest => ({
  destination: 'cuba',
  couponCode: '',
  installation: false,
  method: readPaymentMethod('zelle', 'manual'),
  buyer: aBuyer(),
  recipient: aRecipient(overrides.destination === 'usa' ? { address: miami } : {}),
  nationalId: overrides.destination === 'usa' ? '' : '85041512345',
  showsPrices: false,
  ...overrides,
})
