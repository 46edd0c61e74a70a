import { z } from 'zod'
import { cents } from '#kernel/money.ts'
import { isUuid } from '#kernel/text/uuid.ts'
import { maxLines, maxQuantity } from '#shop/cart/cart.rules.ts'

const product = z.string().toLowerCase().refine(isUuid)
const quantity = z.number().int().min(1).max(maxQuantity)
const fields = z.record(z.string(), z.string())

/**
 * The body of create_guest_order; buyer, recipient and address are the fields of the checkout's forms.
 * Prices, roles and owners are ignored.
 */
export const guestOrder = z.object({
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
  /** Cents. */
  expectedTotal: z.number().int().min(0).transform(cents),
  destination: z.enum(['usa', 'cuba']),
  lines: z
    .array(z.object({ id: product, quantity }))
    .min(1)
    .max(maxLines),
  couponCode: z.string().max(200).default(''),
  installation: z.boolean().default(false),
  /** Its code; which ones there are, `payment_methods` says. */
  method: z.string().max(40),
  delivery: fields,
  buyer: fields,
  declaration: fields.nullable().default(null),
  /** Of the captcha, where one is configured: it is asked for before an order is refused as one too many. */
  captchaToken: z.string().max(10_000).default(''),
})
export type GuestOrder = z.infer<typeof guestOrder>
