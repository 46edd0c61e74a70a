import { minuteMs } from '#kernel/time.ts'

/** A `removed` message names a remembered fact that the visitor took away. */
export interface Message {
  readonly role: 'user' | 'assistant' | 'removed'
  readonly content: string
}

/** The visitor's cart as the browser holds it: products with quantities, and a coupon; no price. */
export interface CartSent {
  readonly cart: string
  readonly coupon: string
}

export interface Asked {
  readonly question: string
  readonly earlier: readonly Message[]
  /** Missing where no browser asks. */
  readonly cart?: CartSent | undefined
}

export const maxMessages = 60
export const maxStoredLength = 2_000
/** A conversation is over after this long without a question. */
export const conversationMs = 30 * minuteMs
