import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Env } from '../env.ts'
import type { Hub } from '../hub.ts'

const mostListeners = 2_000
const heartbeat = 25_000

/** The change feed: one line for every change of products, tariff or settings. */
export const live = (hub: Hub) => (c: Context<Env>) => {
  if (hub.size >= mostListeners) return c.body(null, 503, { 'Retry-After': '60' })
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const left = new Promise<void>((resolve) => stream.onAbort(resolve))
    const stop = hub.subscribe((change) => void stream.writeSSE({ event: 'change', data: change }))
    const beat = setInterval(() => void stream.write(': still here\n\n'), heartbeat)
    await stream.writeSSE({ event: 'ready', data: 'ready', retry: 5_000 })
    await left
    clearInterval(beat)
    stop()
  })
}
