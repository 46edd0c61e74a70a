import type { Item } from './calculation.rules.ts'
import { itemsIn } from './calculation-query.rules.ts'

const written = {
  essential: 'vp2-bl4-ro1-te3-tv1',
  small: 'rm1-vp2-bl6-tv1-ro1-te3-la1',
  family: 'rv1-vp3-bl8-tg1-cd1-ro1-te4-la1-ar1n-lv1n-bo1',
  cooled: 'ri1-sn1-vp3-bl10-tg1-ro1-te4-la2-ar1-mi1n-lv1n-bo1',
} as const
export type TypicalHouse = keyof typeof written

/** Sample houses, smallest first. */
export const typicalHouses = (Object.keys(written) as TypicalHouse[]).map((house) => ({
  house,
  items: itemsIn(written[house]).items as readonly Item[],
}))
