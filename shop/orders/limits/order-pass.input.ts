import { z } from 'zod'
import { digitsOf, passHours } from './placing-limits.rules.ts'

const ipAddress = z.union([z.ipv4(), z.ipv6()])
const hours = z.coerce
  .number()
  .refine((value): value is (typeof passHours)[number] => passHours.some((one) => one === value))

/** One field takes an e-mail, a telephone or an address: what it is follows from how it looks. */
export const passInput = z
  .object({ value: z.string().trim().max(320), hours })
  .transform(({ value, hours }, ctx) => {
    if (z.email().safeParse(value).success) return { kind: 'email' as const, value, hours }
    if (ipAddress.safeParse(value).success) return { kind: 'address' as const, value, hours }
    if (/^[+\d\s().-]+$/.test(value) && digitsOf(value).length >= 8)
      return { kind: 'phone' as const, value, hours }
    ctx.addIssue({ code: 'custom', path: ['value'], message: 'buyer_unknown' })
    return z.NEVER
  })
/** Ends a pass by its id. */
export const endInput = z.object({ end: z.uuid() })

export type PassInput = z.infer<typeof passInput>
