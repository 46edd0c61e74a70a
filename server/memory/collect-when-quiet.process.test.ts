import { Server } from 'node:http'
import { getHeapStatistics } from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collectWhenQuiet } from './collect-when-quiet.ts'

const megabytes = () => getHeapStatistics().external_memory / 1024 / 1024

test('what requests left is collected when nobody comes any more, and not while many come', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const server = new Server()
  collectWhenQuiet(server)
  vi.advanceTimersByTime(5_000)
  const before = megabytes()
  // each larger than what a scavenge frees by itself, and none of them held
  for (let made = 0; made < 60; made += 1) Buffer.alloc(1024 * 1024)
  const after = megabytes()
  for (let request = 0; request < 6; request += 1) server.emit('request')
  vi.advanceTimersByTime(5_000)
  expect(megabytes()).toBe(after)
  vi.advanceTimersByTime(5_000)
  expect(megabytes()).toBeLessThan(before + 16)
})
