import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatNumber, formatPlural } from '#kernel/messages.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import {
  isAvailableFor,
  type ProductSummary,
  priceFor,
} from '#shop/catalogue/products/product.rules.ts'
import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import { applianceNames } from '#shop/solar/messages.service.server.ts'
import { applianceOf } from '#shop/solar/sizing/appliances.rules.ts'
import type { Understood } from '../conversation/follow.rules.ts'
import type { Offer } from '../matching/offer.rules.ts'
import { answers, offers } from '../messages/messages.ts'
import type { Turn } from '../tools/catalogue-tools.service.server.ts'
import { cardOf, noteProduct } from '../turns/turn.rules.ts'
import type { Card, Part } from './answer.rules.ts'
import { noteText } from './facts.rules.ts'

export type AnswerMessages = (typeof answers)[Locale]
export type OfferMessages = (typeof offers)[Locale]

/** A turn with the messages of its language. */
export interface ReplyContext extends Turn {
  readonly messages: AnswerMessages
  readonly offerMessages: OfferMessages
  /** Every product for sale, by which a search chooses. */
  readonly all: readonly Offer[]
  /** Formats a number for the language. */
  readonly number: (value: number, digits?: number) => string
  /** Rounds up to a practical value. */
  readonly atLeast: (value: number) => string
  readonly question: string
  /** The destination that was chosen in the shop, whatever the question names. */
  readonly chosen: Destination
}

export type Reply = (reply: ReplyContext, understood: Understood) => Promise<readonly Part[]>

export function replyContextIn(
  turn: Turn,
  question: string,
  all: readonly Offer[] = [],
  chosen: Destination = turn.ctx.destination,
): ReplyContext {
  const { locale } = turn.ctx
  for (const place of Object.values(offers[locale].places)) noteText(turn.facts, place)
  const number = (value: number, digits = 0) => formatNumber(locale, value, digits)
  return {
    ...turn,
    all,
    messages: answers[locale],
    offerMessages: offers[locale],
    number,
    atLeast: (value) => number(Math.ceil(value - 1e-9)),
    question,
    chosen,
  }
}

export const text = (text: string): Part => ({ kind: 'text', text: text })
export const warning = (text: string): Part => ({ kind: 'warning', text: text })
export const list = (items: readonly string[]): Part => ({ kind: 'list', items })
export const estimate = ({ messages }: ReplyContext): Part => ({
  kind: 'estimate',
  text: messages.estimate,
})
export const link = (label: string, href: string): Part => ({ kind: 'link', label, href })
export const human = ({ question }: ReplyContext): Part => ({ kind: 'human', question })

/** A device for somebody's health of another power than the one listed is another model. */
const isOtherModel = ({ code, watts }: Pick<Item, 'code' | 'watts'>): boolean => {
  const known = applianceOf(code)
  return known !== null && known.room === 'health' && known.watts !== watts
}

/** For example '2 × Ventilador de pie, Router'. */
export const devicesText = ({ turn, items }: { turn: Turn; items: readonly Item[] }): string =>
  items
    .map(({ code, quantity, watts }) => {
      const usual = applianceNames(turn.ctx.locale)[code] ?? `${watts} W`
      const isOther = isOtherModel({ code, watts })
      const name = isOther ? `${usual.replace(/ \(.*\)$/, '')} (${watts} W)` : usual
      noteText(turn.facts, `${quantity} ${name}`)
      return quantity === 1 ? name : `${quantity} × ${name}`
    })
    .join(', ')

/** Above this number of units stock is shown without a figure, as on the shop's cards. */
const few = 5

export function stockText({ messages, ctx }: ReplyContext, product: ProductSummary): string {
  const { stock } = messages
  if (!product.inStock) return stock.soldOut
  if (!isAvailableFor(product.availableFor, ctx.destination)) return stock.elsewhere
  return product.unitsLeft !== null && product.unitsLeft <= few
    ? formatPlural(ctx.locale, stock.left, product.unitsLeft)
    : stock.available
}

/** The price for the visitor's destination; null where it is not sold there. */
export const priceHere = ({ ctx }: ReplyContext, product: ProductSummary): Usd | null =>
  isAvailableFor(product.availableFor, ctx.destination) ? priceFor(product, ctx.destination) : null

export const placeText = ({ ctx, offerMessages, facts }: ReplyContext): string => {
  const place = offerMessages.places[ctx.destination]
  noteText(facts, place)
  return place
}

/** An amount that was computed from the tools' prices. */
export function money({ facts }: ReplyContext, cents: number): string {
  facts.money.add(cents)
  return formatUsd(cents as Usd)
}

/** Cards of at most three products, with the reason of each. */
export function cards(
  reply: ReplyContext,
  products: readonly ProductSummary[],
  reason: (product: ProductSummary) => string = () => '',
): Part[] {
  const shown = products.slice(0, 3).map((product): Card => {
    noteProduct(reply.facts, product)
    const note = reason(product)
    noteText(reply.facts, note)
    return cardOf(product, reply.ctx.destination, note)
  })
  return shown.length > 0 ? [{ kind: 'cards', cards: shown }] : []
}
