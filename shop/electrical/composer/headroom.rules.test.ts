import { expect, test } from 'vitest'
import { setsByLevel } from './levels.rules.ts'
import type { Need } from './need.rules.ts'
import { checkAt } from './offer.rules.ts'
import { cuba, house, demonstrationShelf as shelf } from './shelf.fixture.ts'

/** Just below what inverters for sale give. */
test.each([950, 1950, 2950, 3450, 5820])(
  'of %i W at once, a better name leaves a quarter of the power free',
  (simultaneousW) => {
    const need: Need = { ...house, simultaneousW, startW: simultaneousW, isComplete: true }
    const sets = setsByLevel(shelf, need, checkAt(cuba, {}))
    expect(sets[0]?.level).toBe('enough')
    const better = sets.filter(({ level }) => level !== 'enough')
    expect(better.length).toBeGreaterThan(0)
    const shares = better.map(({ set }) => set.continuousW / simultaneousW)
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(1.25)
  },
)
