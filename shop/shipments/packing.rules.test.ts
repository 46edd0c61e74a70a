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

test('products that generate or store solar energy are packed and declared separately', () => {
  const lines = ['kit', 'accessory', 'panel', 'battery', 'inverter', 'portable', null]
  const { renewables, others } = packedApart(lines.map((category) => packed(category, 1)))
  expect(renewables.map(({ category }) => category)).toEqual([
    ...['kit', 'panel', 'battery', 'inverter', 'portable'],
  ])
  expect(others.map(({ category }) => category)).toEqual(['accessory', null])
})

test('pounds are added exactly, and one unknown weight makes the whole unknown', () => {
  expect(weightOf([packed('kit', 0.1, 3), packed('panel', 44.25, 2)])).toBe(88.8)
  expect(weightOf([packed('kit', 1), packed('panel', null)])).toBeNull()
})

test('documents are stored ten years after the last event', () => {
  expect(retainedUntil(new Date('2026-11-22T00:00:00Z')).toISOString()).toContain('2036-11-22')
})

test('documents show the classification at hand-over, and before that the current one', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const left = new Date('2026-11-20T12:00:00Z')
  const change = (to_state: string | null, changed_at: Date) => ({ to_state, changed_at })
  expect(declaredOn([change('prepared', left)], now)).toEqual(now)
  expect(declaredOn([change('handed_over', left), change('in_transit', now)], now)).toEqual(left)
})
