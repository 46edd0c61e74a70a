import { compareRows } from '#shop/catalogue/products/compare.rules.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import type { Superlative } from '../matching/superlative.rules.ts'
import { type ReplyContext, stockText } from '../replies/reply-context.service.server.ts'
import type { Candidate } from './candidates.service.server.ts'

const valuesOf = ({ ctx }: ReplyContext, products: readonly Product[], { figure }: Superlative) =>
  compareRows(products, ctx.destination).find((row) => row.figure === figure)?.values ?? []

/** Those that have the figure, the most or the least of it first. */
export function byFigure(
  reply: ReplyContext,
  list: readonly Candidate[],
  by: Superlative,
): Candidate[] {
  if (by.figure === 'price') return [...list].sort((a, b) => b.cents - a.cents)
  const values = valuesOf(
    reply,
    list.map(({ product }) => product),
    by,
  )
  const sign = by.isHighest ? -1 : 1
  return list
    .flatMap((one, at) => {
      const value = values[at]
      return value === null || value === undefined ? [] : [{ one, value }]
    })
    .sort((a, b) => sign * (a.value - b.value) || a.one.cents - b.one.cents)
    .map(({ one }) => one)
}

/** 'Ciclos: 8 000' */
export function figureText(reply: ReplyContext, product: Product, by: Superlative): string {
  if (by.figure === 'price') return stockText(reply, product)
  const [value] = valuesOf(reply, [product], by)
  const { rows, units, none } = reply.messages.compare
  if (value === null || value === undefined) return none
  reply.facts.figures.add(value)
  return `${rows[by.figure]}: ${reply.number(value, 1)} ${units[by.figure]}`.trim()
}
