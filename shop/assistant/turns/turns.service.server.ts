import { createHash } from 'node:crypto'
import { ok, type Result, refused } from '#kernel/result.ts'
import { minuteMs } from '#kernel/time.ts'
import type { Needs } from '#platform/ctx.ts'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import {
  clientSource,
  countAttempt,
  type TooMany,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import type { Asked } from '../conversation/conversation.rules.ts'
import type { OnDraft } from '../model/model-answer.service.server.ts'
import type { Answer } from '../replies/answer.rules.ts'
import { type AnswerNeeds, answerQuestion } from '../replies/answer.service.server.ts'
import type { AskedTurn } from '../understanding/question.input.ts'
import {
  deleteTurn,
  deleteTurnsBefore,
  deleteUnanswered,
  insertTurn,
  type StoredTurn,
  turnById,
  writeAnswer,
} from './turns.queries.server.ts'
import { visitorIn } from './visitor.rules.ts'

/** How long an answer can be resumed. */
const retentionMs = 15 * minuteMs
const lookAgainMs = 200
const maxWaitMs = 30_000

export type Refusal =
  | TooMany
  | { readonly ok: false; readonly code: 'turn_reused' | 'not_answered' }
export type TurnAnswer = { readonly ok: true; readonly value: Answer } | Refusal

/** An answer is stored without the question that its link to a person carries. */
const withQuestion = (answer: Answer, question: string): Answer => ({
  ...answer,
  parts: answer.parts.map((part) => (part.kind === 'human' ? { ...part, question } : part)),
})

const system = ({ db }: Needs) => asSystem(db, 'an answer is kept for minutes')
const hashOf = ({ question, earlier }: Asked) =>
  createHash('sha256')
    .update(JSON.stringify([question, earlier]))
    .digest('base64url')

/** Limits of a browser by its cookie; of the address, which many may share, far above. */
export function mayAsk(ctx: AnswerNeeds) {
  const visitor = visitorIn(ctx.caller.cookie)
  const ofAddress = clientSource(ctx, 'assistantAddress')
  if (visitor === null) return countAttempt(ctx, [ofAddress])
  return countAttempt(ctx, [
    { what: 'assistant', who: visitor },
    { what: 'assistantDay', who: visitor },
    ofAddress,
  ])
}

/** Answers a question without a stored turn, as a page without scripts needs. */
export async function answerOnce(ctx: AnswerNeeds, requested: Asked): Promise<TurnAnswer> {
  const allowed = await mayAsk(ctx)
  return allowed.ok ? ok(await answerQuestion(ctx, requested)) : allowed
}

async function begin(
  ctx: AnswerNeeds,
  requested: AskedTurn,
  { request, onDraft }: { request: Asked; onDraft: OnDraft | undefined },
): Promise<TurnAnswer> {
  const allowed = await mayAsk(ctx)
  const done = allowed.ok ? await answerQuestion(ctx, request, onDraft).catch(() => null) : null
  if (done) {
    const stored = withQuestion(done, '')
    await inTransaction(system(ctx), ({ tx }) => writeAnswer(tx, requested.turn, stored))
    return ok(done)
  }
  // a turn without an answer may be repeated under the same id
  await inTransaction(system(ctx), ({ tx }) => deleteTurn(tx, requested.turn))
  return allowed.ok ? refused('not_answered') : allowed
}

const isSame = (stored: StoredTurn, requested: AskedTurn, hash: string): boolean =>
  stored.conversationId === requested.conversation && stored.questionHash === hash

/** The process that started the turn has probably ended. */
const isAbandoned = ({ answer, askedAt }: StoredTurn, now: Date): boolean =>
  answer === null && now.getTime() - askedAt.getTime() > maxWaitMs

const storedTurn = (ctx: Needs, id: string) =>
  inTransaction(system(ctx), ({ tx }) => turnById(tx, id))

/** Waits for another request or process that is answering the same turn. */
async function waitFor(ctx: AnswerNeeds, id: string): Promise<Result<Answer, 'not_answered'>> {
  for (let waited = 0; waited < maxWaitMs; waited += lookAgainMs) {
    const stored = await storedTurn(ctx, id)
    if (stored?.answer) return ok(stored.answer)
    if (!stored) break
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
  return refused('not_answered')
}

/**
 * The answer of a turn, created once for any number of requests; another question with the same id is
 * refused. The request that starts it is shown what a model has written so far, as far as it was checked.
 */
export async function answerTurn(
  ctx: AnswerNeeds,
  requested: AskedTurn,
  onDraft?: OnDraft,
): Promise<TurnAnswer> {
  const { question, earlier, cart } = requested
  const request = { question, earlier, cart }
  const hash = hashOf(request)
  const { turn: id, conversation: conversationId } = requested
  const isFirst = await inTransaction(system(ctx), ({ tx }) =>
    insertTurn(tx, { id, conversationId, questionHash: hash, askedAt: ctx.now }),
  )
  if (isFirst) return begin(ctx, requested, { request, onDraft })
  const stored = await storedTurn(ctx, id)
  if (stored && isAbandoned(stored, ctx.now)) {
    await inTransaction(system(ctx), ({ tx }) => deleteUnanswered(tx, id, stored.askedAt))
    return answerTurn(ctx, requested, onDraft)
  }
  if (stored && !isSame(stored, requested, hash)) return refused('turn_reused')
  const found = stored?.answer ? ok(stored.answer) : await waitFor(ctx, id)
  return found.ok ? ok(withQuestion(found.value, requested.question)) : found
}

export const pruneTurns = ({ db, now }: Needs<'now'>) =>
  inTransaction(asSystem(db, 'old answers go'), ({ tx }) =>
    deleteTurnsBefore(tx, new Date(now.getTime() - retentionMs)),
  )
