import { z } from 'zod'
import { cents } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { mostChanges } from '#shop/catalogue/keeping/table.input.ts'
import type { PriceChange } from '#shop/catalogue/priced-goods.rules.ts'
import { browsableCategories, type Family } from '#shop/catalogue/product.rules.ts'
import { type MarginRules, mostMargin, roundings } from './margin.rules.ts'

/** '27,5' as 2750; null where it is no percentage that can be earned. */
export function readPercent(typed: string): number | null {
  const points = parseMoney(typed.replace(/\s*%\s*$/, ''))
  return points === null || points > mostMargin ? null : points
}

export const shownPercent = (basisPoints: number): string => String(basisPoints / 100)

export const marginFields = [...browsableCategories, 'floor'] as const
export type MarginField = (typeof marginFields)[number]
export type TypedMargins = Readonly<Record<MarginField | 'rounding', string>>

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 20) : '')

export type ReadMargins =
  | { readonly ok: true; readonly rules: MarginRules }
  | {
      readonly ok: false
      readonly typed: TypedMargins
      readonly wrong: readonly (MarginField | 'rounding')[]
    }

/** The owner's rules as they were typed, or what of them makes no sense. */
export function readMargins(posted: Readonly<Record<string, unknown>>): ReadMargins {
  const typed = Object.fromEntries(
    [...marginFields, 'rounding'].map((field) => [field, textOf(posted[field])]),
  ) as TypedMargins
  const points = Object.fromEntries(
    marginFields.map((field) => [field, readPercent(typed[field])]),
  ) as Record<MarginField, number | null>
  const rounding = roundings.find((name) => name === typed.rounding)
  const wrong = marginFields.filter((field) => points[field] === null)
  if (wrong.length > 0 || !rounding)
    return { ok: false, typed, wrong: rounding ? wrong : [...wrong, 'rounding'] }
  const { floor, ...targets } = points
  return {
    ok: true,
    rules: { targets: targets as Record<Family, number>, floor: floor ?? 0, rounding },
  }
}

export const typedMargins = ({ targets, floor, rounding }: MarginRules): TypedMargins => ({
  ...(Object.fromEntries(
    browsableCategories.map((family) => [family, shownPercent(targets[family])]),
  ) as Record<Family, string>),
  floor: shownPercent(floor),
  rounding,
})

const sum = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform((digits) => cents(Number(digits)))
const wish = z.tuple([z.uuid(), z.union([z.literal('').transform(() => null), sum]), sum])
/** As many as the table of products saves at once. */
export const mostWishes = mostChanges

/** 'id:from:to' in cents, as a browser that keeps no drafts sends them; null where one of them is none. */
export function readWishes(given: readonly string[]): PriceChange[] | null {
  const read = z
    .array(wish)
    .min(1)
    .max(mostWishes)
    .safeParse(given.map((one) => one.split(':')))
  return read.success ? read.data.map(([id, from, to]) => ({ id, from, to })) : null
}

export const chosenIds = z.array(z.uuid()).max(mostWishes).catch([])
