import type { Context } from 'hono'
import { networkOf } from '#kernel/network.ts'
import { clientIp } from '../client-address.ts'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-page.ts'
import { limitedPath } from '../urls/canonical-path.ts'
import type { Entry, ViewQueue } from './view-queue.ts'

type Pages = (c: Context<Env>) => Promise<Response>

/** Seconds after which a refused program may ask again. */
export const retryAfterSeconds = 5

const isView = ({ req }: Context<Env>) => req.method === 'GET' || req.method === 'HEAD'

export function refuse(c: Context<Env>, { code }: Extract<Entry, { ok: false }>): Response {
  // nobody reads it
  if (code === 'left') return c.body(null, 503)
  if (isView(c) || c.req.header('Accept')?.includes('text/html'))
    return errorPage(c, code === 'crowded' ? 'crowded' : 'crowded_address')
  c.header('Retry-After', String(retryAfterSeconds))
  const refusal = { ok: false, code: 'too_many_tries', retryAfterSeconds }
  return c.json(refusal, code === 'crowded' ? 503 : 429)
}

/** A body that arrives slowly must not hold a place. */
async function withBody(c: Context<Env>): Promise<void> {
  const { url, method, headers, signal } = c.req.raw
  c.req.raw = new Request(url, { method, headers, signal, body: await c.req.raw.arrayBuffer() })
}

/** Does work in a place of the client's address, or of another name, as soon as there is one. */
export async function inQueue<T>(
  c: Context<Env>,
  queue: ViewQueue,
  work: () => Promise<T>,
  address = networkOf(clientIp(c)),
): Promise<{ readonly ok: true; readonly value: T } | Extract<Entry, { ok: false }>> {
  const entry = await queue.enter(address, c.req.raw.signal)
  if (!entry.ok) return entry
  try {
    return { ok: true, value: await work() }
  } finally {
    queue.leave(address)
  }
}

/** Responses wait for their address's share; beyond its queue that address alone is refused. */
export const queued =
  (queue: ViewQueue, pages: Pages): Pages =>
  async (c) => {
    if (!isView(c)) await withBody(c)
    const done = await inQueue(c, queue, () => pages(c))
    return done.ok ? done.value : refuse(c, done)
  }

/** Views and questions to the assistant are queued. Other form posts, orders above all, are never held up here. */
export function concurrencyLimit(
  queues: { readonly views: ViewQueue; readonly replies: ViewQueue },
  pages: Pages,
): Pages {
  const views = queued(queues.views, pages)
  const replies = queued(queues.replies, pages)
  return (c) => {
    if (isView(c)) return views(c)
    return limitedPath(c.req.path) === '/asistente' ? replies(c) : pages(c)
  }
}
