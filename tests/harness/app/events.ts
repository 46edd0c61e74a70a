import type { Hono } from 'hono'
import { onTestFinished, vi } from 'vitest'
import type { Env } from '#server/env.ts'

/** Opens the change feed and collects what it says. */
export async function openFeed(app: Hono<Env>) {
  const response = await app.request('http://shop.test/live')
  const chunks = response.body?.getReader()
  const leave = () => void chunks?.cancel().catch(() => {})
  onTestFinished(leave)
  const received: string[] = []
  const decoder = new TextDecoder()
  const read = async (): Promise<void> => {
    const chunk = await chunks?.read()
    if (!chunk || chunk.done) return
    for (const [, change = ''] of decoder.decode(chunk.value).matchAll(/^data: (.*)$/gm))
      received.push(change)
    return read()
  }
  read().catch(() => {})
  return {
    status: response.status,
    received,
    until: (change: string) =>
      vi.waitUntil(() => received.includes(change), { timeout: 8_000, interval: 20 }),
    leave,
  }
}
