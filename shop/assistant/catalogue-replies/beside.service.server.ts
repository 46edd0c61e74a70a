import { format } from '#kernel/messages.ts'
import type { Product } from '#shop/catalogue/products/product.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import { powerOf, sizeOf } from '../matching/requirements.rules.ts'
import { priceHere, type ReplyContext } from '../replies/reply-context.service.server.ts'
import { says } from '../understanding/intents.rules.ts'
import { type Candidate, familyOf } from './candidates.service.server.ts'

export const byPrice = (a: Candidate, b: Candidate) => a.cents - b.cents
export const bySize = (a: Candidate, b: Candidate) =>
  sizeOf(b.product) - sizeOf(a.product) ||
  powerOf(b.product) - powerOf(a.product) ||
  a.cents - b.cents

const relativeWords = [says.smallest, says.lower, says.higher, says.cheaper, says.among]
const superlative = /\b(lo|el|la|los|las|the) (mas|biggest|largest|most)\b/

/** 'algo más barato', but not 'lo más barato' for a budget or for devices, which is a choice of its own. */
export function comparesWithShown({ read, budget, state }: Understood): boolean {
  const isChoice = superlative.test(read.text) && !says.among.test(read.text)
  if (isChoice && (budget || state.items.length > 0)) return false
  return relativeWords.some((words) => words.test(read.text))
}

const isKit = ({ product }: { readonly product: Product }): boolean => product.category === 'kit'

/** What is compared with: of a set that was shown, the kit that is sold whole. */
function besideOf({ state, isNamed, offers }: Understood) {
  if (isNamed) return offers[0]
  return (state.intent === 'system' ? state.focus.find(isKit) : undefined) ?? state.focus[0]
}

/** 'la más chiquita': of the family that was shown. */
function smallestLike(shown: Product, list: readonly Candidate[]): Candidate[] {
  const alike = list.filter(({ product }) => familyOf(product) === familyOf(shown))
  return (alike.length > 0 ? alike : list).toSorted((a, b) => bySize(b, a)).slice(0, 1)
}

/** 'algo más barato', 'el que le sigue': beside the product in focus. */
export function relativeTo(
  reply: ReplyContext,
  understood: Understood,
  list: readonly Candidate[],
): Candidate[] | null {
  const { read, state } = understood
  const focus = besideOf(understood)
  const [category] = understood.categories
  const from = focus && priceHere(reply, focus.product)
  const isOtherKind = category !== undefined && category !== focus?.product.category
  if (!focus || isOtherKind || from === null || from === undefined) return null
  if (says.among.test(read.text)) {
    const among = list.filter(({ product }) =>
      state.focus.some((one) => one.product.id === product.id),
    )
    return among.sort(says.largest.test(read.text) ? bySize : byPrice).slice(0, 1)
  }
  if (says.smallest.test(read.text)) return smallestLike(focus.product, list)
  const others = list.filter(({ product }) => product.id !== focus.product.id)
  if (says.higher.test(read.text))
    return others
      .filter(({ cents }) => cents > from)
      .sort(byPrice)
      .slice(0, 1)
  const below = others.filter(({ cents }) => cents < from).sort((a, b) => b.cents - a.cents)
  return cheaperThan(focus.product, below, read.text)
}

/** The next one down of its family, or the cheaper ones of all. */
function cheaperThan(
  shown: Product,
  below: readonly Candidate[],
  asked: string,
): Candidate[] | null {
  const alike = below.filter(({ product }) => familyOf(product) === familyOf(shown))
  if (says.lower.test(asked)) return (alike.length > 0 ? alike : below).slice(0, 1)
  return says.cheaper.test(asked) ? below.slice(0, 3) : null
}

export function besideText(
  reply: ReplyContext,
  { read, state, offers, isNamed }: Understood,
): string {
  const { relative } = reply.offerMessages.search
  const name = (isNamed ? offers : state.focus)[0]?.product.name ?? ''
  if (says.among.test(read.text) || says.smallest.test(read.text))
    return reply.offerMessages.search.plain
  return says.higher.test(read.text) ? relative.higher : format(relative.lower, { name })
}
