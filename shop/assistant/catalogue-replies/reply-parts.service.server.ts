import { nothingYet, usualBlackout } from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { askedOf } from '../energy-replies/reply-sizing.service.server.ts'
import { setText } from '../energy-replies/set-text.service.server.ts'
import type { Part } from '../replies/answer.rules.ts'
import { link, type ReplyContext, text } from '../replies/reply-context.service.server.ts'
import { setsForSale } from '../tools/energy-tools.service.server.ts'

/** What the composer finds without panels; null where devices or hours are not what is asked. */
export async function composedFor(reply: ReplyContext, { state, categories }: Understood) {
  if (state.items.length === 0 || categories.length > 0) return null
  const { items, hours } = state
  const asked = { ...nothingYet, ...askedOf(state), items, panels: false }
  const calculation = { ...asked, blackoutHours: hours ?? usualBlackout }
  return { calculation, ...(await setsForSale(reply, calculation)) }
}
type Composed = NonNullable<Awaited<ReturnType<typeof composedFor>>>

/** The composer's cheapest set, where nothing that is sold whole costs as little. */
export function cheaperAsParts(
  reply: ReplyContext,
  composed: Composed | null,
  cents: number,
): Part[] {
  const [first] = composed?.sets.toSorted((a, b) => a.price - b.price) ?? []
  if (!composed || !first || first.price >= cents) return []
  const { cheaperSet } = reply.messages.system
  return [
    text(`${cheaperSet} ${setText(reply, first, first.level)}`),
    link(reply.messages.calculator, calculationHref(composed.calculation)),
  ]
}
