import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// timers of `node:timers/promises` are bound when they are imported: the clock stands in for them
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms)),
}))

// another test of this worker may have loaded the module with the real timers
vi.resetModules()
const { withMinDuration } = await import('./min-response-time.ts')

/** How slow work was is remembered for the life of the process: every test has a day of its own. */
let day = 0
beforeEach(() => {
  vi.useFakeTimers({ now: ++day * 86_400_000 })
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const working = (ms: number) => () => new Promise<void>((resolve) => void setTimeout(resolve, ms))
const failingAfter = (ms: number) => () =>
  working(ms)().then(() => Promise.reject(new Error('the database is away')))

async function durationOf(floorMs: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = Date.now()
  const done = withMinDuration(floorMs, work)
    .catch(() => undefined)
    .then(() => Date.now() - startedAt)
  await vi.runAllTimersAsync()
  return done
}

test('an answer leaves no sooner than the floor, a refusal as well', async () => {
  expect(await durationOf(50, working(1))).toBe(50)
  expect(await durationOf(50, failingAfter(1))).toBe(50)
})

test('a floor of nothing waits for nothing', async () => {
  expect(await durationOf(0, working(7))).toBe(7)
})

test('where work takes longer than the floor a quick answer waits as long as a slow one', async () => {
  const slow = await durationOf(20, working(200))
  expect(slow).toBe(320)
  expect(await durationOf(20, working(1))).toBe(slow)
})

test('one slow or failed run does not delay later responses for long', async () => {
  await durationOf(20, working(1_000))
  vi.setSystemTime(Date.now() + 600_000)
  expect(await durationOf(20, working(1))).toBe(20)
})

test('what failed slowly holds nobody up', async () => {
  await durationOf(20, failingAfter(1_000))
  expect(await durationOf(20, working(1))).toBe(20)
})
