import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollThrottle } from '#shop/analytics/analytics.rules.ts'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('scroll events are handled once in 500 ms, and the last one is not lost (S-404)', () => {
  expect(scrollThrottle).toBe(500)
  const work = vi.fn()
  const look = throttle(work, scrollThrottle)
  for (let ms = 0; ms < 1000; ms += 100) {
    look()
    vi.advanceTimersByTime(100)
  }
  expect(work).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(3)
  look()
  expect(work).toHaveBeenCalledTimes(4)
  look()
  look.stop()
  vi.advanceTimersByTime(5000)
  expect(work).toHaveBeenCalledTimes(4)
})
