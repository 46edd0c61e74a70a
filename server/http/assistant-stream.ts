import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { isSlowRequest } from '#kernel/connection.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Answer } from '#shop/assistant/replies/answer.rules.ts'
import { answerTurn, type Refusal } from '#shop/assistant/turns/turns.service.server.ts'
import { visitorCookie, visitorCookieFor, visitorIn } from '#shop/assistant/turns/visitor.rules.ts'
import { type AskedTurn, turnInput } from '#shop/assistant/understanding/question.input.ts'
import type { AppDependencies, Env } from '../env.ts'
import { inQueue, retryAfterSeconds } from '../middleware/concurrency-limit.ts'
import type { ViewQueue } from '../middleware/view-queue.ts'
import { ctxOf } from './request-ctx.ts'

type Reply = (onDraft?: (draft: string) => void) => ReturnType<typeof answerTurn>

const statuses = {
  too_many_tries: 429,
  turn_reused: 409,
  not_answered: 503,
} as const satisfies Record<Refusal['code'], number>
/** While a model responds, an occasional empty line keeps the connection open. */
const heartbeat = 5_000

const asLine = (value: object): string => `${JSON.stringify(value)}\n`

/** The parts that the browser lacks, and that they are all. */
const linesOf = ({ parts, locale, by }: Answer, from: number): string[] => [
  ...parts.slice(from).map((part, at) => asLine({ at: from + at, part })),
  asLine({ done: true, locale, by }),
]

function refuse(c: Context<Env>, refusal: Refusal): Response {
  if (refusal.code === 'too_many_tries') c.header('Retry-After', String(refusal.retryAfterSeconds))
  return c.json(refusal, statuses[refusal.code])
}

/**
 * One line per part of the reply with its position, so that a client can resume after a dropped connection. While a model
 * writes, its checked sentences come before as a draft, which the parts replace.
 */
function streamed(c: Context<Env>, { from }: AskedTurn, reply: Reply) {
  c.header('Content-Type', 'application/x-ndjson; charset=utf-8')
  c.header('X-Accel-Buffering', 'no')
  return stream(c, async (line) => {
    await line.write(asLine({ waiting: true }))
    const beat = setInterval(() => void line.write(asLine({ waiting: true })), heartbeat)
    const onDraft = (draft: string) => void line.write(asLine({ draft }))
    const answer = await reply(onDraft).finally(() => clearInterval(beat))
    if (!answer.ok) return void (await line.write(asLine({ refused: answer })))
    for (const part of linesOf(answer.value, from)) await line.write(part)
  })
}

const readTurn = async (c: Context<Env>): Promise<AskedTurn | null> =>
  turnInput.safeParse(await c.req.json().catch(() => null)).data ?? null

/** The context with a name for this browser, which its limits count by. */
function named(c: Context<Env>, ctx: Ctx): Ctx {
  if (visitorIn(ctx.caller.cookie) !== null) return ctx
  const name = randomUUID()
  c.header('Set-Cookie', visitorCookieFor(name, ctx.shopUrl.startsWith('https:')), { append: true })
  return { ...ctx, caller: { ...ctx.caller, cookie: `${visitorCookie}=${name}` } }
}

/** Replies of one address wait for each other; what says so meanwhile keeps the connection open. */
const replyInQueue =
  (c: Context<Env>, queue: ViewQueue, answer: Reply): Reply =>
  async (onDraft) => {
    const done = await inQueue(c, queue, () => answer(onDraft))
    return done.ok ? done.value : { ok: false, code: 'too_many_tries', retryAfterSeconds }
  }

/** Answers a question of the chat: piece by piece, or whole on a slow link. */
export const assistantStream =
  (dependencies: AppDependencies, queue: ViewQueue) => async (c: Context<Env>) => {
    c.header('Cache-Control', 'private, no-store')
    const requested = await readTurn(c)
    if (!requested) return c.json({ ok: false, code: 'not_understood' }, 400)
    const ctx = named(c, await ctxOf(c, dependencies))
    const reply = replyInQueue(c, queue, (onDraft) => answerTurn(ctx, requested, onDraft))
    if (!requested.whole && !isSlowRequest(c.req.raw.headers)) return streamed(c, requested, reply)
    const answer = await reply()
    if (!answer.ok) return refuse(c, answer)
    const { parts, locale, by } = answer.value
    return c.json({
      from: requested.from,
      parts: parts.slice(requested.from),
      done: true,
      locale,
      by,
    })
  }
