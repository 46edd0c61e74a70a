import { z } from 'zod'
import { locales } from '#kernel/locale.ts'
import type { Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { oneLine } from './email.rules.ts'
import type { ShippingAddress } from './order-email.rules.ts'

const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength * 5)
    .transform((value) => oneLine(value, maxLength))
const filledLine = (maxLength: number) => line(maxLength).refine((value) => value !== '')
const oneAddress = z.string().trim().max(254).pipe(z.email())

/** 149.99, '149.99' and '1,299.99' alike; never a float, never below zero. */
const amount = z
  .union([z.number().nonnegative().max(10_000_000), z.string().max(20)])
  .transform((value) => parseMoney(typeof value === 'number' ? value.toFixed(2) : value))
  .pipe(z.custom<Usd>((sum) => sum !== null))

/** Allows a cent of rounding per piece; a larger difference is an error. */
const cartItem = z
  .object({
    name: filledLine(200),
    quantity: z.number().int().min(1).max(9_999),
    price: amount,
    total: amount,
  })
  .refine(({ quantity, price, total }) => Math.abs(total - price * quantity) <= quantity, {
    path: ['total'],
  })

const emptyLine = line(200).default('')

/** The body of `send-order-confirmation`, as specified. */
export const orderConfirmation = z.object({
  orderNumber: filledLine(40),
  customerEmail: oneAddress,
  recipientEmail: z.union([z.literal(''), z.null(), oneAddress]).optional(),
  customerName: emptyLine,
  recipientName: emptyLine,
  orderTotal: amount,
  cartItems: z.array(cartItem).min(1).max(100),
  shippingAddress: z.object({
    recipientName: emptyLine,
    street: emptyLine,
    reparto: emptyLine,
    municipality: emptyLine,
    province: emptyLine,
    phone: emptyLine,
  } satisfies Record<keyof ShippingAddress, typeof emptyLine>),
})

export type OrderConfirmation = z.output<typeof orderConfirmation>

export const fieldsOf = ({ issues }: z.core.$ZodError): readonly string[] => [
  ...new Set(issues.map(({ path }) => path.join('.') || 'body')),
]

export const templateInput = z.object({
  kind: z.string().max(80).optional(),
  locale: z.enum(locales).optional(),
})
