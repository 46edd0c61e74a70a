import { expect, test } from 'vitest'
import { cheapestSet } from './compose.rules.ts'
import type { Need } from './need.rules.ts'
import { checkAt } from './offer.rules.ts'
import { cuba, demonstrationOffers, evening, listed } from './shelf.fixture.ts'
import { shelfOf } from './shelf.rules.ts'

/** No kit and no hybrid, whose device is required in every house. */
const parts = demonstrationOffers.filter(
  ({ part }) => part.category !== 'kit' && part.mppt_count === null,
)

test('a set to be installed has its residual current device, whatever bonds the neutral', () => {
  const need: Need = { ...evening, mustSwitchOver: true, isComplete: true }
  const set = cheapestSet(shelfOf(parts), need, checkAt(cuba, {}))
  expect(listed(set!.lines)).toMatchObject({ 'INV-2000-12C': 1, 'ACC-RCBO-40': 1 })
  const formulas = cheapestSet(shelfOf(parts), { ...need, isComplete: false }, checkAt(cuba, {}))
  expect(Object.keys(listed(formulas!.lines))).not.toContain('ACC-RCBO-40')
})
