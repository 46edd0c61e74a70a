import { ok, type Result } from '#kernel/result.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { rankingIn } from '../knowledge/ranking.server.ts'
import { learntGuess } from '../learnt/weights.server.ts'
import type { Part } from '../replies/answer.rules.ts'
import type { AnswerNeeds } from '../replies/answer.service.server.ts'
import { type EngineNeeds, engineAnswer } from '../replies/engine.service.server.ts'
import { chipsOf } from '../replies/known.service.server.ts'
import { summaryFor } from '../replies/summary.rules.ts'
import { offersIn } from '../tools/catalogue-tools.service.server.ts'
import { personOf } from '../tools/contact-tools.service.server.ts'
import { answerOnce, type Refusal } from '../turns/turns.service.server.ts'
import { masked } from '../understanding/masking.rules.ts'
import type { Asked, Message } from './conversation.rules.ts'
import { stateAfter } from './follow.rules.ts'
import { type WireAnswer, wireOf } from './wire.rules.ts'

/** The engine's answer in the form that other programs receive. */
export async function engineConverse(ctx: EngineNeeds, input: Asked): Promise<WireAnswer> {
  const question = masked(input.question)
  const { answer } = await engineAnswer(ctx, { ...input, question })
  return wireOf(answer, await personOf(ctx, answer.locale, summaryFor(question, answer.parts)))
}

/** The answer to the last message of a conversation, in the form that other programs receive. */
export async function converse(
  ctx: AnswerNeeds,
  input: Asked,
): Promise<Result<WireAnswer, never> | Refusal> {
  const answer = await answerOnce(ctx, input)
  if (!answer.ok) return answer
  const { locale, parts } = answer.value
  const summary = summaryFor(masked(input.question), parts)
  return ok(wireOf(answer.value, await personOf(ctx, locale, summary)))
}

/** What a conversation has established, without a new question. */
export const rememberedIn = (ctx: EngineNeeds, messages: readonly Message[]): Promise<Part> =>
  inTransaction(ctx, async (inside) => {
    const { locale } = inside
    const offers = await offersIn({ ctx: inside }, messages)
    const experience = { rank: rankingIn(locale), guess: await learntGuess() }
    const state = stateAfter(messages, { offers, locale, ...experience })
    return { kind: 'known', chips: chipsOf(state, state.focus[0]?.product.name ?? null, locale) }
  })
