import { expect, onTestFinished, test, vi } from 'vitest'
import { type CachedResponse, cachedResponse } from './cached-response.ts'
import { createResponseCache } from './response-cache.ts'

const page = (bytes: number, until = 1): CachedResponse => ({
  headers: {},
  br: Buffer.alloc(0),
  bytes,
  until,
})

/** Requests a page and returns whether it had to be rendered. */
async function isMade(cached: ReturnType<typeof createResponseCache>, key: string, bytes = 10) {
  let made = false
  await cached.ask(key, async () => {
    made = true
    return page(bytes)
  })
  return made
}

test('the cache stays within its size, and the least recently used page is evicted first', async () => {
  const cached = createResponseCache(30, () => 0)
  for (const key of ['a', 'b', 'c']) await isMade(cached, key)
  expect(await isMade(cached, 'a')).toBe(false)
  await isMade(cached, 'd')
  expect(cached.bytes).toBe(30)
  expect(await isMade(cached, 'a')).toBe(false)
  expect(await isMade(cached, 'b')).toBe(true)
  for (let key = 0; key < 1_000; key++) {
    await isMade(cached, `${key}`, key % 40)
    expect(cached.bytes).toBeLessThanOrEqual(30)
  }
})

test('a page rendered from outdated data is returned to the waiting requests and not cached', async () => {
  const cached = createResponseCache(100, () => 0)
  const { promise, resolve } = Promise.withResolvers<CachedResponse>()
  const old = cached.ask('a', () => promise)
  cached.drop()
  const fresh = page(7)
  const requests = cached.ask('a', async () => fresh)
  const outdated = page(5)
  resolve(outdated)
  expect(await old).toBe(outdated)
  expect(await requests).toBe(fresh)
  expect(await cached.ask('a', async () => page(9))).toBe(fresh)
  expect(cached.bytes).toBe(7)
})

test('a failed rendering is repeated', async () => {
  const cached = createResponseCache(100, () => 0)
  const fails = cached.ask('a', () => Promise.reject(new Error('unavailable')))
  await expect(fails).rejects.toThrow('unavailable')
  expect(await isMade(cached, 'a')).toBe(true)
})

test('outdated pages are given up though nobody asks for others', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let at = 0
  const cached = createResponseCache(100, () => at)
  await cached.ask('short', async () => page(10, 5))
  await cached.ask('long', async () => page(20, 90))
  at = 5
  vi.advanceTimersByTime(15_000)
  expect(cached.bytes).toBe(20)
  at = 90
  vi.advanceTimersByTime(15_000)
  expect(cached.bytes).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  await cached.ask('late', async () => page(10, 95))
  at = 95
  vi.advanceTimersByTime(15_000)
  expect(cached.bytes).toBe(0)
})

test('a kept page holds no more memory than its bytes', async () => {
  const html = new Response('<p>Luz</p>'.repeat(100), { headers: { 'Content-Type': 'text/html' } })
  const cached = await cachedResponse(html, 1)
  expect(cached?.br.buffer.byteLength).toBe(cached?.br.length)
})
