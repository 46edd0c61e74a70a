import { expect, test } from 'vitest'
import { es as cart } from '#shop/cart/messages/es.ts'
import { es } from '#shop/cart/messages/moved.es.ts'
import { movedText } from './moved-text.rules.ts'

const text = (left: string[], back: string[] = []) =>
  movedText(es, 'es', { destination: 'usa', left, back, wayBack: cart.aside.text.usa })

test('a change of destination names what waits and what came back', () => {
  expect(text([])).toBe('Ahora ves los precios en EE. UU.')
  expect(text(['Kit Nevera'])).toBe(
    'Se quitó 1 producto que no se envía a ese destino: Kit Nevera. Vuelve al carrito si eliges Cuba.',
  )
  expect(text(['A', 'B', 'C', 'D'])).toContain('Se quitaron 4 productos')
  expect(text(['A', 'B', 'C', 'D'])).toContain(': A, B, C ….')
  expect(text([], ['Kit Nevera'])).toBe('De vuelta en el carrito: Kit Nevera.')
})
