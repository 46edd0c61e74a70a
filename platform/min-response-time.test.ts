import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withMinDuration } from './min-response-time.ts'

async function timed(floor: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await withMinDuration(floor, work).catch(() => undefined)
  return performance.now() - startedAt
}

test('an answer leaves no sooner than the floor, a refusal as well', async () => {
  expect(await timed(50, async () => 1)).toBeGreaterThanOrEqual(45)
  expect(await timed(50, () => Promise.reject(new Error('no')))).toBeGreaterThanOrEqual(45)
})

test('where work takes longer than the floor a quick answer waits as long as a slow one', async () => {
  await timed(20, () => pause(200))
  expect(await timed(20, async () => 1)).toBeGreaterThanOrEqual(180)
})

test('one slow or failed run does not delay later responses for long', async () => {
  await timed(20, () => pause(1_000))
  const now = performance.now.bind(performance)
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 600_000)
  onTestFinished(() => void later.mockRestore())
  expect(await timed(20, async () => 1)).toBeLessThan(1_000)
  await timed(20, () => pause(1_000).then(() => Promise.reject(new Error('the database is away'))))
  expect(await timed(20, async () => 1)).toBeLessThan(1_000)
})
