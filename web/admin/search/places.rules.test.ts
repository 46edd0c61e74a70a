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

test('a slip of one letter finds what no word finds as it is typed', () => {
  for (const typed of ['auditoira', 'audtoria', 'auditorria', 'auditaria'])
    expect([typed, found(typed)]).toEqual([typed, ['/c']])
  expect(found('telefno pago')).toEqual(['/b'])
  expect(found('adtoria')).toEqual([])
  expect(found('zele')).toEqual([])
})

test('nothing is found by words that no place has together, nor by none', () => {
  expect(found('zelle auditoria')).toEqual([])
  expect(found('  ')).toEqual([])
})
