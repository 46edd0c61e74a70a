import { data, type MiddlewareFunction } from 'react-router'
import { linkHints } from '#kernel/connection.ts'
import {
  anonymousMark,
  isPrivatePath,
  pageMark,
  variantMark,
  variantOf,
} from './kept-pages.rules.ts'
import { requestCtx, requestRefusal } from './request-ctx.server.ts'

/** Asks for what the browser knows of its link, and marks what holds nothing of whoever asked: only that may be kept. */
export const markPages: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const answer = await next()
  answer.headers.append('Vary', linkHints.join(', '))
  answer.headers.set('Accept-CH', [...linkHints, 'Downlink'].join(', '))
  const { actor, locale, destination } = context.get(requestCtx)
  const isPlain = request.method === 'GET' && answer.status === 200
  if (isPlain && actor.role === 'anon' && !isPrivatePath(url.pathname)) {
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
