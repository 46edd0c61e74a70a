import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowHeight, windowOf } from './window.rules.ts'

test('of however many products no more rows are drawn than stand in sight and sixteen beside them', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1_000, max: 5_000_000, noNaN: true }),
      fc.integer({ min: 100, max: 2_000 }),
      fc.integer({ min: 0, max: 100_000 }),
      (scrolled, height, total) => {
        const { from, to } = windowOf(scrolled, height, total)
        expect(to - from).toBeLessThanOrEqual(Math.ceil(height / rowHeight) + 1 + 16)
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThanOrEqual(total)
      },
    ),
  )
})
