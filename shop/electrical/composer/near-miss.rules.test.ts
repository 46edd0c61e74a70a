import { describe, expect, test } from 'vitest'
import { demandOf } from '../demand.rules.ts'
import { cheapestSet } from './compose.rules.ts'
import { isNear, nearestInAll, nearMiss } from './near-miss.rules.ts'
import { hoursOf, type Need } from './need.rules.ts'
import { checkAt } from './offer.rules.ts'
import {
  cuba,
  evening,
  florida,
  house,
  offerOf,
  demonstrationShelf as shelf,
} from './shelf.fixture.ts'

test('when nothing fits, the nearest set says what it has less of', () => {
  const check = checkAt(cuba, {})
  const pump = { ...evening, startW: 40_000, simultaneousW: 3_700 }
  expect(cheapestSet(shelf, pump, check)).toBeNull()
  expect(nearMiss(shelf, pump, check)).toMatchObject({ lacks: ['start'], share: 0.6 })
  const days = { ...evening, meanW: 4_000, blackoutHours: 80 }
  expect(nearMiss(shelf, days, check)).toMatchObject({ lacks: ['hours'] })
})

test('what gives less than half of anything is not near', () => {
  const check = checkAt(cuba, {})
  const pump = { ...evening, startW: 40_000, simultaneousW: 3_700 }
  const nearly = nearMiss(shelf, pump, check)!
  expect([nearly.worst, isNear(nearly)]).toEqual([nearly.share, true])
  const far = nearMiss(shelf, { ...evening, startW: 400_000 }, check)!
  expect([far.lacks, isNear(far)]).toEqual([['start'], false])
})

test('a budget is kept: the nearest set below it lasts shorter', () => {
  const check = checkAt(florida, {})
  const near = nearMiss(shelf, evening, check, 55_000)!
  expect(near.set.price).toBeLessThanOrEqual(55_000)
  expect(near).toMatchObject({ lacks: ['hours'] })
  expect(hoursOf(near.set, evening)).toBeLessThan(10)
})

describe('where one demand less is not enough', () => {
  const check = checkAt(cuba, {})
  const both = { check, isSafe: check }
  const small = { ...house, startW: 1300, simultaneousW: 265, isComplete: true }

  test('the set within the budget that falls short of all of them the least says what it lacks', () => {
    const need = { ...small, blackoutHours: 20, gridHours: 4, meanW: 160 }
    expect(nearMiss(shelf, need, check, 90_000)).toBeNull()
    const near = nearestInAll(shelf, need, both, 90_000)!
    expect(near.set.price).toBeLessThanOrEqual(90_000)
    // what the grid fills again lasts longer than the station that costs less
    expect(near.lacks.slice(0, 2)).toEqual(['hours', 'sun'])
    expect(near.set.panelW).toBe(0)
    const [station] = [offerOf('EST-1500')]
    expect(near.hours).toBeGreaterThan((1.2 * (station.specs.usable_ac_wh as number)) / 175)
    expect(nearestInAll(shelf, need, both, 1_000)).toBeNull()
  })

  test('the least is not less than what the same budget gives without panels', () => {
    for (const budget of [40_000, 60_000, 80_000, 100_000, 120_000])
      for (const blackoutHours of [8, 12, 20]) {
        const need = { ...small, blackoutHours, gridHours: 24 - blackoutHours }
        const without = nearMiss(shelf, { ...need, panels: false }, check, budget)
        const near = nearMiss(shelf, need, check, budget) ?? nearestInAll(shelf, need, both, budget)
        const isHours = without?.lacks.join() === 'hours' && near?.lacks.join() === 'hours,sun'
        if (isHours && near.set.panelW === 0)
          expect(near.hours).toBeGreaterThanOrEqual(without.hours * 0.95)
      }
  })
})

test('the largest share that a roof or a budget leaves is found, not the cheapest near it', () => {
  const check = checkAt(cuba, {})
  const loads = { simultaneousW: 419, startW: 1509, meanW: 211, dailyWh: 3467 }
  const need = { ...house, ...loads, isComplete: true }
  const near = nearMiss(shelf, need, check, 151_000)!
  const shareWith = (sku: string) =>
    ((offerOf(sku).part.power_w ?? 0) / near.set.panelW) * near.share
  expect(near.lacks).toEqual(['sun'])
  expect(near.share).toBeCloseTo(shareWith('PAN-600T'), 2)
})

test('what a device asks is not told twice: a demand that is relaxed silences the rule that says the same', () => {
  const demand = demandOf(
    [
      {
        ...{ code: 'bu', quantity: 9, watts: 750, usualWatts: 750, motor: true, critical: true },
        ...{ hours: 1, duty: 1 },
      },
    ],
    8,
    { bu: 240 },
  )
  const need: Need = {
    ...{ ...house, ...demand, panels: false, needs240: true, startW: 40_000 },
    meanW: 300,
  }
  const near = nearMiss(shelf, need, checkAt(cuba, { demand: { ...demand, startW: 40_000 } }))!
  expect(near.lacks).toEqual(['start'])
})
