import { randomUUID } from 'node:crypto'
import { cartCookieName } from '#kernel/shown-cookies.ts'
import type { Ctx } from '#platform/ctx.ts'
import {
  type CartSent,
  conversationMs,
  type Message,
} from '#shop/assistant/conversation/conversation.rules.ts'
import { visitorCookie, visitorCookieFor, visitorIn } from '#shop/assistant/turns/visitor.rules.ts'
import { earlierMessages } from '#shop/assistant/understanding/question.input.ts'
import { couponStorageKey } from '#shop/coupons/coupon.rules.ts'
import { cookieValue } from '#web/shell/request/browser-storage.ts'

const maxHistoryLength = 60_000

interface Carried {
  readonly at: number
  readonly messages: readonly Message[]
}

/** The conversation so far, as a form without scripts carries it, until it is over. */
export function conversationIn(value: unknown, now: Date): Message[] {
  if (typeof value !== 'string' || value.length > maxHistoryLength) return []
  try {
    const { at, messages } = JSON.parse(value) as Partial<Carried>
    const isOver = typeof at !== 'number' || Math.abs(now.getTime() - at) >= conversationMs
    return isOver ? [] : earlierMessages.parse(messages)
  } catch {
    return []
  }
}

export const historyOf = (messages: readonly Message[], now: Date): string =>
  messages.length === 0 ? '' : JSON.stringify({ at: now.getTime(), messages } satisfies Carried)

/** The context with a name for this browser, and the cookie that gives it one. */
export function visitorOf(ctx: Ctx): readonly [Ctx, Record<string, string>] {
  if (visitorIn(ctx.caller.cookie) !== null) return [ctx, {}]
  const name = randomUUID()
  const cookie = `${ctx.caller.cookie}; ${visitorCookie}=${name}`
  const isSecure = ctx.shopUrl.startsWith('https:')
  return [
    { ...ctx, caller: { ...ctx.caller, cookie } },
    { 'Set-Cookie': visitorCookieFor(name, isSecure) },
  ]
}

/** The cart of a browser without scripts; nothing where its cookie is not there. */
export function cookieCartOf({ caller }: Pick<Ctx, 'caller'>): CartSent | undefined {
  const cart = cookieValue(caller.cookie, cartCookieName)
  return cart === null
    ? undefined
    : { cart, coupon: cookieValue(caller.cookie, couponStorageKey) ?? '' }
}
