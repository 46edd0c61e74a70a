import { z } from 'zod'
import { cents } from '#kernel/money.ts'
import { relations } from '../orders/parties.rules.ts'

const line = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((typed) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .refine((text) => !/\p{Cc}/u.test(text))
const some = (longest = 120) => line(longest).refine((text) => text !== '')
const maybe = (longest = 120) => line(longest).default('')
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/)
const phone = z
  .string()
  .max(40)
  .regex(/^\+?[\d\s().-]{7,39}$/)
const nationalId = z
  .string()
  .regex(/^\d{11}$/)
  .or(z.literal(''))
  .default('')

const cuba = z.object({
  kind: z.literal('cuba'),
  provinceCode: some(8),
  municipalityCode: some(8),
  province: some(60),
  municipality: some(60),
  reparto: maybe(),
  street: some(),
  number: maybe(40),
  apartment: maybe(40),
  between: z.tuple([maybe(80), maybe(80)]).default(['', '']),
  reference: maybe(300),
  delivery: z.enum(['door', 'pickup']),
})
const usa = z.object({
  kind: z.literal('usa'),
  street: some(),
  apartment: maybe(40),
  city: some(60),
  state: z.string().regex(/^[A-Z]{2}$/),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/),
})

const buyer = z.object({
  name: some(),
  email,
  phone,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('US'),
  relation: z.enum(relations),
  locale: z.enum(['es', 'en']).default('es'),
})
const recipient = z.object({
  givenNames: some(80),
  firstSurname: some(80),
  secondSurname: maybe(80),
  phone,
  secondPhone: phone.or(z.literal('')).default(''),
  email: email.or(z.literal('')).default(''),
  authorised: z.object({ name: some(), nationalId }).nullable().default(null),
  schedule: maybe(120),
  endUse: z.enum(['home', 'private_business', 'farm', 'other']).default('home'),
  address: z.discriminatedUnion('kind', [cuba, usa]),
})

const product = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const quantity = z.number().int().min(1).max(999)

/** The body of create_guest_order. Prices, roles and owners are not among it: what else is sent is not read. */
export const guestOrder = z
  .object({
    attemptKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
    /** Cents. */
    expectedTotal: z.number().int().min(0).transform(cents),
    destination: z.enum(['usa', 'cuba']),
    lines: z
      .array(z.object({ id: product, quantity }))
      .min(1)
      .max(40),
    couponCode: z.string().max(200).default(''),
    installation: z.boolean().default(false),
    method: z.enum(['paypal', 'zelle']),
    buyer,
    recipient,
    nationalId,
    showsPrices: z.boolean().default(false),
    declaration: z.record(z.string(), z.string()).nullable().default(null),
  })
  .refine(({ destination, recipient: to }) => to.address.kind === destination)
  .refine(
    ({ recipient: { address }, nationalId: id }) =>
      address.kind === 'usa' || address.delivery === 'pickup' || id !== '',
  )
export type GuestOrder = z.infer<typeof guestOrder>
