import { expect, test } from 'vitest'
import { outletVolts } from '#shop/electrical/composer/abilities.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { nothingYet } from '../calculator/calculation.rules.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { calculatedNeed } from '../composer/need-of.rules.ts'
import { ownCheckOf } from './own-check.rules.ts'
import { unusedParts } from './own-reasons.rules.ts'
import { nothingOwned, type OwnOutput } from './owned.rules.ts'
import { ownedOffers, ownSkus } from './owned-offers.rules.ts'
import { ownedIn, ownInverterText } from './owned-text.rules.ts'

const inverterOf = (output: OwnOutput | null) => ({
  ...{ watts: 5000, volts: 48 as const, chargeA: 0, surgeW: 10_000 },
  ...(output && { output }),
})

function checked(written: string, output: OwnOutput | null) {
  const asked = calculatedNeed({ ...nothingYet, items: itemsIn(written).items, blackoutHours: 6 })
  if (!asked) throw new Error('nothing is needed')
  const owned = { ...nothingOwned, inverter: inverterOf(output) }
  const own = ownCheckOf(owned, asked, 'es', { nameOf: (sku) => sku })
  const shelf = shelfOf([...ownedOffers(owned), ...demonstrationOffers])
  const { need, demand, place } = asked
  const check = checkAt(place, { demand }, need.isComplete)
  return {
    texts: own?.findings.map(({ severity, message }) => `${severity} ${message}`) ?? [],
    reason: unusedParts({ shelf, need, check }, [])[0]?.reason.kind,
    isVoltsKnown: own?.isVoltsKnown,
  }
}

test('of an inverter whose volts nobody said nothing is said as if it were known', () => {
  const { texts, reason, isVoltsKnown } = checked('bo1-bl2', null)
  expect(texts.join()).not.toContain('este solo da 110')
  expect([reason, isVoltsKnown]).toEqual(['voltsUnknown', false])
})

test('said volts decide: 110 for a pump refuses, both do not, and 220 alone burns what is for 110', () => {
  expect(checked('bo1-bl2', '110').texts.join()).toContain('este solo da 110')
  expect(checked('bo1-bl2', '110').reason).toBe('volts220')
  expect(checked('bo1-bl2', 'both').texts.join()).not.toContain('solo da')
  expect(checked('rm1-bl2', '220').texts.join()).toContain(
    'Un equipo es de 110 V y este solo da 220',
  )
  expect(checked('rm1-bl2', '110').texts.join()).not.toContain('solo da')
})

test.each([null, '110', '220', 'both'] as const)('the volts %s stay in the address', (output) => {
  const owned = { ...nothingOwned, inverter: inverterOf(output) }
  const text = ownInverterText(owned)
  expect(ownedIn(new URLSearchParams({ inversor: text ?? '' })).inverter).toEqual(owned.inverter)
})

test('a set with an inverter of the house gives what was said of it', () => {
  const outputOf = (output: OwnOutput | null) =>
    outletVolts(
      ownedOffers({ ...nothingOwned, inverter: inverterOf(output) })
        .filter(({ part }) => part.sku === ownSkus.inverter)
        .map((offer) => ({ offer, quantity: 1 })),
    )
  expect([null, '110', '220', 'both'].map((one) => outputOf(one as OwnOutput | null))).toEqual([
    ...['unknown', 'only110', 'only220', 'both'],
  ])
})
