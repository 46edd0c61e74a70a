import { z } from 'zod'
import { type Item, usualBlackout } from '../calculator/calculation.rules.ts'
import { itemsIn } from '../calculator/calculation-query.rules.ts'
import { maxHours } from '../calculator/figure.rules.ts'
import { isMedicalDevice } from '../sizing/medical.rules.ts'
import { placeFactsOf, systemDemand } from './system-demand.rules.ts'

const maxParts = 40
const maxQuantity = 500
const maxSku = 60
const maxText = 2000

const whole = (max: number) =>
  z.number('not_a_number').int('not_a_number').min(1, 'zero').max(max, 'too_much')

const part = z.object({
  sku: z.string('missing').trim().min(1, 'missing').max(maxSku, 'unknown'),
  quantity: whole(maxQuantity),
})

const items = z
  .string('missing')
  .max(maxText, { message: 'too_much', abort: true })
  .transform((text, refine): readonly Item[] => {
    const read = itemsIn(text)
    if (read.leftOut === 0 && read.items.length > 0) return read.items
    refine.addIssue({ code: 'custom', message: text.trim() === '' ? 'missing' : 'unknown' })
    return z.NEVER
  })

/** 110 and 220 are what people say; 120 and 240 is what is meant. */
const volts = z.union([z.literal(110), z.literal(120), z.literal(220), z.literal(240)], 'unknown')

/** Devices of a request, their hours a blackout, and the volts of those sold for both. */
export const requestedLoad = z
  .object({
    items,
    blackoutHours: z.number('not_a_number').min(1, 'zero').max(maxHours, 'too_much').nullish(),
    volts: z.record(z.string().max(2, 'unknown'), volts).nullish(),
  })
  .superRefine(({ items, volts }, refine) => {
    const codes = new Set(items.map(({ code }) => code))
    for (const code of Object.keys(volts ?? {}))
      if (!codes.has(code))
        refine.addIssue({ code: 'custom', message: 'unknown', path: ['volts', code] })
  })
  .transform(({ items, blackoutHours, volts }) => ({
    items,
    blackoutHours: blackoutHours ?? usualBlackout,
    volts: volts ?? {},
  }))

const load = requestedLoad.transform(({ items, blackoutHours, volts }) => ({
  demand: systemDemand(items, blackoutHours, volts),
  isVital: items.some(isMedicalDevice),
}))

export const place = z
  .string('unknown')
  .nullish()
  .transform((code, refine) => {
    const facts = placeFactsOf(code ?? null)
    if (facts) return facts
    refine.addIssue({ code: 'custom', message: 'unknown' })
    return z.NEVER
  })

/** The body of `check-system`. */
export const systemRequest = z
  .object({
    parts: z.array(part, 'missing').max(maxParts, 'too_much'),
    place,
    layout: z.object({ series: whole(maxQuantity), parallel: whole(maxQuantity) }).nullish(),
    batteryLayout: z.object({ series: whole(maxQuantity), parallel: whole(maxQuantity) }).nullish(),
    wiring: z.enum(['outlets', 'house'], 'unknown').nullish(),
    load: load.nullish(),
    // of the same question asked elsewhere: here they are the items of a load
    devices: z.never('unknown').optional(),
  })
  .transform(({ parts, place, layout, batteryLayout, wiring, load }) => ({
    parts,
    place,
    options: {
      layout: layout ?? null,
      batteryLayout: batteryLayout ?? null,
      wiring: wiring ?? ('outlets' as const),
      demand: load?.demand ?? null,
    },
    isVital: load?.isVital ?? false,
  }))
export type SystemRequest = z.infer<typeof systemRequest>

const codes = new Set(['missing', 'not_a_number', 'zero', 'too_much', 'unknown'])

/** The error codes by field: `{ 'parts.0.quantity': 'zero' }`. */
export const refusedSystemFields = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ path, message }) => [
      path.join('.'),
      codes.has(message) ? message : 'not_understood',
    ]),
  )
