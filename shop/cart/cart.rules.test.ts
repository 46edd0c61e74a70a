import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#kernel/money.ts'
import { aCartLine, aCartProduct, knownOf } from './cart.fixture.ts'
import {
  type Adding,
  countItems,
  maxLines,
  mayAdd,
  merged,
  withAdded,
  withQuantity,
} from './cart.rules.ts'
import { withoutOrdered } from './ordered.rules.ts'
import { reconciled, splitFor, stillTrue } from './reconcile.rules.ts'

const a = aCartProduct()
const b = aCartProduct({}, 2)

const adding = (overrides: Partial<Adding> = {}) =>
  mayAdd({
    maintenance: false,
    product: a,
    destination: 'usa',
    quantity: 1,
    inCart: 0,
    lineCount: 0,
    ...overrides,
  })

test('a visitor may put a product in the cart (S-009)', () => {
  expect(adding({ quantity: 3, inCart: 2 })).toEqual({ ok: true, value: 5 })
})

test('the 41st different product is refused, more of one that is there is not', () => {
  expect(adding({ lineCount: maxLines })).toEqual({ ok: false, code: 'cart_full' })
  expect(adding({ lineCount: maxLines, inCart: 1 })).toEqual({ ok: true, value: 2 })
  expect(adding({ lineCount: maxLines - 1 })).toEqual({ ok: true, value: 1 })
})

test('in maintenance nothing is added (S-252)', () => {
  expect(adding({ maintenance: true })).toEqual({ ok: false, code: 'maintenance' })
})

test('a product sold only for one destination is not added for the other (S-217, S-300)', () => {
  const refusal = { ok: false, code: 'not_for_destination' }
  const onlyUsa = aCartProduct({ availableFor: 'usa' })
  const onlyCuba = aCartProduct({ availableFor: 'cuba' })
  expect(adding({ product: onlyUsa, destination: 'cuba' })).toEqual(refusal)
  expect(adding({ product: onlyCuba })).toEqual(refusal)
  expect(adding({ product: onlyCuba, destination: 'cuba' }).ok).toBe(true)
  expect(adding({ product: aCartProduct({ priceUsa: null }) })).toEqual(refusal)
})

test('what is sold out or more than there is cannot be added', () => {
  expect(adding({ product: aCartProduct({ inStock: false, unitsLeft: 0 }) })).toMatchObject({
    code: 'sold_out',
  })
  const three = aCartProduct({ unitsLeft: 3 })
  expect(adding({ product: three, quantity: 3 }).ok).toBe(true)
  expect(adding({ product: three, quantity: 2, inCart: 2 })).toMatchObject({
    code: 'not_enough_stock',
  })
  expect(adding({ quantity: 1, inCart: 999 })).toMatchObject({ code: 'not_enough_stock' })
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e99])(
  'a quantity of %s is refused',
  (quantity) => {
    expect(adding({ quantity })).toEqual({ ok: false, code: 'quantity_not_whole' })
  },
)

test('a whole quantity that no order holds is too much, not odd', () => {
  for (const quantity of [1000, 1e9])
    expect(adding({ quantity })).toEqual({ ok: false, code: 'not_enough_stock' })
})

test('adding a product that is there raises its quantity (S-260, S-234)', () => {
  const lines = withAdded([aCartLine(2, a), aCartLine(1, b)], aCartLine(3, a))
  expect(lines).toEqual([aCartLine(5, a), aCartLine(1, b)])
  expect(countItems(lines)).toBe(6)
})

test('a quantity of 0 or less removes the item (S-261)', () => {
  for (const quantity of [0, -1, -1000])
    expect(withQuantity([aCartLine(2, a), aCartLine(1, b)], a.id, quantity)).toEqual([
      aCartLine(1, b),
    ])
})

test('a quantity that is no whole number changes nothing', () => {
  const lines = [aCartLine(2, a)]
  for (const quantity of [1.5, Number.NaN, 1e9, Number.POSITIVE_INFINITY])
    expect(withQuantity(lines, a.id, quantity)).toBe(lines)
})

test('a new destination takes out what is not sold there, and the way back returns it (S-257, S-258)', () => {
  const onlyUsa = aCartProduct({ availableFor: 'usa' }, 3)
  const lines = [aCartLine(1, a), aCartLine(4, onlyUsa)]
  const toCuba = splitFor({ lines }, new Map(), 'cuba')
  expect(toCuba).toEqual({ lines: [lines[0]], aside: [lines[1]] })
  expect(splitFor(toCuba, new Map(), 'cuba')).toEqual(toCuba)
  expect(splitFor(toCuba, new Map(), 'usa')).toEqual({ lines, aside: [] })
})

test('what does not fit back into a full cart goes on waiting', () => {
  const lines = Array.from({ length: 40 }, (_, at) => aCartLine(1, aCartProduct({}, at + 10)))
  const aside = [aCartLine(2, aCartProduct({ availableFor: 'usa' }, 3))]
  expect(splitFor({ lines, aside }, new Map(), 'usa')).toEqual({ lines, aside })
})

test('merging keeps per product the larger quantity and loses nothing (S-265)', () => {
  expect(merged([aCartLine(2, a)], [aCartLine(5, a), aCartLine(1, b)])).toEqual([
    aCartLine(5, a),
    aCartLine(1, b),
  ])
  const anyCart = fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 30 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { selector: ({ number }) => number, maxLength: 20 },
  )
  fc.assert(
    fc.property(anyCart, anyCart, (left, right) => {
      const cart = (lines: typeof left) =>
        lines.map(({ number, quantity }) => aCartLine(quantity, aCartProduct({}, number)))
      const both = merged(cart(left), cart(right))
      for (const line of [...cart(left), ...cart(right)])
        expect(both.find(({ id }) => id === line.id)?.quantity).toBeGreaterThanOrEqual(
          line.quantity,
        )
      expect(new Set(both.map(({ id }) => id)).size).toBe(both.length)
    }),
  )
})

test('a cart heals and says line by line what it changed', () => {
  const gone = aCartProduct({ name: 'Retirado' }, 3)
  const hidden = aCartProduct({}, 4)
  const soldOut = aCartProduct({ inStock: false, unitsLeft: 0 }, 5)
  const onlyUsa = aCartProduct({ availableFor: 'usa' }, 6)
  const few = aCartProduct({ unitsLeft: 2 }, 7)
  const dearer = aCartProduct({ priceCuba: cents(31_000) }, 8)
  const lines = [gone, hidden, soldOut, onlyUsa, few].map((product) => aCartLine(5, product))
  const before = aCartLine(1, aCartProduct({}, 8))
  const after = reconciled(
    { lines: [...lines, before] },
    knownOf(soldOut, onlyUsa, few, dearer),
    'cuba',
  )
  expect(after.notices).toEqual([
    { kind: 'gone', name: 'Retirado' },
    { kind: 'gone', name: 'Producto 4' },
    { kind: 'sold_out', name: 'Producto 5' },
    { kind: 'fewer', name: 'Producto 7', from: 5, to: 2 },
    { kind: 'repriced', name: 'Producto 8', from: 30_970, to: 31_000 },
  ])
  expect(after.aside.map(({ id }) => id)).toEqual([onlyUsa.id])
  expect(after.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
})

test('nothing is said to have left a cart that holds it again', () => {
  const lines = [aCartLine(1, a)]
  const left = (name: string) => (['gone', 'sold_out'] as const).map((kind) => ({ kind, name }))
  const fewer = { kind: 'fewer', name: a.name, from: 5, to: 2 } as const
  expect(stillTrue([...left(a.name), fewer, ...left(b.name)], lines)).toEqual([
    fewer,
    ...left(b.name),
  ])
  expect(stillTrue(left(a.name), [{ ...aCartLine(1, a), seen: null }])).toEqual(left(a.name))
})

test('a healed cart needs no healing', () => {
  const known = knownOf(a, b)
  const once = reconciled({ lines: [aCartLine(5, a), aCartLine(2, b)] }, known, 'cuba')
  expect(reconciled(once, known, 'cuba')).toEqual({ ...once, notices: [] })
})

test('only what was ordered leaves the cart: what was added meanwhile stays, other pieces of it too', () => {
  const lines = [
    { id: a.id, quantity: 3, seen: a },
    { id: b.id, quantity: 1, seen: b },
  ]
  const left = (id: string, quantity: number) => withoutOrdered(lines, [{ id, quantity }])
  expect(left(a.id, 3)).toEqual([lines[1]])
  expect(left(a.id, 1)).toEqual([{ ...lines[0], quantity: 2 }, lines[1]])
  expect(left(b.id, 5)).toEqual([lines[0]])
  expect(withoutOrdered(lines, [])).toEqual(lines)
})
