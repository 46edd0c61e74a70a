import type { Ctx } from '#platform/ctx.ts'
import { countAttempt } from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { type ModelNeeds, modelAnswer } from '../model/model-answer.service.server.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import { masked } from '../understanding/masking.rules.ts'
import type { Answer } from './answer.rules.ts'
import { type Asked, engineAnswer } from './engine.service.server.ts'

/** What is answered by rule, whatever a model would say. */
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

/** A model costs money: so often a day for one visitor and for all of them together. */
const mayAskModel = async (ctx: AnswerNeeds): Promise<boolean> =>
  (
    await countAttempt(ctx, [
      { what: 'assistantModel', who: ctx.caller.address },
      { what: 'assistantModelShop', who: 'everybody' },
    ])
  ).ok

/** Answers a question: by a model where one is configured and its words hold, else by the engine. */
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
