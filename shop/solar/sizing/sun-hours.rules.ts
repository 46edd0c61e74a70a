import { americanPlaces } from '#shop/electrical/places/american-places.rules.ts'
import { states } from '#shop/shipping/us-address.rules.ts'

interface Place {
  readonly code: string
  readonly name: string
  readonly isCuba: boolean
  /** True where only the darkest month is known, and that within a quarter. */
  readonly isEstimate: boolean
  /** Hours of full sun a day on panels facing south, January first; of an estimate the darkest month, twelve times. */
  readonly months: readonly number[]
  /** The worst month, rounded down, at most the country's 4.5. */
  readonly design: number
}

const inCuba = (code: string, name: string, design: number, months: readonly number[]): Place => ({
  code,
  name,
  isCuba: true,
  isEstimate: false,
  months,
  design,
})
const inUsa = (code: string, name: string, design: number, months: readonly number[]): Place => ({
  ...inCuba(code, name, design, months),
  isCuba: false,
})

const monthsInYear = 12

/** The states by the estimate of their darkest month. */
const americanStates: readonly Place[] = states.flatMap(({ code, name }): Place[] => {
  const climate = americanPlaces[code]
  if (!climate) return []
  const { sunHours: design } = climate
  const months = Array.from({ length: monthsInYear }, () => design)
  return [{ code: `US-${code}`, name, isCuba: false, isEstimate: true, months, design }]
})

/**
 * Modelled from latitude and the clearness index measured in Miami, tilt of 20 degrees; about -15 % and +8 %
 * uncertain. Codes are those of the national statistics office.
 */
export const places: readonly Place[] = [
  inCuba(
    '21',
    'Pinar del Río',
    4.4,
    [4.68, 5.17, 5.72, 5.96, 5.44, 5.05, 5.53, 5.35, 5.19, 5.09, 4.59, 4.42],
  ),
  inCuba(
    '22',
    'Artemisa',
    4.3,
    [4.65, 5.15, 5.72, 5.96, 5.46, 5.06, 5.54, 5.36, 5.18, 5.07, 4.56, 4.39],
  ),
  inCuba(
    '23',
    'La Habana',
    4.3,
    [4.63, 5.14, 5.71, 5.97, 5.47, 5.08, 5.55, 5.36, 5.18, 5.06, 4.54, 4.37],
  ),
  inCuba(
    '24',
    'Mayabeque',
    4.3,
    [4.64, 5.14, 5.71, 5.97, 5.46, 5.07, 5.55, 5.36, 5.18, 5.06, 4.55, 4.38],
  ),
  inCuba(
    '25',
    'Matanzas',
    4.3,
    [4.63, 5.14, 5.71, 5.97, 5.46, 5.07, 5.55, 5.36, 5.18, 5.06, 4.55, 4.38],
  ),
  inCuba(
    '26',
    'Villa Clara',
    4.4,
    [4.68, 5.17, 5.73, 5.96, 5.44, 5.05, 5.52, 5.35, 5.19, 5.09, 4.59, 4.42],
  ),
  inCuba(
    '27',
    'Cienfuegos',
    4.4,
    [4.7, 5.19, 5.73, 5.96, 5.43, 5.04, 5.51, 5.35, 5.19, 5.1, 4.6, 4.44],
  ),
  inCuba(
    '28',
    'Sancti Spíritus',
    4.4,
    [4.71, 5.2, 5.74, 5.96, 5.43, 5.03, 5.51, 5.34, 5.19, 5.11, 4.62, 4.46],
  ),
  inCuba(
    '29',
    'Ciego de Ávila',
    4.4,
    [4.72, 5.2, 5.74, 5.96, 5.42, 5.03, 5.5, 5.34, 5.19, 5.11, 4.62, 4.46],
  ),
  inCuba(
    '30',
    'Camagüey',
    4.4,
    [4.75, 5.22, 5.75, 5.95, 5.41, 5.01, 5.48, 5.33, 5.2, 5.13, 4.65, 4.49],
  ),
  inCuba(
    '31',
    'Las Tunas',
    4.5,
    [4.72, 5.25, 5.76, 5.95, 5.39, 4.99, 5.47, 5.32, 5.2, 5.15, 4.68, 4.52],
  ),
  inCuba(
    '32',
    'Holguín',
    4.5,
    [4.72, 5.25, 5.76, 5.94, 5.39, 4.99, 5.46, 5.32, 5.2, 5.15, 4.68, 4.53],
  ),
  inCuba(
    '33',
    'Granma',
    4.5,
    [4.76, 5.27, 5.77, 5.94, 5.37, 4.97, 5.44, 5.31, 5.2, 5.17, 4.71, 4.56],
  ),
  inCuba(
    '34',
    'Santiago de Cuba',
    4.5,
    [4.78, 5.29, 5.78, 5.93, 5.36, 4.95, 5.43, 5.31, 5.21, 5.18, 4.73, 4.59],
  ),
  inCuba(
    '35',
    'Guantánamo',
    4.5,
    [4.77, 5.28, 5.77, 5.93, 5.37, 4.96, 5.43, 5.31, 5.21, 5.18, 4.73, 4.58],
  ),
  inCuba(
    '40',
    'Isla de la Juventud',
    4.4,
    [4.71, 5.2, 5.74, 5.96, 5.43, 5.03, 5.5, 5.34, 5.19, 5.11, 4.62, 4.46],
  ),
  inUsa(
    'mia',
    'Miami, FL',
    4.2,
    [4.54, 5.03, 5.59, 5.83, 5.34, 4.96, 5.42, 5.24, 5.06, 4.95, 4.51, 4.28],
  ),
  inUsa(
    'hou',
    'Houston, TX',
    3.6,
    [3.89, 3.96, 4.68, 4.84, 4.95, 5.22, 5.49, 5.2, 5.35, 5.12, 4.33, 3.68],
  ),
  inUsa(
    'tam',
    'Tampa, FL',
    4,
    [4.33, 4.69, 5.3, 5.51, 5.2, 5.02, 5.42, 5.21, 5.12, 4.98, 4.44, 4.09],
  ),
  inUsa(
    'orl',
    'Orlando, FL',
    4,
    [4.3, 4.66, 5.28, 5.51, 5.21, 5.04, 5.44, 5.21, 5.12, 4.96, 4.41, 4.05],
  ),
  ...americanStates,
]

export const modelBand = { low: 0.85, high: 1.08 } as const
const stateBand = { low: 0.75, high: 1.25 } as const

/** Hours of full sun in Cuba's worst month, for an unspecified place. */
export const usualSunHours = 4.5

export const placeOf = (code: string | null): Place | null =>
  places.find((place) => place.code === code) ?? null

/** Hours of full sun a day at a place in a month (1 to 12), by default its worst month. */
export function sunHoursAt(code: string | null, month: number | null): number {
  const place = placeOf(code)
  if (!place) return usualSunHours
  return (month === null ? undefined : place.months[month - 1]) ?? place.design
}

/** How far the sun counted for a place may lie from the true one. */
export const sunBandAt = (code: string | null): { readonly low: number; readonly high: number } =>
  placeOf(code)?.isEstimate ? stateBand : modelBand
