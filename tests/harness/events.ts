import type { Hono } from 'hono'
import { onTestFinished, vi } from 'vitest'
import type { Env } from '#server/env.ts'

/** Opens the change feed and collects what it says. */
export async function openFeed(app: Hono<Env>) {
  const answer = await app.request('http://shop.test/live')
  const reader = answer.body?.getReader()
  const leave = () => void reader?.cancel().catch(() => {})
  onTestFinished(leave)
  const heard: string[] = []
  const decoder = new TextDecoder()
  const read = async (): Promise<void> => {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return
    for (const [, change = ''] of decoder.decode(chunk.value).matchAll(/^data: (.*)$/gm))
      heard.push(change)
    return read()
  }
  read().catch(() => {})
  return {
    status: answer.status,
    heard,
    until: (change: string) =>
      vi.waitUntil(() => heard.includes(change), { timeout: 8_000, interval: 20 }),
    leave,
  }
}
