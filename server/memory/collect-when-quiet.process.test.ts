import { Server } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collectWhenQuiet } from './collect-when-quiet.ts'

test('what requests left is collected when nobody comes any more, and not while many come', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const server = new Server()
  const collect = vi.fn()
  collectWhenQuiet(server, collect)
  const many = () => {
    for (let request = 0; request < 6; request += 1) server.emit('request')
  }
  many()
  vi.advanceTimersByTime(5_000)
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5_000)
  expect(collect).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(1)
  // the pages that were kept are outdated after a minute
  vi.advanceTimersByTime(90_000)
  expect(collect).toHaveBeenCalledTimes(6)
  vi.advanceTimersByTime(600_000)
  expect(collect).toHaveBeenCalledTimes(6)
  many()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(7)
})

test('the collector of the engine is found', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  collectWhenQuiet(new Server())
  expect(() => vi.advanceTimersByTime(5_000)).not.toThrow()
})
