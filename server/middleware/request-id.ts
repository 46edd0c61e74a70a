import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Log } from '#platform/log.ts'
import type { Env } from '../env.ts'
import { loggedPath } from '../urls/logged-path.ts'
import type { FindRoute } from '../urls/route-tree.ts'

/** Not known or not allowed, from another site, or too often. */
const refusals = new Set([401, 403, 429])

/** As proxies log it: whoever asked was gone, so that what failed was only the answer to nobody. */
const clientGone = 499

/** What is logged and counted: a page that was left before its answer is no fault of the shop. */
export const loggedStatus = ({ res, req }: Context<Env>): number =>
  res.status >= 500 && req.raw.signal.aborted ? clientGone : res.status

const accountOf = (c: Context<Env>) => {
  const actor = c.get('actor')
  return actor && 'id' in actor ? { account: actor.id } : {}
}

/** Assigns an id to every request, for its response and its log lines; these never hold a key. */
export const requestId = (log: Log, findRoute: FindRoute) =>
  createMiddleware<Env>(async (c, next) => {
    const id = randomUUID()
    const own = log.child({ requestId: id })
    c.set('requestId', id)
    c.set('log', own)
    const startedAt = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', id)
    const { method } = c.req
    const path = loggedPath(c.req.path, findRoute)
    const ms = Math.round(performance.now() - startedAt)
    const status = loggedStatus(c)
    if (!refusals.has(status)) return own.info({ method, path, status, ms }, 'answered')
    const who = accountOf(c)
    own.warn({ method, path, status, ms, security: 'refused', ...who }, 'answered')
  })
