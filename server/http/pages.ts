import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { destinationCookie, destinationFromFlag } from '#kernel/destination.ts'
import type { Caller, Ctx } from '#platform/ctx.ts'
import { isDatabaseAway } from '#platform/database/is-away.ts'
import {
  actorOf,
  forgetSession,
  isDue,
  refreshSession,
  whoAsks,
} from '#shop/accounts/session.service.server.ts'
import { type Faults, requestCtx, requestFaults } from '#web/request-ctx.server.ts'
import { clientAddress } from '../client-address.ts'
import type { AppDependencies, Env } from '../env.ts'
import { calmPage } from './calm-page.ts'
import { localeOf } from './locale-of.ts'

const callerOf = (c: Context<Env>): Caller => ({
  address: clientAddress(c),
  cookie: c.req.header('Cookie') ?? '',
  userAgent: c.req.header('User-Agent') ?? '',
})

async function ctxOf(c: Context<Env>, { db, shopUrl, now, config }: AppDependencies): Promise<Ctx> {
  const asking = { db, config, shopUrl, caller: callerOf(c), now: now() }
  const { person, ended } = await whoAsks(asking, asking.now)
  return {
    ...asking,
    actor: actorOf(person),
    person,
    sessionEnd: ended,
    locale: localeOf(c),
    destination: destinationFromFlag(getCookie(c, destinationCookie)),
    log: c.get('log'),
    requestId: c.get('requestId'),
  }
}

/** The browser's own router reads the body of a failed data request, so only its status changes. */
function away(c: Context<Env>, answer: Response): Response {
  if (!c.req.path.endsWith('.data')) return calmPage(c, 'away')
  const headers = new Headers(answer.headers)
  headers.set('Retry-After', '5')
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: 503, headers })
}

const signedInCookie = 'girasol.session_token='
const signsIn = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.includes(signedInCookie))

/** What somebody who is signed in sees is kept nowhere; a session that is used lasts on. */
async function keepSignedIn(ctx: Ctx, headers: Headers): Promise<void> {
  headers.set('Cache-Control', 'private, no-store')
  if (!ctx.person || !isDue(ctx.person.sessionExpiresAt, ctx.now)) return
  if (signsIn(headers)) return
  const refreshed = await refreshSession(ctx)
  for (const cookie of refreshed?.cookies ?? []) headers.append('Set-Cookie', cookie)
}

/** A dead session's cookie goes, unless the answer brings a new one. */
async function forgetDead(ctx: Ctx, headers: Headers): Promise<void> {
  if (!signsIn(headers)) headers.append('Set-Cookie', await forgetSession(ctx))
}

/** Hands a request to the pages with everything they may use. */
export function createPages(dependencies: AppDependencies) {
  const handle = createRequestHandler(build, import.meta.env.MODE)
  return async (c: Context<Env>) => {
    const context = new RouterContextProvider()
    const faults: Faults = []
    const ctx = await ctxOf(c, dependencies)
    context.set(requestCtx, ctx)
    context.set(requestFaults, faults)
    const answer = await handle(c.req.raw, context)
    if (answer.status >= 500 && faults.some(isDatabaseAway)) return away(c, answer)
    if (answer.status === 405 && !c.req.path.endsWith('.data')) return calmPage(c, 'no_such_method')
    answer.headers.append('Vary', 'Cookie, Accept-Language')
    if (ctx.person) await keepSignedIn(ctx, answer.headers)
    if (ctx.sessionEnd) await forgetDead(ctx, answer.headers)
    if (!answer.headers.has('Cache-Control'))
      answer.headers.set('Cache-Control', 'private, no-cache')
    return answer
  }
}
