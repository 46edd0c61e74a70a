import { expect, test, vi } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'

test('the timer that would give a page up ends with the page, which it would hold otherwise', async () => {
  const app = await testApp()
  const started = vi.spyOn(globalThis, 'setTimeout')
  const ended = vi.spyOn(globalThis, 'clearTimeout')
  await app.request('http://shop.test/carrito')
  const results = started.mock.results.map(({ value }) => value as NodeJS.Timeout)
  // those of the database's pool keep the process alive, and wait as long
  const timers = results.filter(
    (timer, at) => started.mock.calls[at]?.[1] === 10_000 && !timer.hasRef(),
  )
  const stopped = new Set<unknown>(ended.mock.calls.map(([timer]) => timer))
  expect(timers).toHaveLength(1)
  expect(timers.every((timer) => stopped.has(timer))).toBe(true)
})
