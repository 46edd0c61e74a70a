import { z } from 'zod'
import { isUuid } from '#kernel/text/uuid.ts'

const product = z.string().toLowerCase().refine(isUuid)
/** Plain whole numbers only: '1e3', '0x10', '1.5' and '' are invalid. */
const quantity = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)

/** 'id:2,id:1': the parts of a set. */
const set = z
  .string()
  .max(2_000)
  .transform((text, refine) => {
    const parts = text.split(',').map((part) => /^([0-9a-f-]{36}):(\d{1,3})$/i.exec(part))
    const lines = parts.flatMap((part) =>
      part?.[1] && isUuid(part[1]) ? [{ product: part[1], quantity: Number(part[2]) }] : [],
    )
    if (lines.length === parts.length && lines.every(({ quantity }) => quantity > 0)) return lines
    refine.addIssue({ code: 'custom', message: 'not_a_set' })
    return z.NEVER
  })

/** The actions of the cart's forms. */
export const CartInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), product, quantity: quantity.default(1) }),
  z.object({
    intent: z.literal('add-set'),
    set,
    /** The set was bought with it, and is to be again. */
    installation: z.literal('true').optional(),
  }),
  z.object({ intent: z.literal('set'), product, quantity }),
  z.object({ intent: z.literal('remove'), product }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('installation'), on: z.enum(['true', 'false']) }),
  z.object({ intent: z.literal('copy'), token: z.string().max(40) }),
])
export type CartInput = z.infer<typeof CartInput>

/** What of a form was not understood. */
export const unreadIn = (issues: readonly z.core.$ZodIssue[]): 'quantity' | 'product' | 'form' => {
  const fields = issues.flatMap(({ path }) => path[0] ?? [])
  if (fields.includes('product') || fields.includes('set')) return 'product'
  return fields.includes('quantity') ? 'quantity' : 'form'
}
