/** Share of the sun that reaches panels by where the roof looks, at the latitude of Cuba and a tilt near 20 degrees. */
const roofShare = { south: 1, flat: 0.95, east: 0.9, north: 0.8 } as const
/** Share left by the shade of trees, tanks and neighbours. */
const shadeShare = { none: 1, some: 0.8, half: 0.5 } as const

export type Roof = keyof typeof roofShare
export type Shade = keyof typeof shadeShare
export const roofs = Object.keys(roofShare) as Roof[]
export const shades = Object.keys(shadeShare) as Shade[]

export const sunShare = (roof: Roof, shade: Shade): number => roofShare[roof] * shadeShare[shade]
