import { describe, expect, test } from 'vitest'
import { setsByLevel } from '#shop/electrical/composer/levels.rules.ts'
import { checkAt } from '#shop/electrical/composer/offer.rules.ts'
import { demonstrationShelf } from '#shop/electrical/composer/shelf.fixture.ts'
import { householdOf } from '../composer/households.fixture.ts'
import { calculatedNeed } from '../composer/need-of.rules.ts'
import { type Calculation, nothingYet, ownCode, usualItem } from './calculation.rules.ts'
import { itemsIn } from './calculation-query.rules.ts'
import { numbersOf } from './numbers.rules.ts'

const house = (items: string, more: Partial<Calculation> = {}): Calculation => ({
  ...nothingYet,
  items: itemsIn(items).items,
  ...more,
})
const small = 'rm1-vp2-bl6-tv1-ro1-te3-la1'

describe('the figures of a calculation', () => {
  test('the small house alone in La Habana needs 1149.5 W and 4576.5 Wh, with what the inverter draws', () => {
    const numbers = numbersOf(house(small, { blackoutHours: 24, place: '23' }))
    expect(numbers.dailyWh).toBeCloseTo(3467, 6)
    expect(numbers.standbyWh).toBe(240)
    expect(numbers.panelW).toBeCloseTo(1149.46, 2)
    expect(numbers.batteryWh).toBeCloseTo(4576.54, 2)
  })

  test('a modern refrigerator asks for 1200 W while it starts, so that 500 W are not enough', () => {
    const numbers = numbersOf(house('rm1-vp2-tv1'))
    expect(numbers.simultaneousW).toBe(265)
    expect(numbers.surgeW).toBe(265 + 1090)
    expect(numbers.inverterSize).toBe(1000)
  })

  test('a custom motor starts with five times its watts', () => {
    const own = { ...usualItem(ownCode), watts: 370, motor: true }
    expect(numbersOf({ ...nothingYet, items: [own] }).surgeW).toBe(1850)
  })

  test('what may stop in a blackout asks nothing of the inverter, but counts in the day', () => {
    const numbers = numbersOf(house('rm1-lv1n'))
    expect(numbers.simultaneousW).toBe(110)
    expect(numbers.dailyWh).toBeCloseTo(1188 + 250, 0)
    expect(numbers.goingPanelW).toBeLessThan(numbers.panelW)
  })

  test('an electric shower is sized for by nobody, unless there is nothing else', () => {
    const bare = house('rm1-vp2', { blackoutHours: 24 })
    const shower = house('rm1-vp2-du1', { blackoutHours: 24 })
    expect({ ...numbersOf(shower), warnings: [] }).toEqual(numbersOf(bare))
    expect(numbersOf(shower).warnings).toEqual(['shower'])
    expect(calculatedNeed(shower)).toEqual(calculatedNeed(bare))
    expect(numbersOf(house('du1')).simultaneousW).toBe(3500)
    expect(calculatedNeed(house('du1'))).toBeNull()
  })

  test('a bill counts an old refrigerator that starts with 1800 W', () => {
    const { simultaneousW, surgeW } = numbersOf({ ...nothingYet, kwhAMonth: 185 })
    expect(surgeW - simultaneousW).toBeCloseTo(1600, 6)
  })

  test('are those by which the sets of 200 households are composed', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const { items, blackoutHours, panels } = householdOf(seed)
      const calculation = { ...nothingYet, items, blackoutHours, panels }
      const asked = calculatedNeed(calculation)!
      const numbers = numbersOf(calculation)
      expect(numbers).toMatchObject({
        simultaneousW: asked.need.simultaneousW,
        surgeW: asked.need.startW,
        blackoutWh: asked.demand.blackoutWh,
      })
      const check = checkAt(asked.place, { demand: asked.demand })
      for (const { set } of setsByLevel(demonstrationShelf, asked.need, check)) {
        const difference = (set.standbyW - numbers.standbyW) * blackoutHours
        expect(set.outletWh).toBeGreaterThanOrEqual(numbers.batteryWh * 0.81 + difference - 1e-6)
        if (panels)
          expect(set.panelW * numbers.sunHours * 0.75).toBeGreaterThanOrEqual(
            numbers.goingPanelW * numbers.sunHours * 0.75 + difference - 1e-6,
          )
      }
    }
  })
})
