import { expect, test } from 'vitest'
import { gives240, gridChargeW, nominalWhOf, switchOverOf } from './abilities.rules.ts'
import { setsByLevel } from './levels.rules.ts'
import type { Need } from './need.rules.ts'
import { checkAt, partsOf } from './offer.rules.ts'
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

/** In a Minnesotan winter the cheapest set was a kit that switches over, and a dearer name one that somebody plugs over. */
test.each([
  [
    'a refrigerator, fans, lights and a television',
    { simultaneousW: 399, startW: 1449, meanW: 228 },
  ],
  ['lights and a fan', { simultaneousW: 109, startW: 164, meanW: 109 }],
])('with %s a better name loses nothing that the level before has', (_what, load) => {
  for (const sunHours of [2, 3, 4.5])
    for (const panels of [true, false]) {
      const need: Need = {
        ...{ ...house, ...load, blackoutHours: 8, gridHours: 16, dailyWh: 2837 },
        ...{ sunHours, panels, isComplete: true },
      }
      const has = setsByLevel(shelf, need, checkAt(cuba, {})).map(({ set }) => ({
        switchesOver: Number(switchOverOf(set.lines) === 'automatic'),
        charges: Number(gridChargeW(partsOf(set.lines), nominalWhOf(set)) > 0),
        gives240: Number(gives240(set.lines)),
      }))
      for (const [at, one] of has.slice(1).entries())
        for (const name of ['switchesOver', 'charges', 'gives240'] as const)
          expect(one[name]).toBeGreaterThanOrEqual(has[at]?.[name] ?? 0)
    }
})
