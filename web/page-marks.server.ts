import { data, type MiddlewareFunction } from 'react-router'
import {
  anonymousMark,
  isPrivatePath,
  pageMark,
  variantMark,
  variantOf,
} from './kept-pages.rules.ts'
import { requestCtx, requestRefusal } from './request-ctx.server.ts'

/** Marks the pages that hold nothing of whoever asked: only those may be kept by a browser. */
export const markPages: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const answer = await next()
  const { actor, locale, destination } = context.get(requestCtx)
  const isPlain = request.method === 'GET' && answer.status === 200
  if (isPlain && actor.role === 'anon' && !isPrivatePath(new URL(request.url).pathname)) {
    answer.headers.set(pageMark, anonymousMark)
    answer.headers.set(variantMark, variantOf(locale, destination))
  }
  return answer
}

/** What the database forbade on the first try is answered as forbidden, with the screen for it. */
export const refuseForbidden: MiddlewareFunction<Response> = ({ context }, next) => {
  const refusal = context.get(requestRefusal)
  if (refusal) throw data(refusal, { status: 403 })
  return next()
}
