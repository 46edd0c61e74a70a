import { data } from 'react-router'
import { mergeForm } from '#kernel/text/merged-form.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readAddedName, readMethod } from '#shop/payments/methods/method.input.ts'
import { allMethods, methodSettings } from '#shop/payments/methods/methods.service.server.ts'
import { type Posted, textsIn } from '#web/shell/request/request-body.server.ts'
import { added, errorsIn, formDataOf, type MethodAnswer } from './method-answer.ts'

const answered = (answer: MethodAnswer, status = 400) => data<MethodAnswer>(answer, { status })

/** The answer to a form that nobody could save, so that the password is asked only for one that can be; null for it. */
export async function refusedMethod(ctx: Ctx, posted: Posted) {
  const entered = textsIn(posted)
  if (posted.intent === added) {
    const name = readAddedName(posted)
    return name.ok ? null : answered({ method: added, ...errorsIn({ name: name.code }), entered })
  }
  const method = (await allMethods(ctx)).find((known) => known.method === posted.method)?.method
  if (!method) return answered({ method: '', ...errorsIn({}), entered })
  const settings = await methodSettings(ctx)
  const info = settings.infos.find((known) => known.method === method)
  const seen = info ? formDataOf(settings, info) : {}
  const merged = mergeForm(posted, seen)
  // of what a colleague changed too one reads first: a password would be typed for nothing
  if (Object.keys(merged.crossed).length > 0)
    return answered({ method, ...errorsIn({}), ...merged, seen }, 409)
  const read = readMethod({ method, ...merged.entered }, [method])
  return read.ok ? null : answered({ method, ...errorsIn(read.errors), ...merged, seen })
}
