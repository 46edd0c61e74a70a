import { expect, test, vi } from 'vitest'
import { createStore } from './stored.ts'

test('what was read is read again only after a change', async () => {
  const store = createStore()
  const read = vi.fn(async () => 'settings')
  for (let time = 0; time < 3; time += 1) await store.of('a', read)
  expect(read).toHaveBeenCalledTimes(1)
  await store.of('b', read)
  store.drop()
  await store.of('a', read)
  expect(read).toHaveBeenCalledTimes(3)
})

test('what was being read as something changed is answered, but not stored', async () => {
  const store = createStore()
  const { promise, resolve } = Promise.withResolvers<string>()
  const before = store.of('a', () => promise)
  store.drop()
  resolve('old')
  expect(await before).toBe('old')
  expect(await store.of('a', async () => 'new')).toBe('new')
})

test('a failure is not stored, and without news of changes nothing is', async () => {
  let isCurrent = true
  const store = createStore(() => isCurrent)
  await expect(store.of('a', () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  expect(await store.of('a', async () => 1)).toBe(1)
  isCurrent = false
  expect(await store.of('a', async () => 2)).toBe(2)
})
