/**
 * Share of the sun that reaches panels, of what reaches those that look south at the usual tilt of 20 degrees, at the latitude
 * of Cuba: in December, when the sun stands low in the south, and over the year. Calculated from the height of the sun hour by
 * hour, two fifths of the light diffuse.
 */
const roofShare = {
  south: {
    low: { winter: 0.93, year: 1 },
    usual: { winter: 1, year: 1 },
    steep: { winter: 1.05, year: 0.97 },
  },
  flat: {
    low: { winter: 0.83, year: 0.97 },
    usual: { winter: 0.83, year: 0.97 },
    steep: { winter: 0.83, year: 0.97 },
  },
  east: {
    low: { winter: 0.82, year: 0.96 },
    usual: { winter: 0.8, year: 0.94 },
    steep: { winter: 0.75, year: 0.88 },
  },
  north: {
    low: { winter: 0.72, year: 0.93 },
    usual: { winter: 0.59, year: 0.86 },
    steep: { winter: 0.4, year: 0.73 },
  },
} as const
/** Share left by the shade of trees, tanks and neighbours. */
const shadeShare = { none: 1, some: 0.8, half: 0.5 } as const

export type Direction = keyof typeof roofShare
export type Tilt = keyof (typeof roofShare)['south']
export type Shade = keyof typeof shadeShare
export const directions = Object.keys(roofShare) as Direction[]
export const tilts = Object.keys(roofShare.south) as Tilt[]
export const shades = Object.keys(shadeShare) as Shade[]

/** Where panels would stand, as a visitor can say it. */
export interface Roof {
  readonly roof: Direction
  readonly tilt: Tilt
  readonly shade: Shade
}

const winterMonths: readonly (number | null)[] = [null, 11, 12, 1, 2]

/** Of a month, by default the worst one, which is in winter. */
export const sunShare = ({ roof, tilt, shade }: Roof, month: number | null): number =>
  roofShare[roof][tilt][winterMonths.includes(month) ? 'winter' : 'year'] * shadeShare[shade]

export const yearlySunShare = ({ roof, tilt, shade }: Roof): number =>
  roofShare[roof][tilt].year * shadeShare[shade]
