/** A valid delivery form for Havana. */
export const typedForCuba = {
  givenNames: 'María del Carmen',
  firstSurname: 'Pérez',
  secondSurname: 'Núñez',
  nationalId: '85031201234',
  phone: '+53 5 234 5678',
  secondPhone: '7 832 1234',
  email: 'carmen@example.com',
  endUse: 'home',
  delivery: 'door',
  province: '23',
  municipality: '23.02',
  reparto: 'Vedado',
  street: 'Calle 23',
  number: '456',
  apartment: '3',
  between1: 'J',
  between2: 'K',
  reference: 'Edificio azul, frente al parque',
  authorisedName: '',
  authorisedId: '',
  schedule: 'Después de las 5',
}

export const typedForUsa = {
  givenNames: 'Ana',
  firstSurname: 'Pérez',
  phone: '(305) 555-0123',
  email: '',
  street: '1200 W 49th St',
  apartment: 'Apt 4',
  city: 'Hialeah',
  state: 'FL',
  zip: '33012',
}

export const typedBuyer = {
  name: 'Ana Pérez',
  email: 'Ana@Example.com',
  phone: '305 555 0123',
  country: 'US',
  relation: 'family',
  locale: 'es',
  showsPrices: '',
}
