import { z } from 'zod'
import type { Usd } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import type { PaymentMethod } from '#kernel/payment-method.ts'
import { chosen } from '#kernel/text/text-input.ts'
import { readDay } from '#kernel/time.ts'
import { costKinds } from './accounting.rules.ts'

/** A calendar date; an empty value means no limit. */
const day = z
  .string()
  .trim()
  .refine((text) => text === '' || readDay(text) !== null)
  .nullish()
  .transform((text) => readDay(text ?? ''))
const destination = z
  .enum(['usa', 'cuba', 'all', ''])
  .nullish()
  .transform((value) => (value === 'usa' || value === 'cuba' ? value : null))
const methodAmong = (methods: readonly PaymentMethod[]) =>
  z
    .enum([...methods, 'all', ''])
    .nullish()
    .transform((value) => methods.find((method) => method === value) ?? null)

/** The query of the accounting function; a missing field is no filter, an unknown method an error. */
export const accountingQuery = (methods: readonly PaymentMethod[]) =>
  z
    .object({ from: day, to: day, destination, method: methodAmong(methods) })
    .refine(({ from, to }): boolean => from === null || to === null || from <= to)

/** The same query from the page's URL, with its Spanish parameter names. */
export function readAccounting(params: URLSearchParams, methods: readonly PaymentMethod[]) {
  return accountingQuery(methods).safeParse({
    from: params.get('desde'),
    to: params.get('hasta'),
    destination: chosen(params.get('destino') ?? ''),
    method: chosen(params.get('metodo') ?? ''),
  })
}

const money = z
  .string()
  .transform((text) => parseMoney(text, { mayBeNegative: true }))
  .pipe(z.custom<Usd>((sum) => sum !== null))

export const costInput = z.object({
  kind: z.enum(costKinds),
  amount: money,
  note: z.string().trim().max(500).default(''),
  attempt: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/),
})
export type CostInput = z.infer<typeof costInput>
