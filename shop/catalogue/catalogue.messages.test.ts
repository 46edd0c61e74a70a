import { expect, test } from 'vitest'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'

test('the label of portable is Energía Portátil, in English Portable Power (S-229)', () => {
  expect(es.category.portable).toBe('Energía Portátil')
  expect(en.category.portable).toBe('Portable Power')
})

test('the labels of the categories (S-223, S-224, S-225, S-226, S-227, S-228)', () => {
  expect(es.category).toEqual({
    kit: 'Kit Solar',
    battery: 'Batería',
    panel: 'Panel Solar',
    inverter: 'Inversor',
    portable: 'Energía Portátil',
    accessory: 'Accesorio',
    unknown: 'Desconocido',
  })
})
