import type { Needs } from '#platform/ctx.ts'
import { switchOverOf } from '#shop/electrical/composer/abilities.rules.ts'
import { missingFrom } from '#shop/electrical/composer/missing.rules.ts'
import { isNear, type NearMiss } from '#shop/electrical/composer/near-miss.rules.ts'
import { hoursOf } from '#shop/electrical/composer/need.rules.ts'
import { type ComposedSet, priceOf } from '#shop/electrical/composer/offer.rules.ts'
import { ownNames, wiringMessages } from '../messages.service.server.ts'
import { leftOutOf } from '../wiring/left-out.rules.ts'
import { type Composed, composeSets } from './compose.service.server.ts'
import type { SetRequest } from './compose-request.input.ts'

type AnswerCtx = Needs<'locale' | 'destination'>

const dollars = (cents: number): number => cents / 100

/** A set with both kinds of hours, and what its wiring sheet asks for beyond it. */
function answeredSet(
  { locale }: AnswerCtx,
  { need, calculator, place }: SetRequest,
  { shelf, bySku }: Composed,
  set: ComposedSet,
) {
  const missing = missingFrom(shelf, set.lines, place)
  const own = ownNames(locale)
  const nameOf = (sku: string) => own[sku] ?? bySku.get(sku)?.name ?? sku
  return {
    parts: set.lines.map(({ offer, quantity }) => ({ sku: offer.part.sku, quantity })),
    priceUsd: dollars(set.price),
    hours: hoursOf(set, need),
    hoursAsEntered: calculator && hoursOf(set, calculator.need),
    missing:
      missing?.map(({ offer, quantity }) => ({
        sku: offer.part.sku,
        quantity,
        priceUsd: dollars(offer.price * quantity),
      })) ?? null,
    switchOver: switchOverOf(set.lines),
    missingPriceUsd: missing && dollars(priceOf(missing)),
    installedPriceUsd: missing && dollars(set.price + priceOf(missing)),
    notIncluded: leftOutOf([...set.lines, ...(missing ?? [])], place, wiringMessages(locale), {
      locale,
      nameOf,
    }),
  }
}

type AnsweredSet = ReturnType<typeof answeredSet>

/** As the calculator compares: the first is the cheapest with all that its sheet asks for. */
const ranked = <Each extends AnsweredSet>(sets: readonly Each[]) => {
  const priceOf = ({ installedPriceUsd }: AnsweredSet) => installedPriceUsd ?? Infinity
  const byPrice = sets.toSorted((one, other) => priceOf(one) - priceOf(other))
  return sets.map((set) => ({ ...set, installedRank: byPrice.indexOf(set) + 1 }))
}

function answeredSets(ctx: AnswerCtx, request: SetRequest, found: Composed) {
  const answered = (set: ComposedSet): AnsweredSet => answeredSet(ctx, request, found, set)
  const near = (one: NearMiss) => ({
    ...answered(one.set),
    lacks: one.lacks[0] ?? null,
    share: one.share,
  })
  return {
    sets: ranked(found.sets.map(({ set, level }) => ({ level, ...answered(set) }))),
    nearMiss: found.nearMiss && isNear(found.nearMiss) ? near(found.nearMiss) : null,
    /** For a medical device: what costs less and must be switched by hand, or may have to be. */
    byHand: found.byHand && answered(found.byHand),
  }
}

/**
 * Sets for a request: by the formulas alone, everything on without a pause, and `installable` as the calculator sells them,
 * sized for the hours entered and with all that joins and protects them.
 */
export async function answeredRequest(ctx: AnswerCtx, request: SetRequest) {
  const asked = { ...request, budget: null }
  const byFormula = await composeSets(ctx, asked)
  const installable =
    request.calculator && (await composeSets(ctx, { ...asked, ...request.calculator }))
  return {
    ...answeredSets(ctx, request, byFormula),
    installable: installable
      ? answeredSets(ctx, request, installable)
      : { sets: [], nearMiss: null, byHand: null },
  }
}
