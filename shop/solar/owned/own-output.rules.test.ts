import { expect, test } from 'vitest'
import { shelfOf } from '#shop/electrical/composer/shelf.rules.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { systemDemand } from '../system/system-demand.rules.ts'
import { ownDoubtOf, setOutput } from './own-output.rules.ts'
import { nothingOwned, type Owned } from './owned.rules.ts'
import { ownedOffers } from './owned-offers.rules.ts'

const doubt = (some: Partial<Owned>, written: string) => {
  const owned = { ...nothingOwned, ...some }
  return ownDoubtOf(owned, shelfOf(ownedOffers(owned)), systemDemand(itemsIn(written).items, 6))
}
const lithium = { kind: 'lithium', volts: 12, ampHours: 200, quantity: 1 } as const
const inverter = { watts: 1000, volts: 12, chargeA: 0, surgeW: null } as const

test('an inverter whose peak nobody read surely gives no more than its watts to a motor', () => {
  expect(doubt({ inverter }, 'rm1')).toEqual({
    ...{ kind: 'start', askedW: 1200, sureW: 1000, device: 'rm' },
  })
  expect(doubt({ inverter: { ...inverter, surgeW: 2000 } }, 'rm1')).toBeNull()
  expect(doubt({ inverter }, 'vp1-bl3')).toBeNull()
})

test('a battery whose peak nobody read surely gives half of its Ah, also for seconds', () => {
  const strong = { ...inverter, watts: 2000, surgeW: 4000 }
  const found = doubt({ battery: lithium, inverter: strong }, 'rm1')
  expect(found).toMatchObject({ kind: 'start', device: 'rm' })
  expect(found?.sureW).toBeCloseTo(100 * 12.8 * 0.9, 6)
  expect(doubt({ battery: { ...lithium, dischargeA: 150 }, inverter: strong }, 'rm1')).toBeNull()
  expect(doubt({ battery: lithium, inverter: strong }, 'mi1-bl2')).toMatchObject({ kind: 'start' })
  expect(doubt({ battery: { ...lithium, ampHours: 100 } }, 'ar1')).toMatchObject({ kind: 'power' })
})

test('the amperes of a battery are no peak: what starts above them is not known, and not refused', () => {
  const strong = { ...inverter, watts: 2000, surgeW: 4000 }
  const found = doubt({ battery: { ...lithium, dischargeA: 100 }, inverter: strong }, 'rm1-vp1')
  expect(found).toMatchObject({ kind: 'start', device: 'rm' })
  expect(found?.sureW).toBeCloseTo(100 * 12.8 * 0.9, 6)
})

test('the peak on the label of a battery says what it starts, and refuses what is above it', () => {
  const strong = { ...inverter, watts: 2000, surgeW: 4000 }
  const battery = { ...lithium, dischargeA: 100 }
  expect(doubt({ battery: { ...battery, peakA: 200 }, inverter: strong }, 'rm1-vp1')).toBeNull()
  expect(doubt({ battery: { ...battery, peakA: 105 }, inverter: strong }, 'rm1-vp1')).toBeNull()
  expect(doubt({ battery: { ...battery, peakA: 200 }, inverter }, 'rm1')).toMatchObject({
    ...{ kind: 'start', sureW: 1000 },
  })
})

test('what a battery gives for hours is never more than its peak', () => {
  const [offer] = ownedOffers({ ...nothingOwned, battery: { ...lithium, peakA: 60 } })
  expect(shelfOf([offer!]).batteries[0]).toMatchObject({ continuousA: 60, peakA: 60 })
})

test('what a label refuses is no doubt', () => {
  expect(doubt({ inverter: { ...inverter, surgeW: 1100 } }, 'rm1')).toBeNull()
  expect(doubt({ inverter: { ...inverter, watts: 300 } }, 'mi1')).toBeNull()
})

test('lead that states nothing surely gives to a motor what it gives for hours', () => {
  const agm = { kind: 'agm', volts: 12, ampHours: 200, quantity: 4 } as const
  const outputWith = (battery: NonNullable<Owned['battery']>) => {
    const [offer] = ownedOffers({ ...nothingOwned, battery })
    const figures = { price: 0, outletWh: 0, standbyW: 0, panelW: 0 }
    return setOutput({
      ...figures,
      ...{ standbyBasis: 'unknown', losses: { toOutlets: 1, lasting: 1 } },
      ...{ continuousW: 1843, surgeW: 7000 },
      lines: [{ offer: offer!, quantity: 4 }],
    })
  }
  expect(outputWith(agm)).toMatchObject({ sureStartW: 1843, isStated: false })
  expect(outputWith({ ...agm, dischargeA: 150 })).toMatchObject({
    sureStartW: 7000,
    isStated: false,
  })
  expect(outputWith({ ...agm, dischargeA: 150, peakA: 400 })).toMatchObject({ isStated: true })
  expect(outputWith({ ...agm, kind: 'lithium' })).toMatchObject({
    sureStartW: 7000,
    isStated: false,
  })
})
