import { z } from 'zod'
import { type Item, maxItems, ownCode, usualItem } from '../calculator/calculation.rules.ts'
import { figureIn, maxQuantity, maxWatts } from '../calculator/figure.rules.ts'
import { applianceOf } from '../sizing/appliances.rules.ts'

const figure = (bounds: Parameters<typeof figureIn>[1]) =>
  z.unknown().transform((input, refine) => {
    const read = figureIn(input, bounds)
    if (read.ok) return read.value
    refine.addIssue({ code: 'custom', message: read.code })
    return z.NEVER
  })

const item = z
  .object({
    code: z.string('missing').refine((code) => code === ownCode || applianceOf(code) !== null, {
      message: 'unknown',
      abort: true,
    }),
    quantity: figure({ max: maxQuantity, aboveZero: true, whole: true }),
    watts: figure({ max: maxWatts, aboveZero: true }).optional(),
    motor: z.boolean('not_understood').optional(),
  })
  // of a device of one's own nobody knows the watts
  .refine(({ code, watts }) => code !== ownCode || watts !== undefined, {
    message: 'missing',
    path: ['watts'],
  })
  .transform(({ code, quantity, watts, motor }): Item => {
    const usual = usualItem(code, quantity)
    return { ...usual, watts: watts ?? usual.watts, motor: code === ownCode && motor === true }
  })

const maxSkuLength = 64

/** The body of the function `runtime`: a product by its code, and devices by the calculator's codes. */
export const runtimeRequest = z.object({
  sku: z.string('missing').trim().min(1, 'missing').max(maxSkuLength, 'unknown'),
  items: z.array(item, 'missing').min(1, 'missing').max(maxItems, 'too_much'),
})

const own = new Set(['missing', 'unknown', 'too_much'])

/** The error codes by field: `{ 'items.0.code': 'unknown' }`. */
export const refusedFields = ({ issues }: z.ZodError): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ path, code, message }) => [
      path.join('.'),
      code === 'custom' || own.has(message) ? message : 'not_understood',
    ]),
  )
