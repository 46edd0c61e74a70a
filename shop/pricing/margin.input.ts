import { z } from 'zod'
import { cents } from '#kernel/money.ts'
import { parseMoney } from '#kernel/money-input.ts'
import { maxChanges } from '#shop/catalogue/management/table/table.input.ts'
import type { PriceChange } from '#shop/catalogue/prices/product-pricing.rules.ts'
import {
  browsableCategories,
  type ProductCategory,
} from '#shop/catalogue/products/product.rules.ts'
import { type MarginRules, maxMargin, roundings } from './margin.rules.ts'

/** '27,5' as 2750; null where it is no valid margin. */
export function readPercent(input: string): number | null {
  const points = parseMoney(input.replace(/\s*%\s*$/, ''))
  return points === null || points > maxMargin ? null : points
}

export const shownPercent = (basisPoints: number): string => String(basisPoints / 100)

export const marginFields = [...browsableCategories, 'floor'] as const
export type MarginField = (typeof marginFields)[number]
export type MarginsFormData = Readonly<Record<MarginField | 'rounding', string>>

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 20) : '')

export type ReadMargins =
  | { readonly ok: true; readonly rules: MarginRules }
  | {
      readonly ok: false
      readonly input: MarginsFormData
      readonly invalid: readonly (MarginField | 'rounding')[]
    }

export function readMargins(posted: Readonly<Record<string, unknown>>): ReadMargins {
  const input = Object.fromEntries(
    [...marginFields, 'rounding'].map((field) => [field, textOf(posted[field])]),
  ) as MarginsFormData
  const points = Object.fromEntries(
    marginFields.map((field) => [field, readPercent(input[field])]),
  ) as Record<MarginField, number | null>
  const rounding = roundings.find((name) => name === input.rounding)
  const invalid = marginFields.filter((field) => points[field] === null)
  if (invalid.length > 0 || !rounding)
    return { ok: false, input, invalid: rounding ? invalid : [...invalid, 'rounding'] }
  const { floor, ...targets } = points
  return {
    ok: true,
    rules: { targets: targets as Record<ProductCategory, number>, floor: floor ?? 0, rounding },
  }
}

export const marginsFormData = ({ targets, floor, rounding }: MarginRules): MarginsFormData => ({
  ...(Object.fromEntries(
    browsableCategories.map((category) => [category, shownPercent(targets[category])]),
  ) as Record<ProductCategory, string>),
  floor: shownPercent(floor),
  rounding,
})

const sum = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform((digits) => cents(Number(digits)))
const request = z.tuple([z.uuid(), z.union([z.literal('').transform(() => null), sum]), sum])
/** The limit of the product table per save. */
export const maxMargins = maxChanges

/** 'id:from:to' in cents, from a form without scripts; null where one of them is invalid. */
export function readMarginInputs(input: readonly string[]): PriceChange[] | null {
  const read = z
    .array(request)
    .min(1)
    .max(maxMargins)
    .safeParse(input.map((one) => one.split(':')))
  return read.success ? read.data.map(([id, from, to]) => ({ id, from, to })) : null
}

export const chosenIds = z.array(z.uuid()).max(maxMargins).catch([])
