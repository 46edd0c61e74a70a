import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Log } from '#platform/log.ts'
import type { Env } from '../env.ts'

/** Names every request, in its answer and in every line that is logged about it. */
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
