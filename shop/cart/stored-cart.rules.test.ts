import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCartLine, aCartProduct } from './cart.fixture.ts'
import {
  compactRefusal,
  parseCompact,
  parseStored,
  toCompact,
  toStored,
} from './stored-cart.rules.ts'

const { id } = aCartProduct()
const stored = (...entries: readonly unknown[]) => parseStored(JSON.stringify(entries))

test('what is kept is a list of product and quantity, and comes back whole (S-234, S-263)', () => {
  const lines = [aCartLine(3), aCartLine(1, aCartProduct({ unitsLeft: 4 }, 2))]
  expect(JSON.parse(toStored(lines))[0]).toMatchObject({ product: { id }, quantity: 3 })
  expect(parseStored(toStored(lines))).toEqual({ lines, dropped: 0 })
})

test.each([-1, 0, 1.5, '2', '1e3', null, undefined, Number.NaN, {}, []])(
  'a forged quantity of %s is left out and counted',
  (quantity) => {
    expect(stored({ product: { id }, quantity })).toEqual({ lines: [], dropped: 1 })
  },
)

test('a quantity beyond reason becomes the most that one order may hold', () => {
  expect(stored({ product: { id }, quantity: 1e9 }).lines[0]?.quantity).toBe(999)
})

test.each(['1e309', '"x"', '{}', 'null', '[[[', '', '[null]', '[1]', '[{"quantity":1}]'])(
  'a forged cart %s is refused plainly',
  (text) => {
    expect(parseStored(text).lines).toEqual([])
  },
)

test('ids that are none are left out, unknown ones wait for the shop to say so', () => {
  const forged = ['1', "' or 1=1 --", '<script>', '../../etc', 5, null]
  expect(stored(...forged.map((invalid) => ({ product: { id: invalid }, quantity: 1 })))).toEqual({
    lines: [],
    dropped: forged.length,
  })
})

test('200 lines become 40, and no line stands twice', () => {
  const many = Array.from({ length: 200 }, (_, index) => aCartLine(1, aCartProduct({}, index)))
  const cart = parseStored(toStored(many))
  expect(cart.lines).toHaveLength(40)
  expect(cart.dropped).toBe(160)
  expect(parseStored(toStored([aCartLine(2), aCartLine(5)])).lines).toEqual([aCartLine(5)])
})

test('a forged price is only something that was seen, and a senseless one not even that', () => {
  const product = { ...aCartProduct(), priceUsa: -5, priceCuba: '0.01', image: '//evil/x.svg' }
  const [line] = stored({ product, quantity: 1 }).lines
  expect(line?.seen).toMatchObject({ priceUsa: null, priceCuba: null, image: null })
})

test('the cookie holds ids and quantities and the wish for the installation', () => {
  const lines = [aCartLine(2), aCartLine(1, aCartProduct({}, 2))]
  const compact = toCompact(lines, true)
  expect(compact).toBe(`${id}:2.00000000-0000-4000-8000-000000000002:1.i:1`)
  const read = parseCompact(compact)
  expect(read.lines.map((line) => line.quantity)).toEqual([2, 1])
  expect(read.installation).toBe(true)
  expect(parseCompact('').lines).toEqual([])
})

test.each(['x', `${id}:-1`, `${id}:1.5`, `${id}:1e3`, `${id}:0`, `${id}:NaN`, `${id}:`])(
  'a forged cookie %s holds no line',
  (cookie) => {
    const cart = parseCompact(cookie)
    expect(cart.lines.filter(({ quantity }) => quantity !== 1)).toEqual([])
    expect(cart.dropped).toBeGreaterThan(0)
  },
)

test.each([
  [`${id}:2`, null],
  [`${id}:2.i:1`, null],
  [`${id}:999`, null],
  [`${id}:1.5`, 'quantity_not_whole'],
  [`${id}:1000000000`, 'not_enough_stock'],
  [`${id}:1000`, 'not_enough_stock'],
  [`${id}:0`, 'quantity_not_whole'],
  [`${id}:-1`, 'quantity_not_whole'],
  ['zzz:1', 'unknown_product'],
  [`${id}:1.zzz`, 'unknown_product'],
] as const)('the posted cart %s is taken whole or refused: %s', (cart, refusal) => {
  expect(compactRefusal(cart)).toBe(refusal)
})

test('a posted cart of 41 different products is refused, not cut', () => {
  const ids = Array.from(
    { length: 41 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}:1`,
  )
  expect(compactRefusal(ids.join('.'))).toBe('cart_full')
  expect(compactRefusal(ids.slice(1).join('.'))).toBeNull()
})

test('whatever a browser holds is read without a fault', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      for (const { lines } of [parseStored(text), parseCompact(text)])
        for (const { quantity } of lines) expect(Number.isSafeInteger(quantity)).toBe(true)
    }),
  )
})
