import { cubanLowC } from '#shop/electrical/places/american-places.rules.ts'
import { wiringSheetOf } from '#shop/electrical/wiring/wiring-sheet.rules.ts'
import { seedProduct } from './seed-parts.ts'

export const inCuba = { lowC: cubanLowC, sunHours: 4.5, isUsa: false }

/** The wiring sheet of so many products of the demonstration catalogue, by their skus. */
export const sheetOf = (counts: Readonly<Record<string, number>>, place = inCuba) =>
  wiringSheetOf(
    Object.entries(counts).map(([sku, quantity]) => ({
      ...seedProduct(sku),
      name: sku,
      quantity,
    })),
    place,
  )
