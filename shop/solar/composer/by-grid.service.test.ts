import { describe, expect, test } from 'vitest'
import { asVisitor } from '#tests/harness/database/actors.ts'
import { calculationIn } from '../calculator/calculation-query.rules.ts'
import { setsFor } from '../calculator/calculator.service.server.ts'

const offered = async (query: string, destination: 'usa' | 'cuba' = 'usa') => {
  const ctx = await asVisitor({ locale: 'es', destination })
  return setsFor(ctx, calculationIn(new URLSearchParams(query)))
}

describe('where no set with panels is within the budget', () => {
  test.each([
    'equipos=x1w350h24&lugar=23&apagon=10&presupuesto=2500',
    'equipos=rm1-vp2-bl4&lugar=31&apagon=12&presupuesto=1500',
  ])('the cheapest that the grid recharges is named: %s', async (query) => {
    const { sets, near, byGrid } = await offered(query)
    const without = await offered(`${query}&paneles=no`)
    expect(sets).toEqual([])
    expect(byGrid).toEqual({
      price: without.sets[0]?.price,
      runtime: without.sets[0]?.runtime,
    })
    expect(near?.isHardlyCharged ?? false).toBe(false)
    expect(without.byGrid).toBeNull()
  })

  test('a roof without room for its panels counts like a budget', async () => {
    const { sets, byGrid } = await offered('equipos=x1w350h24&apagon=10&caben=1&techo=north')
    expect(sets).toEqual([])
    expect(byGrid?.price).toBeGreaterThan(0)
  })

  test('without a grid nothing else charges, and panels for a fifth hardly charge', async () => {
    const { byGrid, near } = await offered('equipos=x1w350h24&apagon=24&caben=1')
    expect(byGrid).toBeNull()
    expect(near).toMatchObject({ lacks: ['sun'], isHardlyCharged: true })
    expect(near?.share).toBeLessThan(50)
  })
})

describe('where sets with panels fit', () => {
  const house = 'equipos=rm1-vp2-bl4&apagon=12'

  test('the cheaper one that the grid recharges is named as well', async () => {
    const { sets, byGrid } = await offered(house)
    const [without] = (await offered(`${house}&paneles=no`)).sets
    expect(byGrid).toEqual({ price: without?.price, runtime: without?.runtime })
    expect(byGrid?.price).toBeLessThan(sets[0]?.price ?? 0)
  })

  test('whose health depends on it is not sent to the grid alone', async () => {
    const { sets, byGrid } = await offered('equipos=ox1&lugar=23&apagon=10')
    expect([sets.length > 0, byGrid]).toEqual([true, null])
  })

  test('none is named where there is no grid, or where it would cost as much', async () => {
    const alone = await offered('equipos=rm1-vp2-bl4&apagon=24')
    expect([alone.sets.length > 0, alone.byGrid]).toEqual([true, null])
    const dark = await offered('equipos=rm1-vp2-tv1-bl5&lugar=30&apagon=22&red=2')
    expect([dark.sets.length > 0, dark.byGrid]).toEqual([true, null])
  })
})
