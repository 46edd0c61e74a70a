import { expect, test } from 'vitest'
import { aCartLine } from './cart.fixture.ts'
import { type CartKeeper, saveOrTell } from './cart-keeper.rules.ts'
import { es } from './messages/es.ts'

const keeperOf = (fails: boolean): CartKeeper => ({
  save: async () => {
    if (fails) throw new Error('the cloud is away')
  },
})

test('a cart that cannot be saved is told in the words of the specification (S-362)', async () => {
  const told: string[] = []
  const tell = () => told.push(es.toasts.notSaved.title, es.toasts.notSaved.description)
  expect(await saveOrTell(keeperOf(true), [aCartLine()], tell)).toBe(false)
  expect(told).toEqual([
    'Error al actualizar el carrito',
    'No se pudo guardar tu carrito en la nube.',
  ])
  expect(await saveOrTell(keeperOf(false), [aCartLine()], tell)).toBe(true)
  expect(told).toHaveLength(2)
})
