import { z } from 'zod'
import { isEmail } from '#shop/accounts/sign-up/email-address.rules.ts'
import { readOrderNumber } from '../placing/order-number.rules.ts'

const text = z.string().max(300).catch('')
const email = z.string().trim().toLowerCase().refine(isEmail)

export interface FindResult {
  readonly input: { readonly number: string; readonly email: string }
  readonly problems: { readonly number: boolean; readonly email: boolean }
  readonly request: { readonly number: string; readonly email: string } | null
}

/** Parses the order look-up form, with errors by field. */
export function findOrderForm(posted: Readonly<Record<string, unknown>>): FindResult {
  const input = { number: text.parse(posted.number), email: text.parse(posted.email) }
  const number = readOrderNumber(input.number)
  const read = email.safeParse(input.email)
  const problems = { number: number === null, email: !read.success }
  const request = number !== null && read.success ? { number, email: read.data } : null
  return { input, problems, request }
}

export const orderNumberIn = (posted: Readonly<Record<string, unknown>>): string =>
  text.parse(posted.number)
