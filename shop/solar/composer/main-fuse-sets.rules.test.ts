import { expect, test } from 'vitest'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt, partsOf, systemAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationShelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { placeFactsOf, systemDemand } from '../system/system-demand.rules.ts'
import { needOf } from './need-of.rules.ts'

const house = 'rm1-vp3-bl4-tv1-ro1'

test.each(['30', '32', '23'])(
  'no set has a bank that its main fuse does not put out, place %s',
  (place) => {
    const facts = placeFactsOf(place)
    if (!facts) throw new Error('no place')
    const demand = systemDemand(itemsIn(house).items, 20)
    const need = { ...needOf(demand, facts, true), isComplete: true }
    const sets = setsByLevel(demonstrationShelf, need, checkAt(facts, { demand }, true))
    expect(sets.map(({ level }) => level)).toContain('recommended')
    for (const { set } of sets) {
      const { system, findings } = systemAt(partsOf(set.lines), facts, { demand }, true)
      const { battery, parallel } = system
      // two strings end at the inverter's terminals, each behind its own fuse
      const seen = parallel > 2 ? parallel : 1
      expect(0.05 * seen * (battery?.capacity_ah ?? 0), `${parallel} strings`).toBeLessThanOrEqual(
        20,
      )
      expect(findings.flatMap(({ notes }) => notes)).not.toContain('mainInterrupt')
    }
  },
)
