interface Climate {
  /** Usual lowest temperature of a winter in the colder towns, ±5 °C; the nearest weather station wins. */
  readonly lowC: number
  /** Hours of full sun a day in the darkest month, ±25 %. */
  readonly sunHours: number
}

/** Estimates by state and territory. */
export const americanPlaces: Readonly<Record<string, Climate>> = {
  AK: { lowC: -45, sunHours: 0.5 },
  AL: { lowC: -13, sunHours: 3.3 },
  AR: { lowC: -18, sunHours: 3.0 },
  AS: { lowC: 18, sunHours: 4.5 },
  AZ: { lowC: -24, sunHours: 4.3 },
  CA: { lowC: -20, sunHours: 3.3 },
  CO: { lowC: -34, sunHours: 3.5 },
  CT: { lowC: -22, sunHours: 2.2 },
  DC: { lowC: -13, sunHours: 2.3 },
  DE: { lowC: -15, sunHours: 2.3 },
  FL: { lowC: -8, sunHours: 4.0 },
  GA: { lowC: -14, sunHours: 3.3 },
  GU: { lowC: 18, sunHours: 4.5 },
  HI: { lowC: 5, sunHours: 4.5 },
  IA: { lowC: -30, sunHours: 2.8 },
  ID: { lowC: -32, sunHours: 2.0 },
  IL: { lowC: -28, sunHours: 2.3 },
  IN: { lowC: -25, sunHours: 2.3 },
  KS: { lowC: -25, sunHours: 3.5 },
  KY: { lowC: -21, sunHours: 3.0 },
  LA: { lowC: -10, sunHours: 3.3 },
  MA: { lowC: -25, sunHours: 2.2 },
  MD: { lowC: -20, sunHours: 2.3 },
  ME: { lowC: -34, sunHours: 2.2 },
  MI: { lowC: -31, sunHours: 2.0 },
  MN: { lowC: -38, sunHours: 2.0 },
  MO: { lowC: -25, sunHours: 2.3 },
  MP: { lowC: 18, sunHours: 4.5 },
  MS: { lowC: -13, sunHours: 3.3 },
  MT: { lowC: -38, sunHours: 2.0 },
  NC: { lowC: -20, sunHours: 3.0 },
  ND: { lowC: -37, sunHours: 2.0 },
  NE: { lowC: -30, sunHours: 2.8 },
  NH: { lowC: -30, sunHours: 2.2 },
  NJ: { lowC: -20, sunHours: 2.3 },
  NM: { lowC: -25, sunHours: 4.3 },
  NV: { lowC: -30, sunHours: 4.3 },
  NY: { lowC: -33, sunHours: 2.2 },
  OH: { lowC: -25, sunHours: 2.3 },
  OK: { lowC: -20, sunHours: 3.0 },
  OR: { lowC: -28, sunHours: 1.4 },
  PA: { lowC: -26, sunHours: 2.3 },
  PR: { lowC: 10, sunHours: 4.5 },
  RI: { lowC: -19, sunHours: 2.2 },
  SC: { lowC: -12, sunHours: 3.3 },
  SD: { lowC: -33, sunHours: 2.8 },
  TN: { lowC: -20, sunHours: 3.0 },
  TX: { lowC: -20, sunHours: 3.6 },
  UT: { lowC: -30, sunHours: 3.5 },
  VA: { lowC: -20, sunHours: 3.0 },
  VI: { lowC: 15, sunHours: 4.5 },
  VT: { lowC: -33, sunHours: 2.2 },
  WA: { lowC: -28, sunHours: 1.4 },
  WI: { lowC: -34, sunHours: 2.0 },
  WV: { lowC: -25, sunHours: 2.3 },
  WY: { lowC: -38, sunHours: 2.8 },
}

/** A place in the United States of which nothing more is known: the coldest of the states but Alaska. */
export const unknownAmericanPlace: Climate = { lowC: -38, sunHours: 2.0 }

export const cubanLowC = 10

const american = 'US-'

/** How cold it gets where an order is mounted: a state by its code, Cuba where there is none. */
export function lowAt(place: string | null): number {
  if (place === null) return cubanLowC
  const state = place.startsWith(american) ? place.slice(american.length) : ''
  return Object.hasOwn(americanPlaces, state)
    ? (americanPlaces[state]?.lowC ?? unknownAmericanPlace.lowC)
    : unknownAmericanPlace.lowC
}
