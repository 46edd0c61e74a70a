import { expect, test } from 'vitest'
import { zero } from '#kernel/money.ts'
import {
  declaredOn,
  type PackedLine,
  packedApart,
  retainedUntil,
  weightOf,
} from './packing.rules.ts'

const packed = (category: string | null, weightLbs: number | null, quantity = 1): PackedLine => ({
  ...{ category, guide: null, parts: [] },
  classified: { eccn: null, hts: null, unNumber: null },
  line: {
    ...{ productId: '', sku: category ?? '', nameEs: '', nameEn: '', quantity, weightLbs },
    ...{
      unitPrice: zero,
      unitEquipment: zero,
      unitFreight: zero,
      unitDelivery: zero,
      amount: zero,
    },
  },
})

test('what makes or keeps solar energy is packed and declared apart from the rest', () => {
  const lines = ['kit', 'accessory', 'panel', 'battery', 'inverter', 'portable', null]
  const { renewables, others } = packedApart(lines.map((category) => packed(category, 1)))
  expect(renewables.map(({ category }) => category)).toEqual([
    ...['kit', 'panel', 'battery', 'inverter', 'portable'],
  ])
  expect(others.map(({ category }) => category)).toEqual(['accessory', null])
})

test('pounds are added without crumbs, and one unknown weight makes the whole unknown', () => {
  expect(weightOf([packed('kit', 0.1, 3), packed('panel', 44.25, 2)])).toBe(88.8)
  expect(weightOf([packed('kit', 1), packed('panel', null)])).toBeNull()
})

test('papers are kept ten years after the last event', () => {
  expect(retainedUntil(new Date('2026-11-22T00:00:00Z')).toISOString()).toContain('2036-11-22')
})

test('papers say what was right when the parcel left, and before that what is right now', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const left = new Date('2026-11-20T12:00:00Z')
  const change = (to_state: string | null, changed_at: Date) => ({ to_state, changed_at })
  expect(declaredOn([change('prepared', left)], now)).toEqual(now)
  expect(declaredOn([change('handed_over', left), change('in_transit', now)], now)).toEqual(left)
})
