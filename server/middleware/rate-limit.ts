import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { networkOf } from '#kernel/network.ts'
import { clientIp } from '../client-address.ts'
import type { Env } from '../env.ts'
import { errorPage, refusalBody } from '../http/error-page.ts'
import { limitedPath } from '../urls/canonical-path.ts'

const maxAddresses = 10_000

interface Allowance {
  /** Which paths count, all in one; the path of a page stands for that of its data. */
  readonly paths: RegExp
  readonly max: number
  readonly everyMs: number
  readonly now: () => Date
}

interface Count {
  startedAt: number
  asked: number
}

function forgetOld(counts: Map<string, Count>, before: number): void {
  for (const [address, { startedAt }] of counts) if (startedAt <= before) counts.delete(address)
  if (counts.size >= maxAddresses) counts.clear()
}

function refuse(c: Context<Env>, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  const body = refusalBody(c, 'too_many_tries')
  if (!body && c.req.header('Accept')?.includes('text/html')) return errorPage(c, 'too_many')
  return c.json(body ?? { ok: false, code: 'too_many_tries' }, 429)
}

/** Answers so many POST requests of one address in a while; generous, since many share an address. */
export function rateLimit({ paths, max, everyMs, now }: Allowance) {
  const counts = new Map<string, Count>()
  return createMiddleware<Env>(async (c, next) => {
    if (c.req.method !== 'POST' || !paths.test(limitedPath(c.req.path))) return next()
    const at = now().getTime()
    const address = networkOf(clientIp(c))
    if (counts.size >= maxAddresses) forgetOld(counts, at - everyMs)
    const known = counts.get(address)
    const count = known && at - known.startedAt < everyMs ? known : { startedAt: at, asked: 0 }
    count.asked += 1
    counts.set(address, count)
    if (count.asked > max) return refuse(c, Math.ceil((count.startedAt + everyMs - at) / 1000))
    return next()
  })
}
