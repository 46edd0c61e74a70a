import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { destinationCookie, destinationFromFlag } from '#kernel/destination.ts'
import { actorOf } from '#shop/accounts/sessions/session.service.server.ts'
import type { AppDependencies, Env } from '../env.ts'
import { localeOf } from '../http/locale-of.ts'
import { answerMcp } from './mcp-server.ts'

const codes = { parse: -32_700, invalid: -32_600, refused: -32_000 } as const

function refuse(
  c: Context<Env>,
  status: 400 | 403 | 405,
  [code, message]: readonly [keyof typeof codes, string],
): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ jsonrpc: '2.0', error: { code: codes[code], message }, id: null }, status)
}

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

/**
 * Programs send messages by POST and no Origin. A browser may only from the shop's own address: a page whose name was
 * made to point at this server has another, though its requests look like same-origin ones.
 */
export const mcpGuard = (shopUrl: string) => {
  const own = hostOf(shopUrl)
  return createMiddleware<Env>((c, next) => {
    const origin = c.req.header('Origin')
    if (origin !== undefined && hostOf(origin) !== own)
      return Promise.resolve(refuse(c, 403, ['refused', 'foreign origin']))
    if (c.req.method === 'POST') return next()
    c.header('Allow', 'POST')
    return Promise.resolve(refuse(c, 405, ['refused', 'method not allowed']))
  })
}

/** The read-only tools for other people's assistants; whoever calls is an anonymous visitor. */
export const mcpEndpoint =
  ({ db, now, config }: AppDependencies) =>
  async (c: Context<Env>): Promise<Response> => {
    const text = await c.req.text()
    let body: unknown
    try {
      body = JSON.parse(text)
    } catch {
      return refuse(c, 400, ['parse', 'no JSON'])
    }
    // one message each: a list would count as one request and cost many
    if (typeof body !== 'object' || body === null || Array.isArray(body))
      return refuse(c, 400, ['invalid', 'one message is expected'])
    const destination = destinationFromFlag(getCookie(c, destinationCookie))
    const visitor = { db, config, actor: actorOf(null), now: now() }
    const ctx = { ...visitor, locale: localeOf(c), destination, log: c.get('log') }
    const request = new Request(c.req.url, { method: 'POST', headers: c.req.raw.headers })
    const answer = await answerMcp(ctx, request, body)
    answer.headers.set('Cache-Control', 'no-store')
    return answer
  }
