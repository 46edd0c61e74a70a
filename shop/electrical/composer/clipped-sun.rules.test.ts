import { expect, test } from 'vitest'
import { checkSystem } from '../checks/check-system.rules.ts'
import { demandOf } from '../demand.rules.ts'
import { abilitiesOf } from './abilities.rules.ts'
import { cheapestSet } from './compose.rules.ts'
import { panelWatts } from './need.rules.ts'
import { checkAt, type Line, partsOf } from './offer.rules.ts'
import {
  cuba,
  demonstrationOffers,
  florida,
  house,
  offerOf,
  demonstrationShelf as shelf,
} from './shelf.fixture.ts'

const linesOf = (counts: Readonly<Record<string, number>>): Line[] =>
  Object.entries(counts).map(([sku, quantity]) => ({ offer: offerOf(sku), quantity }))

const fan = { code: 'fan', watts: 60, usualWatts: 60, motor: false, critical: true }
const item = { ...fan, quantity: 2, hours: 24, duty: 1 }
const demand = demandOf([item], 12)

test.each([
  // 40 A at 12.8 V of each 580 W panel
  ['two controllers', { 'BAT-12V200': 2, 'INV-2000-12': 1, 'ACC-MPPT-40': 2, 'PAN-580T': 2 }, 1024],
  // 12 A at 34.4 V
  ['a station', { 'EST-1500': 1, 'PAN-450M': 1 }, 412],
  ['nothing', { 'BAT-12V200': 1, 'INV-2000-12': 1, 'ACC-MPPT-40': 1, 'PAN-200M': 2 }, 400],
])('what %s clips of the sun is not counted as produced', (_what, counts, used) => {
  const lines = linesOf(counts)
  expect(checkAt(cuba, {}).usedW(lines)).toBe(used)
  const parts = lines.map(({ offer, quantity }) => ({ part: offer.part, quantity }))
  const { figures } = checkSystem(parts, cuba, { demand })
  expect(figures.production_wh).toBeCloseTo(used * cuba.sunHours * 0.75, 6)
})

const days = [1200, 1800, 2400, 2800, 3300, 3600, 4500, 6000]
test.each(days)('a composed set uses as much sun as %i Wh a day need', (dailyWh) => {
  for (const isComplete of [true, false])
    for (const place of [cuba, florida]) {
      const need = { ...house, dailyWh, sunHours: place.sunHours, meanW: dailyWh / 24, isComplete }
      const check = checkAt(place, {}, isComplete)
      const set = cheapestSet(shelf, need, check)!
      const source = { ...set.losses, standbyW: set.standbyW }
      expect(set.panelW).toBe(check.usedW(partsOf(set.lines)))
      expect(set.panelW).toBeGreaterThanOrEqual(panelWatts(need, source))
    }
})

test('a kit loses nothing of the panels that it is sold with', () => {
  for (const offer of demonstrationOffers.filter(({ part }) => part.category === 'kit')) {
    const used = checkAt(cuba, {}).usedW(partsOf([{ offer, quantity: 1 }]))
    expect([offer.part.sku, used]).toEqual([offer.part.sku, abilitiesOf(offer)?.panelW])
  }
})
