import { Server } from 'node:http'
import { getHeapStatistics } from 'node:v8'
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
  expect(collect).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(600_000)
  expect(collect).toHaveBeenCalledTimes(3)
  many()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledTimes(4)
})

test('the collector of the engine is found, and returns what it freed', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const held = () => getHeapStatistics().total_physical_size
  let objects: object[] = []
  for (let at = 0; at < 500_000; at += 1) objects.push({ at })
  const before = held()
  expect(objects).toHaveLength(500_000)
  objects = []
  collectWhenQuiet(new Server())
  vi.advanceTimersByTime(5_000)
  expect(held()).toBeLessThan(before - 10_000_000)
})
