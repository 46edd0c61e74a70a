import type { Context } from 'hono'
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

const encoder = new TextEncoder()
const event = (name: string, data: string, more = '') =>
  encoder.encode(`event: ${name}\ndata: ${data}\n${more}\n`)
const ready = event('ready', 'ready', 'retry: 5000\n')
const stillHere = encoder.encode(': still here\n\n')

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  'X-Accel-Buffering': 'no',
}

type Feed = ReadableStreamDefaultController<Uint8Array>

/** The open feeds, with one clock for all: two thousand of them wait most of the time. */
function createFeeds(changeBus: ChangeBus) {
  const feeds = new Map<Feed, () => void>()
  let clock: NodeJS.Timeout | undefined
  const beat = () => {
    for (const feed of feeds.keys()) feed.enqueue(stillHere)
  }
  const remove = (feed: Feed) => {
    feeds.get(feed)?.()
    feeds.delete(feed)
    if (feeds.size === 0) clearInterval(clock)
  }
  void changeBus.closed.then(() => {
    for (const feed of feeds.keys()) {
      remove(feed)
      feed.close()
    }
  })
  return {
    remove,
    add(feed: Feed, leave: () => void): void {
      if (feeds.size === 0) clock = setInterval(beat, heartbeat)
      const stop = changeBus.subscribe((change) => feed.enqueue(event('change', change)))
      feeds.set(feed, () => {
        stop()
        leave()
      })
      feed.enqueue(ready)
    },
  }
}

/** The change feed: one line per change of products, tariff or settings. */
export const live = (changeBus: ChangeBus) => {
  const perAddress = countPerKey(maxListenersOfOneAddress)
  const feeds = createFeeds(changeBus)
  return (c: Context<Env>) => {
    if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
    const address = networkOf(clientIp(c))
    if (changeBus.size >= maxListeners) return c.body(null, 503, { 'Retry-After': '60' })
    if (!perAddress.enter(address)) return c.body(null, 429, { 'Retry-After': '60' })
    let own: Feed | undefined
    const stream = new ReadableStream<Uint8Array>({
      start(feed) {
        own = feed
        feeds.add(feed, () => perAddress.leave(address))
      },
      cancel: () => own && feeds.remove(own),
    })
    return c.body(stream, 200, headers)
  }
}
