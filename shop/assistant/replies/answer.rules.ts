import type { Destination } from '#kernel/destination.ts'
import type { Locale } from '#kernel/locale.ts'
import { formatUsd, type Usd } from '#kernel/money.ts'
import type { Category } from '#shop/catalogue/products/product.rules.ts'
import { offers } from '../messages/messages.ts'
import type { Intent } from '../understanding/intents.rules.ts'

/** A product mentioned in an answer, with its data at that time. */
export interface Card {
  readonly slug: string
  readonly name: string
  readonly category: Category
  readonly image: string | null
  readonly price: Usd | null
  readonly place: Destination
  /** What the product would do, or why it is shown. */
  readonly note: string
}

/** Something that the conversation established and that can be removed. */
export interface Chip {
  readonly name: string
  readonly label: string
}

/** An answer is a list of parts: it can be streamed and resumed after a lost connection. */
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'estimate'; readonly text: string }
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'human'; readonly question: string }
  | { readonly kind: 'known'; readonly chips: readonly Chip[] }

export interface Answer {
  readonly intent: Intent
  readonly locale: Locale
  readonly parts: readonly Part[]
  /** The author: the engine, or a checked model. */
  readonly by: 'engine' | 'model'
}

const cardText = ({ name, price, place, note }: Card, locale: Locale): string => {
  const priced =
    price === null ? name : `${name}: ${formatUsd(price)} ${offers[locale].places[place]}`
  return note === '' ? priced : `${priced} · ${note}`
}

/** All text of an answer. */
export const textOf = ({ parts, locale }: Pick<Answer, 'parts' | 'locale'>): string =>
  parts
    .flatMap((part) => {
      if (part.kind === 'list') return part.items
      if (part.kind === 'cards') return part.cards.map((card) => cardText(card, locale))
      if (part.kind === 'link') return part.label
      return part.kind === 'human' || part.kind === 'known' ? [] : part.text
    })
    .join('\n')
