import { expect, test } from 'vitest'
import { aCartLine, aCartProduct } from './cart.fixture.ts'
import type { CartLine } from './cart.rules.ts'
import { type CartKeeper, mergeAtSignIn, saveOrTell } from './cart-keeper.rules.ts'
import { es } from './messages/es.ts'

const b = aCartProduct({}, 2)

function keeperOf(kept: readonly CartLine[], fails = false) {
  const saved: (readonly CartLine[])[] = []
  const keeper: CartKeeper = {
    load: async () => kept,
    save: async (lines) => {
      if (fails) throw new Error('the cloud is away')
      saved.push(lines)
    },
  }
  return { keeper, saved }
}

test('at sign-in the larger quantity of each product is kept, here and there (S-265)', async () => {
  const { keeper, saved } = keeperOf([aCartLine(1), aCartLine(4, b)])
  const both = await mergeAtSignIn(keeper, [aCartLine(3), aCartLine(2, b)])
  expect(both).toEqual([aCartLine(3), aCartLine(4, b)])
  expect(saved).toEqual([both])
})

test('a cart that cannot be saved is told in the words of the specification (S-362)', async () => {
  const told: string[] = []
  const tell = () => told.push(es.toasts.notSaved.title, es.toasts.notSaved.description)
  expect(await saveOrTell(keeperOf([], true).keeper, [aCartLine()], tell)).toBe(false)
  expect(told).toEqual([
    'Error al actualizar el carrito',
    'No se pudo guardar tu carrito en la nube.',
  ])
  expect(await saveOrTell(keeperOf([]).keeper, [aCartLine()], tell)).toBe(true)
  expect(told).toHaveLength(2)
})
