import { expect, test } from 'vitest'
import type { KeptPage } from './kept-page.ts'
import { createKeptPages } from './kept-pages.ts'

const page = (bytes: number, until = 1): KeptPage => ({
  headers: {},
  bodies: { br: Buffer.alloc(0), gzip: Buffer.alloc(0) },
  bytes,
  until,
})

/** Asks for a page and says whether it had to be made. */
async function isMade(kept: ReturnType<typeof createKeptPages>, key: string, bytes = 10) {
  let made = false
  await kept.ask(key, async () => {
    made = true
    return page(bytes)
  })
  return made
}

test('never more bytes are kept than allowed, and what was asked for longest ago goes first', async () => {
  const kept = createKeptPages(30, () => 0)
  for (const key of ['a', 'b', 'c']) await isMade(kept, key)
  expect(await isMade(kept, 'a')).toBe(false)
  await isMade(kept, 'd')
  expect(kept.bytes).toBe(30)
  expect(await isMade(kept, 'a')).toBe(false)
  expect(await isMade(kept, 'b')).toBe(true)
  for (let key = 0; key < 1_000; key++) {
    await isMade(kept, `${key}`, key % 40)
    expect(kept.bytes).toBeLessThanOrEqual(30)
  }
})

test('a page made of old data is given to who waited for it and is not kept', async () => {
  const kept = createKeptPages(100, () => 0)
  const { promise, resolve } = Promise.withResolvers<KeptPage>()
  const old = kept.ask('a', () => promise)
  kept.drop()
  const fresh = page(7)
  const asked = kept.ask('a', async () => fresh)
  const outdated = page(5)
  resolve(outdated)
  expect(await old).toBe(outdated)
  expect(await asked).toBe(fresh)
  expect(await kept.ask('a', async () => page(9))).toBe(fresh)
  expect(kept.bytes).toBe(7)
})

test('what fails is asked for again', async () => {
  const kept = createKeptPages(100, () => 0)
  const fails = kept.ask('a', () => Promise.reject(new Error('away')))
  await expect(fails).rejects.toThrow('away')
  expect(await isMade(kept, 'a')).toBe(true)
})
