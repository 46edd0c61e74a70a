import { expect, test } from 'vitest'
import { cubanLowC } from '#shop/electrical/places/american-places.rules.ts'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { seedProduct, seedProducts } from '#tests/harness/seed-parts.ts'

const fixedKits = seedProducts.filter(
  ({ sku, category }) => category === 'kit' && !sku.startsWith('KIT-PORT'),
)

test.each(fixedKits)(
  '$sku states the watts that its battery and inverter give',
  ({ components, specs }) => {
    const parts = components.map(({ sku, qty }) => ({
      ...seedProduct(sku),
      name: sku,
      quantity: qty,
    }))
    const sheet = wiringSheetOf(parts, { lowC: cubanLowC, sunHours: 4.5, isUsa: false })
    expect(specs.max_continuous_w).toBe(Math.round(sheet.check.figures.continuous_w ?? 0))
  },
)
