import { expect, test } from 'vitest'
import { aCartLine } from './cart.fixture.ts'
import { type CartStore, saveOrNotify } from './cart-persistence.rules.ts'
import { es } from './messages/es.ts'

const cartStoreOf = (fails: boolean): CartStore => ({
  save: async () => {
    if (fails) throw new Error('the cloud is away')
  },
})

test('a cart that cannot be saved is told in the words of the specification (S-362)', async () => {
  const notified: string[] = []
  const notify = () => notified.push(es.toasts.notSaved.title, es.toasts.notSaved.description)
  expect(await saveOrNotify(cartStoreOf(true), [aCartLine()], notify)).toBe(false)
  expect(notified).toEqual([
    'Error al actualizar el carrito',
    'No se pudo guardar tu carrito en la nube.',
  ])
  expect(await saveOrNotify(cartStoreOf(false), [aCartLine()], notify)).toBe(true)
  expect(notified).toHaveLength(2)
})
