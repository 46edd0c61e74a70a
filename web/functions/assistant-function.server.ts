import type { Ctx } from '#platform/ctx.ts'
import { conversationInput } from '#shop/assistant/conversation/conversation.input.ts'
import { converse } from '#shop/assistant/conversation/converse.service.server.ts'
import { cookieCartOf, visitorOf } from '#web/advice/assistant/conversation-form.server.ts'

const notSaved = { 'Cache-Control': 'private, no-store' }

/** Answers the last message of a conversation. */
export async function assistantFunction(ctx: Ctx, body: unknown): Promise<Response> {
  const input = conversationInput.safeParse(body)
  if (!input.success)
    return Response.json({ error: { message: 'invalid_body' } }, { status: 400, headers: notSaved })
  const { question, earlier, cart, locale = ctx.locale, destination = ctx.destination } = input.data
  const [named, cookie] = visitorOf({ ...ctx, locale, destination })
  const headers = { ...notSaved, ...cookie }
  const answer = await converse(named, { question, earlier, cart: cart ?? cookieCartOf(ctx) })
  if (answer.ok) return Response.json({ data: answer.value }, { headers })
  const isTooMany = answer.code === 'too_many_tries'
  const error = { message: answer.code }
  if (!isTooMany) return Response.json({ error }, { status: 503, headers })
  const wait = { 'Retry-After': String(answer.retryAfterSeconds) }
  return Response.json({ error }, { status: 429, headers: { ...headers, ...wait } })
}
