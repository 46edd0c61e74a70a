import { nothingYet, usualBlackout } from '#shop/solar/calculator/calculation.rules.ts'
import { calculationHref } from '#shop/solar/calculator/calculation-query.rules.ts'
import type { OfferedSet } from '#shop/solar/calculator/calculator.service.server.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { askedOf } from '../energy-replies/reply-sizing.service.server.ts'
import { setText, wholeSets } from '../energy-replies/set-text.service.server.ts'
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

/** How the hours beside stations are counted, where somebody's health depends on them. */
export const nonstopText = ({ offerMessages }: ReplyContext, { state }: Understood): Part[] =>
  state.isMedical && state.items.length > 0 ? [text(offerMessages.search.nonstop)] : []

/** What somebody's health needs is counted as on without a pause, as beside stations. */
const counted =
  (isMedical: boolean) =>
  (set: OfferedSet): OfferedSet =>
    isMedical ? { ...set, runtime: set.nonstop ?? set.runtime } : set

/** Of it the lowest hours must reach. */
const isEnough =
  (isMedical: boolean, { calculation }: Composed) =>
  ({ runtime }: OfferedSet): boolean =>
    !isMedical || runtime.hoursLow >= calculation.blackoutHours

/** The composer's cheapest set, where nothing that is sold whole costs as little. */
export function cheaperAsParts(
  reply: ReplyContext,
  { state: { isMedical } }: Understood,
  composed: Composed | null,
  cents: number,
): Part[] {
  const enough = composed?.sets.map(counted(isMedical)).filter(isEnough(isMedical, composed)) ?? []
  const [first] = enough.toSorted((a, b) => a.price - b.price)
  if (!composed || !first || first.price >= cents) return []
  const isWhole = wholeSets([first]).length > 0
  const before = isWhole ? '' : `${reply.messages.system.cheaperSet} `
  return [
    text(`${before}${setText(reply, first, first.level)}`),
    link(reply.messages.calculator, calculationHref(composed.calculation)),
  ]
}
