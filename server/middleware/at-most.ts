import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { clientAddress } from '../client-address.ts'
import type { Env } from '../env.ts'
import { calmPage } from '../http/calm-page.ts'

const mostAddresses = 10_000

interface Allowance {
  readonly most: number
  readonly everyMs: number
  readonly now: () => Date
}

interface Count {
  began: number
  asked: number
}

function forgetOld(counts: Map<string, Count>, before: number): void {
  for (const [address, { began }] of counts) if (began <= before) counts.delete(address)
  if (counts.size >= mostAddresses) counts.clear()
}

function refuse(c: Context<Env>, seconds: number): Response {
  c.header('Retry-After', String(seconds))
  if (c.req.header('Accept')?.includes('text/html')) return calmPage(c, 'too_many')
  return c.json({ ok: false, code: 'too_many_tries' }, 429)
}

/** Answers so many POST requests of one address in a while; generous, since many share an address. */
export function atMost({ most, everyMs, now }: Allowance) {
  const counts = new Map<string, Count>()
  return createMiddleware<Env>(async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const at = now().getTime()
    const address = clientAddress(c)
    if (counts.size >= mostAddresses) forgetOld(counts, at - everyMs)
    const known = counts.get(address)
    const count = known && at - known.began < everyMs ? known : { began: at, asked: 0 }
    count.asked += 1
    counts.set(address, count)
    if (count.asked > most) return refuse(c, Math.ceil((count.began + everyMs - at) / 1000))
    return next()
  })
}
