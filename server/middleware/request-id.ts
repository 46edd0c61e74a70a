import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '#platform/log.ts'
import type { Env } from '../env.ts'

/** Assigns an id to every request, for its response and its log lines. */
export const requestId = (log: Log) =>
  createMiddleware<Env>(async (c, next) => {
    const id = randomUUID()
    const own = log.child({ requestId: id })
    c.set('requestId', id)
    c.set('log', own)
    const startedAt = performance.now()
    await next()
    c.res.headers.set('X-Request-Id', id)
    const { method, path } = c.req
    const ms = Math.round(performance.now() - startedAt)
    own.info({ method, path: path.slice(0, 200), status: c.res.status, ms }, 'answered')
  })
