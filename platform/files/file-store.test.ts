import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { diskStore } from './disk-store.ts'
import { memoryStore } from './memory-store.ts'
import { linkSeconds, opensFile, signedLink } from './signed-link.ts'

const bucket = 'zelle_screenshots'
const bytes = Buffer.from('bytes')
const webp = { contentType: 'image/webp' }

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'girasol-files-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true, force: true }))
  return made
}

const stores = { disk: () => diskStore(folder()), memory: memoryStore }

describe.each(Object.entries(stores))('a store on %s', (_name, open) => {
  test('stores a file with its type, cached for an hour by default (S-410)', async () => {
    const store = open()
    await store.put(bucket, 'a.webp', bytes, webp)
    await store.put(bucket, 'b.webp', bytes, { ...webp, cacheControl: 'no-store' })
    expect(await store.get(bucket, 'a.webp')).toEqual({
      bytes,
      ...webp,
      cacheControl: 'max-age=3600',
    })
    expect((await store.get(bucket, 'b.webp'))?.cacheControl).toBe('no-store')
    await store.remove(bucket, 'a.webp')
    await store.remove(bucket, 'a.webp')
    expect(await store.get(bucket, 'a.webp')).toBeNull()
  })

  test('lists a hundred names from the first on, from a to z (S-407, S-408, S-409)', async () => {
    const store = open()
    const names = Array.from({ length: 103 }, (_, n) => `f${String(n).padStart(3, '0')}.webp`)
    for (const name of [...names].reverse()) await store.put(bucket, name, bytes, webp)
    expect(await store.list(bucket)).toEqual(names.slice(0, 100))
    expect(await store.list(bucket, { offset: 100 })).toEqual(names.slice(100))
    expect(await store.list(bucket, { limit: 1, order: 'descending' })).toEqual(['f102.webp'])
    expect(await store.list('nothing_yet')).toEqual([])
  })

  test('no name leads out of its bucket', async () => {
    const store = open()
    for (const name of ['../x', 'a/b', '..', '.x', 'A.webp', 'a.webp~', 'a\0', ''])
      await expect(store.put(bucket, name, bytes, webp)).rejects.toThrow(RangeError)
    await expect(store.put('../etc', 'a', bytes, webp)).rejects.toThrow(RangeError)
  })
})

test('by default files lie on the local disk, where only the user of the shop reads them (S-045)', async () => {
  const place = folder()
  await diskStore(path.join(place, 'files')).put(bucket, 'a.webp', bytes, webp)
  const file = path.join(place, 'files', bucket, 'a.webp')
  expect(fs.readFileSync(file)).toEqual(bytes)
  expect(fs.statSync(file).mode & 0o077).toBe(0)
  expect(fs.statSync(path.dirname(file)).mode & 0o077).toBe(0)
})

test('a signed link opens one file, for one viewer, for five minutes (A-133)', () => {
  const now = new Date('2026-11-21T17:00:00Z')
  const file = { bucket, name: 'a.webp', viewer: 'eva' }
  const link = new URL(signedLink('secret', file, now), 'http://shop.test')
  expect(link.pathname).toBe('/archivos/zelle_screenshots/a.webp')
  const until = link.searchParams.get('hasta') ?? ''
  const signature = link.searchParams.get('firma') ?? ''
  const opens = (overrides: Partial<typeof file>, at = now, secret = 'secret', till = until) =>
    opensFile(secret, { ...file, ...overrides }, { until: till, signature }, at)
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(opens({})).toBe(true)
  expect(opens({}, after(linkSeconds - 1))).toBe(true)
  expect(opens({}, after(linkSeconds))).toBe(false)
  expect(opens({ name: 'b.webp' })).toBe(false)
  expect(opens({ viewer: 'ana' })).toBe(false)
  expect(opens({}, now, 'another')).toBe(false)
  expect(opens({}, now, 'secret', String(Number(until) + 60))).toBe(false)
  expect(opens({}, now, 'secret', 'x')).toBe(false)
})
