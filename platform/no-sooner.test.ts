import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { noSooner } from './no-sooner.ts'

async function timed(floor: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await noSooner(floor, work).catch(() => undefined)
  return performance.now() - began
}

test('an answer leaves no sooner than the floor, a refusal as well', async () => {
  expect(await timed(50, async () => 1)).toBeGreaterThanOrEqual(45)
  expect(await timed(50, () => Promise.reject(new Error('no')))).toBeGreaterThanOrEqual(45)
})

test('where work takes longer than the floor a quick answer waits as long as a slow one', async () => {
  await timed(20, () => pause(200))
  expect(await timed(20, async () => 1)).toBeGreaterThanOrEqual(180)
})
