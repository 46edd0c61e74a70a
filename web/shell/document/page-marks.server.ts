import { data, type MiddlewareFunction } from 'react-router'
import { linkHints } from '#kernel/connection.ts'
import {
  anonymousMark,
  isPrivatePath,
  isStorable,
  pageMark,
  variantMark,
  variantOf,
} from '#web/offline/offline-pages.rules.ts'
import { requestCtx, requestRefusal } from '../request/request-ctx.server.ts'

/** Requests client hints, and marks pages without personal data: only those may be cached. */
export const markPages: MiddlewareFunction<Response> = async ({ context, request, url }, next) => {
  const response = await next()
  response.headers.append('Vary', linkHints.join(', '))
  response.headers.set('Accept-CH', [...linkHints, 'Downlink'].join(', '))
  const { actor, locale, destination } = context.get(requestCtx)
  const isPlain =
    request.method === 'GET' &&
    response.status === 200 &&
    isStorable(response.headers.get('Cache-Control'))
  if (isPlain && actor.role === 'anon' && !isPrivatePath(url.pathname)) {
    response.headers.set(pageMark, anonymousMark)
    response.headers.set(variantMark, variantOf(locale, destination))
  }
  return response
}

/** A permission error of the database, or a full disk, is answered with its status and its screen. */
export const refuseForbidden: MiddlewareFunction<Response> = ({ context }, next) => {
  const refusal = context.get(requestRefusal)
  if (refusal) throw data(refusal, { status: refusal.status ?? 403 })
  return next()
}
