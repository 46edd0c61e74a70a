import { z } from 'zod'
import { isUuid } from '#kernel/text/uuid.ts'

const product = z.string().toLowerCase().refine(isUuid)
/** Plain whole numbers only: '1e3', '0x10', '1.5' and '' are invalid. */
const quantity = z
  .string()
  .regex(/^-?\d{1,4}$/)
  .transform(Number)

/** The actions of the cart's forms. */
export const CartInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add'), product, quantity: quantity.default(1) }),
  z.object({ intent: z.literal('set'), product, quantity }),
  z.object({ intent: z.literal('remove'), product }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('installation'), on: z.enum(['true', 'false']) }),
  z.object({ intent: z.literal('copy'), token: z.string().max(40) }),
])
export type CartInput = z.infer<typeof CartInput>
