import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { destinationCookie, destinationFromFlag } from '#kernel/destination.ts'
import { detectLocale, localeCookie } from '#kernel/locale.ts'
import type { Ctx } from '#platform/ctx.ts'
import { visitor } from '#platform/database/transaction.ts'
import { requestCtx } from '#web/request-ctx.server.ts'
import type { AppDependencies, Env } from '../env.ts'

export const localeOf = (c: Context): Ctx['locale'] =>
  detectLocale({
    query: c.req.query('lng'),
    cookie: getCookie(c, localeCookie),
    navigator: c.req.header('Accept-Language'),
  })

const ctxOf = (c: Context<Env>, { db, shopUrl, now }: AppDependencies): Ctx => ({
  db,
  actor: visitor,
  locale: localeOf(c),
  destination: destinationFromFlag(getCookie(c, destinationCookie)),
  now: now(),
  log: c.get('log'),
  requestId: c.get('requestId'),
  shopUrl,
})

/** Hands a request to the pages with everything they may use. */
export function createPages(dependencies: AppDependencies) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (c: Context<Env>) => {
    const context = new RouterContextProvider()
    context.set(requestCtx, ctxOf(c, dependencies))
    const answer = await handle(c.req.raw, context)
    answer.headers.append('Vary', 'Cookie, Accept-Language')
    if (!answer.headers.has('Cache-Control'))
      answer.headers.set('Cache-Control', 'private, no-cache')
    return answer
  }
}
