import { randomUUID } from 'node:crypto'
import type { Ctx } from '#platform/ctx.ts'
import type { Message } from '#shop/assistant/conversation/conversation.rules.ts'
import { visitorCookie, visitorCookieFor, visitorIn } from '#shop/assistant/turns/visitor.rules.ts'
import { earlierMessages } from '#shop/assistant/understanding/question.input.ts'

const maxHistoryLength = 60_000

/** The conversation so far, as a form without scripts carries it. */
export function conversationIn(value: unknown): Message[] {
  if (typeof value !== 'string' || value.length > maxHistoryLength) return []
  try {
    return earlierMessages.parse(JSON.parse(value))
  } catch {
    return []
  }
}

export const historyOf = (messages: readonly Message[]): string =>
  messages.length === 0 ? '' : JSON.stringify(messages)

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
