import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { networkOf } from '#kernel/network.ts'
import type { ChangeBus } from '../change-bus.ts'
import { clientIp } from '../client-address.ts'
import type { Env } from '../env.ts'

const maxListeners = 2_000
/** Generous, since whole provinces of Cuba share few IP addresses. */
export const maxListenersOfOneAddress = 50
const heartbeat = 25_000

function countPerKey(max: number) {
  const counts = new Map<string, number>()
  return {
    enter(key: string): boolean {
      const count = counts.get(key) ?? 0
      if (count >= max) return false
      counts.set(key, count + 1)
      return true
    },
    leave(key: string): void {
      const count = (counts.get(key) ?? 1) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}

/** The change feed: one line per change of products, tariff or settings. */
export const live = (changeBus: ChangeBus) => {
  const listeners = countPerKey(maxListenersOfOneAddress)
  return (c: Context<Env>) => {
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
    const address = networkOf(clientIp(c))
    if (changeBus.size >= maxListeners) return c.body(null, 503, { 'Retry-After': '60' })
    if (!listeners.enter(address)) return c.body(null, 429, { 'Retry-After': '60' })
    c.header('X-Accel-Buffering', 'no')
    return streamSSE(c, async (stream) => {
      const left = new Promise<void>((resolve) => stream.onAbort(resolve))
      const stop = changeBus.subscribe(
        (change) => void stream.writeSSE({ event: 'change', data: change }),
      )
      const beat = setInterval(() => void stream.write(': still here\n\n'), heartbeat)
      try {
        await stream.writeSSE({ event: 'ready', data: 'ready', retry: 5_000 })
        await Promise.race([left, changeBus.closed])
      } finally {
        clearInterval(beat)
        stop()
        listeners.leave(address)
      }
    })
  }
}
