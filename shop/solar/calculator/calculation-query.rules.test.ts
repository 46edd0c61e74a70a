import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownParameters } from '#kernel/address.ts'
import { bankVolts, batteryKinds } from '../owned/owned.rules.ts'
import { appliances } from '../sizing/appliances.rules.ts'
import { dailyWh } from '../sizing/daily-energy.rules.ts'
import { simultaneousW } from '../sizing/loads.rules.ts'
import { directions, shades, tilts } from '../sizing/roof.rules.ts'
import { places } from '../sizing/sun-hours.rules.ts'
import { countedBlackout } from './blackout.rules.ts'
import { type Calculation, loadsOf, nothingYet, usualItem } from './calculation.rules.ts'
import { calculationIn, calculationQuery } from './calculation-query.rules.ts'
import { typicalHouses } from './typical-houses.rules.ts'
import { voltsIn } from './volts-written.rules.ts'

const read = (query: string) => calculationIn(new URLSearchParams(query))

test("a device of one's own without hours is counted as on all day, and its URL says so", () => {
  const { items } = read('equipos=x1w350')
  expect(dailyWh(loadsOf({ ...nothingYet, items }))).toBe(24 * 350)
  expect(calculationQuery({ items })).toBe('?equipos=x1w350h24')
  expect(read('equipos=x1w350h2').items[0]?.hours).toBe(2)
})

const figure = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100)
const anItem = fc.record({
  code: fc.constantFrom('x', ...appliances.map(({ code }) => code)),
  quantity: fc.integer({ min: 1, max: 200 }),
  watts: figure(20_000),
  hours: figure(24),
  critical: fc.boolean(),
})
const aCalculation: fc.Arbitrary<Calculation> = fc
  .record({
    items: fc.array(anItem, { minLength: 1, maxLength: 24 }),
    place: fc.constantFrom(null, ...places.map(({ code }) => code)),
    month: fc.constantFrom(null, 1, 6, 12),
    blackoutHours: fc.constantFrom(0.5, 1, 8, 12, 12.5, 23.75, 24),
    panels: fc.boolean(),
    gridHours: fc.constantFrom(null, 4, 7.5, 23),
    budget: fc.constantFrom(null, 1, 1500.5, 100_000),
    roof: fc.constantFrom(...directions),
    tilt: fc.constantFrom(...tilts),
    owned: fc.record({
      battery: fc.option(
        fc.record({
          kind: fc.constantFrom(...batteryKinds),
          volts: fc.constantFrom(...bankVolts),
          ampHours: fc.constantFrom(7, 70.5, 2000),
          quantity: fc.integer({ min: 1, max: 32 }),
        }),
      ),
      inverter: fc.option(
        fc.record({
          watts: fc.constantFrom(300, 20_000),
          volts: fc.constantFrom(...bankVolts),
          chargeA: fc.constantFrom(0, 20, 37.5),
          surgeW: fc.constantFrom(null, 600, 2000.5),
        }),
      ),
      panels: fc.option(
        fc.record({
          watts: fc.constantFrom(100, 412.5),
          quantity: fc.integer({ min: 1, max: 48 }),
          vocV: fc.constantFrom(null, 49.8),
          iscA: fc.constantFrom(null, 14),
        }),
      ),
    }),
    shade: fc.constantFrom(...shades),
    maxPanels: fc.option(fc.integer({ min: 1, max: 100 })),
  })
  .map(({ items, ...rest }) => ({
    ...rest,
    kwhAMonth: null,
    volts: voltsIn('bo220-si110-sc220', items),
    items: items.map((item) => ({
      ...item,
      motor: item.code === 'x' && item.critical,
      name: item.code === 'x' ? 'Vitrina de frío' : '',
    })),
  }))

test('a calculation is the same after its URL was shared, a medical blackout as long as it is counted', () =>
  fc.assert(
    fc.property(aCalculation, (calculation) => {
      const blackoutHours = countedBlackout(calculation)
      const counted = { ...calculation, blackoutHours, leftOut: 0 }
      expect(read(calculationQuery(calculation))).toEqual(counted)
    }),
  ))

test('a canonical URL has the order under which pages are cached', () =>
  fc.assert(
    fc.property(aCalculation, (calculation) => {
      const query = calculationQuery(calculation)
      expect(shownParameters(query)).toEqual([...new URLSearchParams(query)])
    }),
  ))

test('a house of five devices needs few characters', () => {
  const query = '?equipos=rm1w150h8-vp2w60-tv1w80h4-bl5h5-ro1'
  const calculation = read(query)
  expect(calculationQuery(calculation)).toBe(query)
  const loads = loadsOf(calculation)
  expect(dailyWh(loads)).toBeCloseTo(3185)
  expect(simultaneousW(loads)).toBe(405)
})

test.each([
  ['equipos=rm1-zz9', 1],
  ['equipos=rm0', 1],
  ['equipos=rm1w99999', 1],
  ['equipos=rm1h25', 1],
  ['equipos=rm1-<script>', 1],
  ['equipos=-', 0],
  ['kwh=-5', 1],
  ['kwh=NaN', 1],
  ['kwh=185&apagon=25', 1],
  ['apagon=0', 1],
  ['lugar=marte&mes=13', 2],
  ['techo=arriba&sombra=zz&inclinacion=1', 3],
  ['bateria=zzz&inversor=zz&mispaneles=3', 3],
  ['kwh=185&apagon=12,5&presupuesto=899.50', 0],
  [`equipos=${'rm1-'.repeat(40)}`, 16],
])('of %s what makes no sense is left out and counted', (query, leftOut) => {
  expect(read(query).leftOut).toBe(leftOut)
})

test('an empty calculation has no query, and a bill a short one', () => {
  expect(calculationQuery(nothingYet)).toBe('')
  expect(calculationQuery({ kwhAMonth: 185 })).toBe('?kwh=185')
  expect(read('kwh=185,5').kwhAMonth).toBe(185.5)
})

test('a bill is used evenly over the day', () =>
  expect(dailyWh(loadsOf({ ...nothingYet, kwhAMonth: 185 }))).toBeCloseTo(185_000 / 30, 3))

test('the typical houses are parsed completely, and grow; the small one is the worked example', () => {
  const used = typicalHouses.map(({ items }) => dailyWh(loadsOf({ ...nothingYet, items })))
  expect(used).toEqual([...used].sort((a, b) => a - b))
  expect(used[1]).toBeCloseTo(3467)
  expect(typicalHouses.map(({ items }) => items.length)).toEqual([5, 7, 11, 12])
})

test('usual hours are those at full power', () => {
  expect(usualItem('rm')).toMatchObject({ watts: 110, hours: 10.8 })
  expect(usualItem('vp')).toMatchObject({ watts: 55, hours: 10 })
})
