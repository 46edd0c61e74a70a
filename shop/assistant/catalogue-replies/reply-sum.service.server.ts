import { format } from '#kernel/messages.ts'
import { countNamed } from '../matching/named-parts.rules.ts'
import {
  cards,
  money,
  placeText,
  priceHere,
  type Reply,
  text,
} from '../replies/reply-context.service.server.ts'
import { factsReply } from './reply-facts.service.server.ts'

/** The sum of the named products, against the budget. */
export const sumReply: Reply = async (reply, understood) => {
  const { offers, count, budget, read } = understood
  const isOfOneKind = new Set(offers.map(({ product }) => product.category)).size === 1
  const lines = offers.slice(0, 3).map(({ product }) => {
    const own = countNamed(read.text, product.category)
    const quantity = own ?? (isOfOneKind ? (count ?? 1) : 1)
    return { product, quantity, cents: priceHere(reply, product) }
  })
  const max = budget?.max ?? null
  if (lines.some(({ cents }) => cents === null)) return factsReply(reply, understood)
  const total = lines.reduce((sum, { cents, quantity }) => sum + (cents ?? 0) * quantity, 0)
  const { sum } = reply.offerMessages.search
  const names = lines.map(({ product, quantity }) =>
    quantity === 1
      ? product.name
      : format(reply.offerMessages.part, { count: quantity, name: product.name }),
  )
  const isEnough = max === null || total <= max * 100
  const values = { parts: names.join(' + '), total: money(reply, total), place: placeText(reply) }
  const answer =
    max === null
      ? format(sum.plain, values)
      : isEnough
        ? format(sum.yes, values)
        : format(sum.no, { ...values, missing: money(reply, total - max * 100) })
  return [
    text(answer),
    ...(isEnough
      ? cards(
          reply,
          lines.map(({ product }) => product),
        )
      : []),
  ]
}
