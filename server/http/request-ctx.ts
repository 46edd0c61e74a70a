import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { destinationCookie, destinationFromFlag, provinceCookie } from '#kernel/destination.ts'
import { flashCookie } from '#kernel/shown-cookies.ts'
import { minuteMs } from '#kernel/time.ts'
import type { Caller, Ctx } from '#platform/ctx.ts'
import { RequestReads } from '#platform/database/reads/request-reads.ts'
import type { Stored } from '#platform/database/reads/stored.ts'
import type { Actor } from '#platform/database/transaction.ts'
import type { Asking } from '#shop/accounts/engine/ask-engine.server.ts'
import {
  actorOf,
  forgetSession,
  refreshSession,
  resolveSession,
} from '#shop/accounts/sessions/session.service.server.ts'
import { isDue } from '#shop/accounts/sessions/session-time.rules.ts'
import { provinceByCode } from '#shop/shipping/cuba.rules.ts'
import { clientIp } from '../client-address.ts'
import type { AppDependencies, Env } from '../env.ts'
import { localeOf } from './locale-of.ts'

export const callerOf = (c: Context<Env>): Caller => ({
  address: clientIp(c),
  cookie: c.req.header('Cookie') ?? '',
  userAgent: c.req.header('User-Agent') ?? '',
})

/** A placeholder customer, who therefore sees only what all customers see. */
const anyCustomer: Actor = { role: 'customer', id: '00000000-0000-0000-0000-000000000000' }

async function askerOf(c: Context<Env>, request: Asking & Pick<Ctx, 'now'>) {
  if (c.get('isDraft')) return { actor: anyCustomer, user: null, sessionEnd: null }
  const { user, ended } = await resolveSession(request, request.now)
  return { actor: actorOf(user), user, sessionEnd: ended }
}

/** The chosen province; one that Cuba does not have counts as none. */
export const provinceOf = (c: Context<Env>): string | null =>
  provinceByCode(getCookie(c, provinceCookie) ?? '')?.code ?? null

const isLook = ({ req }: Context<Env>): boolean => req.method === 'GET' || req.method === 'HEAD'

/** The user of the request and its session. */
export async function ctxOf(
  c: Context<Env>,
  { db, shopUrl, now, config, files }: AppDependencies,
  stored?: Stored,
): Promise<Ctx> {
  const reads = isLook(c) ? new RequestReads(db.connections, stored) : undefined
  const request = { db, reads, config, files, shopUrl, caller: callerOf(c), now: now() }
  return {
    ...request,
    ...(await askerOf(c, request)),
    locale: localeOf(c),
    destination: destinationFromFlag(getCookie(c, destinationCookie)),
    province: provinceOf(c),
    log: c.get('log'),
    requestId: c.get('requestId'),
  }
}

const signedInCookie = 'girasol.session_token='
const signsIn = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.includes(signedInCookie))

/** A signed-in user's page is never cached by others; an active session is extended. */
async function extendSession(ctx: Ctx, headers: Headers): Promise<void> {
  headers.set('Cache-Control', 'private, no-store')
  if (!ctx.user || !isDue(ctx.user, ctx.now)) return
  if (signsIn(headers)) return
  const refreshed = await refreshSession(ctx)
  for (const cookie of refreshed?.cookies ?? []) headers.append('Set-Cookie', cookie)
}

/** The next script that runs in the browser clears what the account left there. */
const sessionEnded = ({ shopUrl }: Pick<Ctx, 'shopUrl'>): string =>
  `${flashCookie}=session_ended; Path=/; Max-Age=${minuteMs / 1000}; SameSite=Lax${
    shopUrl.startsWith('https:') ? '; Secure' : ''
  }`

const hasFlash = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${flashCookie}=`))

/** The cookie of an ended session is deleted, unless the response sets a new one. */
async function forgetDead(ctx: Ctx, headers: Headers): Promise<void> {
  if (signsIn(headers)) return
  headers.append('Set-Cookie', await forgetSession(ctx))
  if (!hasFlash(headers)) headers.append('Set-Cookie', sessionEnded(ctx))
}

/** Adds the state of the session to a response. */
export async function writeSession(ctx: Ctx, headers: Headers): Promise<void> {
  if (ctx.user) await extendSession(ctx, headers)
  if (ctx.sessionEnd) await forgetDead(ctx, headers)
}
