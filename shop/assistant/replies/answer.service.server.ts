import type { Ctx } from '#platform/ctx.ts'
import {
  type AttemptSource,
  clientSource,
  countAttempt,
} from '#shop/accounts/limits/attempt-limit.service.server.ts'
import { cartLookupParts } from '../cart-lookup/cart-lookup.service.server.ts'
import { cartQuestionIn } from '../cart-lookup/cart-question.rules.ts'
import type { Asked } from '../conversation/conversation.rules.ts'
import { modelAnswer, type OnDraft } from '../model/model-answer.service.server.ts'
import { orderLookupParts } from '../order-lookup/order-lookup.service.server.ts'
import { orderRequestIn, withoutEmails } from '../order-lookup/order-request.rules.ts'
import { advisesDanger } from '../safety/advice.rules.ts'
import { visitorIn } from '../turns/visitor.rules.ts'
import { readable } from '../understanding/folding.rules.ts'
import type { Intent } from '../understanding/intents.rules.ts'
import { masked } from '../understanding/masking.rules.ts'
import { type Answer, textOf } from './answer.rules.ts'
import { engineAnswer } from './engine.service.server.ts'

/** Questions that the engine always answers, never a model. */
const byRule: readonly Intent[] = [
  'limits',
  'emergency',
  'emergencyAfter',
  'danger',
  'order',
  'account',
  'verify',
  'othersData',
  'identity',
  'discount',
  'human',
  'greeting',
  'thanks',
]

export type AnswerNeeds = Ctx

/** A browser by its cookie; one without by its address. */
const modelSource = (ctx: AnswerNeeds): AttemptSource => {
  const visitor = visitorIn(ctx.caller.cookie)
  return visitor === null
    ? clientSource(ctx, 'assistantModel')
    : { what: 'assistantModel', who: visitor }
}

/** Daily limits for paid model requests, per visitor and in total. */
const mayAskModel = async (ctx: AnswerNeeds): Promise<boolean> =>
  (await countAttempt(ctx, [modelSource(ctx), { what: 'assistantModelShop', who: 'everybody' }])).ok

const forModel = ({ question, earlier }: Asked): Asked => ({
  question: withoutEmails(question),
  earlier: earlier.map((one) => ({ ...one, content: withoutEmails(masked(one.content)) })),
})

/** Answers a question: by a model if one is configured and passes the check, else by the engine. */
export async function answerQuestion(
  ctx: AnswerNeeds,
  input: Asked,
  onDraft?: OnDraft,
): Promise<Answer> {
  const requested = { ...input, question: masked(input.question) }
  const { answer, understood } = await engineAnswer(ctx, requested)
  const order = orderRequestIn(input, { intent: answer.intent, before: understood.state.intent })
  if (order) {
    const parts = await orderLookupParts(ctx, order, answer.locale)
    return { ...answer, intent: 'order', parts }
  }
  const cart = cartQuestionIn(requested, answer)
  if (cart) {
    const { destination } = understood.read
    const parts = await cartLookupParts(ctx, input.cart, { ...cart, destination }, answer.locale)
    const known = answer.parts.filter(({ kind }) => kind === 'known')
    return { ...answer, intent: 'price', parts: [...parts, ...known] }
  }
  if (ctx.config.ASSISTANT_KIND === '' || byRule.includes(answer.intent)) return answer
  if (!(await mayAskModel(ctx))) return answer
  const destination = understood.state.destination ?? ctx.destination
  try {
    const found = await modelAnswer({ ...ctx, destination }, forModel(requested), {
      like: answer,
      onDraft,
    })
    if (!found) ctx.log.warn('the model’s answer said what no tool had returned')
    return found && !advisesDanger(textOf(found), readable) ? found : answer
  } catch (err) {
    ctx.log.warn({ err }, 'the model did not answer; the engine did')
    return answer
  }
}
