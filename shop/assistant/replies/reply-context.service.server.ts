import type { Locale } from '#kernel/locale.ts'
import { formatNumber, formatPlural } from '#kernel/messages.ts'
import { isAvailableFor, type ProductSummary } from '#shop/catalogue/products/product.rules.ts'
import type { Item } from '#shop/solar/calculator/calculation.rules.ts'
import { applianceNames } from '#shop/solar/messages.service.server.ts'
import { answers } from '../messages/messages.ts'
import type { Turn } from '../tools/catalogue-tools.service.server.ts'
import type { Read } from '../understanding/understanding.rules.ts'
import type { Part } from './answer.rules.ts'
import { noteText } from './facts.rules.ts'

export type AnswerMessages = (typeof answers)[Locale]

/** A turn with the messages of its language. */
export interface ReplyContext extends Turn {
  readonly messages: AnswerMessages
  /** Formats a number for the language. */
  readonly number: (value: number, digits?: number) => string
  /** Rounds up to a practical value. */
  readonly atLeast: (value: number) => string
  readonly question: string
}

export type Reply = (reply: ReplyContext, read: Read) => Promise<readonly Part[]>

export function replyContextIn(turn: Turn, question: string): ReplyContext {
  const { locale } = turn.ctx
  const number = (value: number, digits = 0) => formatNumber(locale, value, digits)
  return {
    ...turn,
    messages: answers[locale],
    number,
    atLeast: (value) => number(Math.ceil(value - 1e-9)),
    question,
  }
}

export const text = (text: string): Part => ({ kind: 'text', text: text })
export const warning = (text: string): Part => ({ kind: 'warning', text: text })
export const estimate = ({ messages }: ReplyContext): Part => ({
  kind: 'estimate',
  text: messages.estimate,
})
export const link = (label: string, href: string): Part => ({ kind: 'link', label, href })
export const human = ({ question }: ReplyContext): Part => ({ kind: 'human', question })

/** For example '2 × Ventilador de pie, Router'. */
export const devicesText = ({ turn, items }: { turn: Turn; items: readonly Item[] }): string =>
  items
    .map(({ code, quantity, watts }) => {
      const name = applianceNames(turn.ctx.locale)[code] ?? `${watts} W`
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
