import { createHash } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import { minuteMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { countTries, type TooMany } from '#shop/accounts/tries.service.server.ts'
import type { Answer } from './answer.rules.ts'
import { type AnswerNeeds, answerQuestion } from './answer.service.server.ts'
import type { Asked } from './engine.service.server.ts'
import type { AskedTurn } from './question.input.ts'
import {
  deleteTurn,
  deleteTurnsBefore,
  deleteUnanswered,
  insertTurn,
  type KeptTurn,
  turnById,
  writeAnswer,
} from './turns.queries.server.ts'

/** So long an answer can be read on after a drop. */
const keptMs = 15 * minuteMs
const lookAgainMs = 200
const longestWaitMs = 30_000

export type Refusal =
  | TooMany
  | { readonly ok: false; readonly code: 'turn_reused' | 'not_answered' }
export type TurnAnswer = { readonly ok: true; readonly value: Answer } | Refusal

const system = ({ db }: Needs) => asSystem(db, 'an answer is kept for minutes')
const hashOf = ({ question, before }: Asked) =>
  createHash('sha256')
    .update(JSON.stringify([question, before]))
    .digest('base64url')

/** Who asks too often waits: by the hour and by the day, counted by address. */
export const mayAsk = (ctx: AnswerNeeds) =>
  countTries(ctx, [
    { what: 'assistant', who: ctx.caller.address },
    { what: 'assistantDay', who: ctx.caller.address },
  ])

/** Answers at once what is asked without a turn of its own, as by a page without scripts. */
export async function answerOnce(ctx: AnswerNeeds, asked: Asked): Promise<TurnAnswer> {
  const allowed = await mayAsk(ctx)
  return allowed.ok ? ok(await answerQuestion(ctx, asked)) : allowed
}

async function begin(ctx: AnswerNeeds, asked: AskedTurn, asking: Asked): Promise<TurnAnswer> {
  const allowed = await mayAsk(ctx)
  const done = allowed.ok ? await answerQuestion(ctx, asking).catch(() => null) : null
  if (done) {
    await inTransaction(system(ctx), ({ tx }) => writeAnswer(tx, asked.turn, done))
    return ok(done)
  }
  // what was not answered may be asked again under its own name
  await inTransaction(system(ctx), ({ tx }) => deleteTurn(tx, asked.turn))
  return allowed.ok ? refused('not_answered') : allowed
}

const isSame = (kept: KeptTurn, asked: AskedTurn, hash: string): boolean =>
  kept.conversationId === asked.conversation && kept.questionHash === hash

/** Whoever began it has gone: with a process that ended, most likely. */
const isAbandoned = ({ answer, askedAt }: KeptTurn, now: Date): boolean =>
  answer === null && now.getTime() - askedAt.getTime() > longestWaitMs

const keptTurn = (ctx: Needs, id: string) =>
  inTransaction(system(ctx), ({ tx }) => turnById(tx, id))

/** Another request, perhaps in another process, is answering the same turn. */
async function waitFor(ctx: AnswerNeeds, id: string): Promise<Result<Answer, 'not_answered'>> {
  for (let waited = 0; waited < longestWaitMs; waited += lookAgainMs) {
    const kept = await keptTurn(ctx, id)
    if (kept?.answer) return ok(kept.answer)
    if (!kept) break
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  return refused('not_answered')
}

/** The answer to a turn, made once however often it is asked for; who asks with another question is refused. */
export async function answerTurn(ctx: AnswerNeeds, asked: AskedTurn): Promise<TurnAnswer> {
  const asking = { question: asked.question, before: asked.before ?? null }
  const hash = hashOf(asking)
  const { turn: id, conversation: conversationId } = asked
  const isFirst = await inTransaction(system(ctx), ({ tx }) =>
    insertTurn(tx, { id, conversationId, questionHash: hash, askedAt: ctx.now }),
  )
  if (isFirst) return begin(ctx, asked, asking)
  const kept = await keptTurn(ctx, id)
  if (kept && isAbandoned(kept, ctx.now)) {
    await inTransaction(system(ctx), ({ tx }) => deleteUnanswered(tx, id, kept.askedAt))
    return answerTurn(ctx, asked)
  }
  if (kept && !isSame(kept, asked, hash)) return refused('turn_reused')
  return kept?.answer ? ok(kept.answer) : waitFor(ctx, id)
}

export const pruneTurns = ({ db, now }: Needs<'now'>) =>
  inTransaction(asSystem(db, 'old answers go'), ({ tx }) =>
    deleteTurnsBefore(tx, new Date(now.getTime() - keptMs)),
  )
