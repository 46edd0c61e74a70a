/**
 * Share of the sun that reaches panels by where the roof looks, at the latitude of Cuba and a tilt near 20 degrees: in winter,
 * when the sun stands low in the south, and over the year.
 */
const roofShare = {
  south: { winter: 1, year: 1 },
  flat: { winter: 0.87, year: 0.95 },
  east: { winter: 0.85, year: 0.9 },
  north: { winter: 0.65, year: 0.8 },
} as const
/** Share left by the shade of trees, tanks and neighbours. */
const shadeShare = { none: 1, some: 0.8, half: 0.5 } as const

export type Roof = keyof typeof roofShare
export type Shade = keyof typeof shadeShare
export const roofs = Object.keys(roofShare) as Roof[]
export const shades = Object.keys(shadeShare) as Shade[]

const winterMonths: readonly (number | null)[] = [null, 11, 12, 1, 2]

/** Of a month, by default the worst one, which is in winter. */
export const sunShare = (roof: Roof, shade: Shade, month: number | null): number =>
  roofShare[roof][winterMonths.includes(month) ? 'winter' : 'year'] * shadeShare[shade]

export const yearlySunShare = (roof: Roof, shade: Shade): number =>
  roofShare[roof].year * shadeShare[shade]
