import type { Ctx } from '#platform/ctx.ts'
import { clientSource, countAttempt } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { type ModelNeeds, modelAnswer } from '../model/model-answer.service.server.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import { masked } from '../understanding/masking.rules.ts'
import type { Answer } from './answer.rules.ts'
import { type Asked, engineAnswer } from './engine.service.server.ts'

/** Questions that the engine always answers, never a model. */
const byRule: readonly Intent[] = [
  'limits',
  'danger',
  'order',
  'discount',
  'human',
  'greeting',
  'thanks',
]

export type AnswerNeeds = ModelNeeds & Pick<Ctx, 'log' | 'caller'>

/** Daily limits for paid model requests, per visitor and in total. */
const mayAskModel = async (ctx: AnswerNeeds): Promise<boolean> =>
  (
    await countAttempt(ctx, [
      clientSource(ctx, 'assistantModel'),
      { what: 'assistantModelShop', who: 'everybody' },
    ])
  ).ok

/** Answers a question: by a model if one is configured and passes the check, else by the engine. */
export async function answerQuestion(ctx: AnswerNeeds, input: Asked): Promise<Answer> {
  const requested = {
    question: masked(input.question),
    before: input.before && masked(input.before),
  }
  const { answer } = await engineAnswer(ctx, requested)
  if (ctx.config.ASSISTANT_KIND === '' || byRule.includes(answer.intent)) return answer
  if (!(await mayAskModel(ctx))) return answer
  try {
    const found = await modelAnswer(ctx, requested, answer)
    if (!found) ctx.log.warn('the model’s answer said what no tool had returned')
    return found ?? answer
  } catch (err) {
    ctx.log.warn({ err }, 'the model did not answer; the engine did')
    return answer
  }
}
