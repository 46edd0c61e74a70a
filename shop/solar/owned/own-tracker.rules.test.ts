import { expect, test } from 'vitest'
import { checkSystem } from '#shop/electrical/checks/check-system.rules.ts'
import { cheapestSet } from '#shop/electrical/composer/compose.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationOffers } from '#shop/electrical/composer/shelf.fixture.ts'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { nothingYet } from '../calculator/calculation.rules.ts'
import { readForm } from '../calculator/calculation-form.input.ts'
import { calculationIn, calculationQuery, itemsIn } from '../calculator/calculation-query.rules.ts'
import { calculatedNeed } from '../composer/need-of.rules.ts'
import { ownCheckOf } from './own-check.rules.ts'
import { unusedParts } from './own-reasons.rules.ts'
import { nothingOwned, type Owned, type OwnTracker } from './owned.rules.ts'
import { ownedChoices } from './owned-offers.rules.ts'

const asked = calculatedNeed({ ...nothingYet, items: itemsIn('rm1-vp2-bl4').items })
if (!asked) throw new Error('nothing is needed')
const { need, demand, place } = asked

const label = { maxV: 145, minV: 60, maxW: 3000, maxA: 50 } as const
const tall = { maxV: 500, minV: 120, maxW: 5000, maxA: 22 } as const
const unread: OwnTracker = { maxV: null, minV: null, maxW: null, maxA: null }
const house = (tracker: OwnTracker | null, more: Partial<Owned> = {}): Owned => ({
  ...nothingOwned,
  inverter: {
    ...{ watts: 3500, volts: 48, chargeA: 60, surgeW: 7000, output: '110' },
    ...(tracker && { tracker }),
  },
  ...more,
})
const panels = { watts: 550, quantity: 6, vocV: 49.8, iscA: 14 }

/** The cheapest set with the inverter of this house, nothing else being for sale in its place. */
function composed(owned: Owned) {
  const shelf = shelfOf([...ownedChoices(owned), ...demonstrationOffers])
  const own = shelf.inverters.filter(({ offer }) => offer.isOwned)
  const only = { ...shelf, ready: [], inverters: own }
  const check = checkAt(place, { demand }, need.isComplete)
  const set = cheapestSet(only, need, check)
  const lines = set?.lines ?? []
  const parts = lines.map(({ offer: { part }, quantity }) => ({ part, quantity }))
  return {
    reasons: set ? unusedParts({ shelf, need, check }, [set]) : [],
    price: set?.price ?? 0,
    roles: lines.map(({ offer: { part } }) => part.role ?? part.category),
    check: checkSystem(parts, place, { demand, wiring: 'house', isComplete: true }),
  }
}

const checked = (owned: Owned) => ownCheckOf(owned, asked, 'es', { nameOf: (sku) => sku })
const rulesIn = (owned: Owned) =>
  checked(owned)?.findings.map(({ rule, severity }) => `${rule.slice(0, 3)} ${severity}`) ?? []

test('panels end at the controller inside an inverter of the house, and no other is sold', () => {
  const [apart, inside] = [composed(house(null)), composed(house(label))]
  expect(apart.roles).toContain('controller')
  expect(inside.roles).toContain('panel')
  expect(inside.roles).not.toContain('controller')
  expect(inside.roles).not.toContain('charger_fuse')
  expect(inside.price).toBeLessThan(apart.price)
  // as behind any hybrid: an arrester, a switch and what trips for a bare wire
  expect(inside.roles).toEqual(expect.arrayContaining(['spd', 'rcd']))
})

test('strings obey the figures of its label: longer for one that stands more, none without danger or fault', () => {
  const checks = [label, tall].map((tracker) => composed(house(tracker, { panels })).check)
  for (const { findings } of checks)
    expect(findings.filter(({ severity }) => severity !== 'advice')).toEqual([])
  const [short, long] = checks
  expect(short?.figures.voc_cold_v).toBeLessThanOrEqual(label.maxV)
  expect(long?.figures.vmp_hot_v).toBeGreaterThanOrEqual(tall.minV)
  expect(short?.layout?.series).toBeLessThan(long?.layout?.series ?? 0)
})

test('where panels that reach its volts cost more than another controller, the cheaper is offered and the price said', () => {
  const { price, roles, reasons } = composed(house(tall))
  expect(roles).toContain('controller')
  expect(reasons.map(({ part }) => part)).toEqual(['tracker'])
  const reason = reasons[0]?.reason
  expect(reason?.kind === 'dearer' && reason.price > price).toBe(true)
  expect(composed(house(label)).reasons).toEqual([])
  expect(composed(house(null)).reasons).toEqual([])
})

test.each([
  ['maxV', { ...label, maxV: null }, ['maxV']],
  ['minV', { ...label, minV: null }, ['minV']],
  ['watts and amperes', { ...label, maxW: null, maxA: null }, ['limit']],
  ['anything', unread, ['maxV', 'minV', 'limit']],
  ['sense', { ...label, minV: 600 }, ['mismatch']],
])('a label that lacks %s is said to, and another controller does it', (_what, tracker, gaps) => {
  expect(checked(house(tracker))?.trackerGaps).toEqual(gaps)
  expect(composed(house(tracker)).roles).toContain('controller')
})

test('watts or amperes are enough: what the other one is, is said to be unknown', () => {
  for (const tracker of [
    { ...label, maxW: null },
    { ...label, maxA: null },
  ]) {
    expect(checked(house(tracker))?.trackerGaps).toEqual([])
    expect(composed(house(tracker)).roles).not.toContain('controller')
    expect(rulesIn(house(tracker, { panels })).join()).toContain('unknown')
  }
})

test('panels of the house are checked at the controller inside its inverter', () => {
  expect(rulesIn(house(null, { panels })).join()).not.toMatch(/E1[2-5]/)
  expect(rulesIn(house({ ...label, maxW: 3300 }, { panels })).join()).not.toMatch(
    /E1[2-5] (?:danger|will)/,
  )
  // 52 V in the cold at an input for 50
  expect(rulesIn(house({ ...label, maxV: 50, minV: 30 }, { panels }))).toContain('E12 danger')
  // 6 × 550 W at an input for 1500
  expect(rulesIn(house({ ...label, maxW: 1500 }, { panels }))).toContain('E15 will_not_work')
  // one panel gives 33 V when it is hot
  expect(rulesIn(house(tall, { panels: { ...panels, quantity: 1 } }))).toContain(
    'E13 will_not_work',
  )
})

test.each([label, unread, { ...label, maxW: null, maxA: 22.5 }])(
  'what was read of it stays in the address: %o',
  (tracker) => {
    const owned = house(tracker)
    const query = calculationQuery({ ...nothingYet, items: itemsIn('bl1').items, owned })
    expect(calculationIn(new URLSearchParams(query)).owned).toEqual(owned)
  },
)

test('the form asks for it: a choice without figures counts, figures without the choice too, and an inverter must be there', () => {
  const row = { 'equipo.0': 'bl', 'cantidad.0': '1', 'watts.0': '9', 'horas.0': '5' }
  const form = (more: Record<string, string>) =>
    readForm(new URLSearchParams({ cuenta: '1', ...row, ...more }))
  const inverter = { 'tengo.inversor': '3500', 'tengo.entrada': '48' }
  const named = form({ ...inverter, 'tengo.controlador': 'si' })
  expect(named.calculation.owned.inverter?.tracker).toEqual(unread)
  const typed = form({ ...inverter, 'tengo.controlador': '-', 'tengo.solar.voltios': '500' })
  expect(typed.calculation.owned.inverter?.tracker).toEqual({ ...unread, maxV: 500 })
  expect(form(inverter).calculation.owned.inverter?.tracker).toBeUndefined()
  expect(form({ 'tengo.solar.voltios': '500' }).faults).toEqual({ 'tengo.inversor': 'missing' })
  const refused = form({ ...inverter, 'tengo.solar.voltios': 'mucho', 'tengo.solar.desde': '0' })
  const faults = { 'tengo.solar.voltios': 'not_a_number', 'tengo.solar.desde': 'zero' }
  expect(refused.faults).toEqual(faults)
})
