import { z } from 'zod'
import { callingCode } from '#kernel/text/phone.ts'
import { passHours } from './placing-limits.rules.ts'

const ipAddress = z.union([z.ipv4(), z.ipv6()])
const hours = z.coerce
  .number()
  .refine((value): value is (typeof passHours)[number] => passHours.some((one) => one === value))

/** Digits that somebody can dial: no day, no number of a row, no code of no country. */
function isDialled(value: string): boolean {
  if (!/^[+\d\s().-]+$/.test(value) || /^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const digits = value.replace(/\D/g, '').replace(/^00/, '')
  if (digits.length < 8 || digits.length > 15 || /^0+$/.test(digits)) return false
  if (digits.length <= 10) return true
  return digits.startsWith('1') ? digits.length === 11 : isCalled(digits)
}

const isCalled = (digits: string) => digits.startsWith('53') || callingCode(digits) !== null

/** One field takes an e-mail, a telephone or an address: what it is follows from how it looks. */
export const passInput = z
  .object({ value: z.string().trim().max(320), hours })
  .transform(({ value, hours }, ctx) => {
    if (z.email().safeParse(value).success) return { kind: 'email' as const, value, hours }
    if (ipAddress.safeParse(value).success) return { kind: 'address' as const, value, hours }
    if (isDialled(value)) return { kind: 'phone' as const, value, hours }
    ctx.addIssue({ code: 'custom', path: ['value'], message: 'buyer_unknown' })
    return z.NEVER
  })
/** Ends a pass by its id. */
export const endInput = z.object({ end: z.uuid() })

export type PassInput = z.infer<typeof passInput>
