import { z } from 'zod'
import { chemistries } from '../sizing/battery.rules.ts'
import { places, sunHoursAt } from '../sizing/sun-hours.rules.ts'
import { figureIn, maxHours, maxQuantity, maxWatts } from './figure.rules.ts'

type Bounds = Parameters<typeof figureIn>[1]

const maxAppliances = 100
const maxBatteryWh = 1_000_000
const maxSurge = 10

const figure = (bounds: Bounds) =>
  z.unknown().transform((input, refine) => {
    const read = figureIn(input, bounds)
    if (read.ok) return read.value
    refine.addIssue({ code: 'custom', message: read.code })
    return z.NEVER
  })
const optional = (bounds: Bounds) => figure(bounds).optional()

/** A device of the specification, with the additional fields for motor and blackout. */
const appliance = z
  .object({
    power: figure({ max: maxWatts }),
    quantity: figure({ max: maxQuantity }),
    hours: figure({ max: maxHours }),
    duty: optional({ max: 1 }),
    surge: optional({ max: maxSurge }),
    critical: z.boolean().default(true),
  })
  .transform(({ power, duty, surge, ...rest }) => ({
    ...rest,
    watts: power,
    duty: duty ?? 1,
    surge: Math.max(1, surge ?? 1),
  }))

/** The body of `calcular-energia-potencia`. */
export const energyRequest = z
  .object({
    appliances: z.array(appliance).min(1, 'missing').max(maxAppliances, 'too_much'),
    place: z
      .string()
      .refine((code) => places.some((place) => place.code === code), 'unknown')
      .optional(),
    month: optional({ max: 12, aboveZero: true, whole: true }),
    sun_hours: optional({ max: 12, aboveZero: true }),
    outage_hours: optional({ max: maxHours, aboveZero: true }),
    chemistry: z.enum(chemistries).default('lifepo4'),
    battery_wh: optional({ max: maxBatteryWh }),
  })
  .transform(({ appliances, place, month, sun_hours, outage_hours, chemistry, battery_wh }) => ({
    loads: appliances,
    sunHours: sun_hours ?? sunHoursAt(place ?? null, month ?? null),
    blackoutHours: outage_hours ?? maxHours,
    chemistry,
    batteryWh: battery_wh,
  }))

/** The error codes by field: `{ 'appliances.0.power': 'negative' }`. */
export const refusedFields = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ path, code, message }) => [
      path.join('.'),
      code === 'custom' ? message : 'not_understood',
    ]),
  )
