import { expect, test } from 'vitest'
import { placesWith } from './places.rules.ts'

const places = [
  { to: '/a', title: 'Formas de pago', text: 'Zelle y PayPal' },
  { to: '/b', title: 'Ajustes', text: 'Teléfono, correo, forma de pago del pedido' },
  { to: '/c', title: 'Auditoría', text: '' },
]
const found = (search: string) => placesWith(places, search).map(({ to }) => to)

test('a place is found by every word of its title or text, without accents, by its title first', () => {
  expect(found('PAGO forma')).toEqual(['/a', '/b'])
  expect(found('auditoria')).toEqual(['/c'])
  expect(found('telefono pago')).toEqual(['/b'])
})

test('nothing is found by words that no place has together, nor by none', () => {
  expect(found('zelle auditoria')).toEqual([])
  expect(found('  ')).toEqual([])
})
