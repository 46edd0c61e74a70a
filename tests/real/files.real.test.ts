import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedHeaders } from '#platform/files/s3-signature.ts'
import { type S3Place, s3Store } from '#platform/files/s3-store.ts'
import { atEnd, endAll } from './parts/ends.ts'
import { startSwift } from './parts/swift.ts'

const contentType = 'image/webp'
let place: S3Place

beforeAll(async () => {
  place = { ...(await startSwift()), bucket: 'tienda' }
  const url = new URL(`${place.endpoint}/${place.bucket}`)
  const make = { method: 'PUT', url, headers: {}, body: Buffer.alloc(0) } as const
  const made = await fetch(url, { method: 'PUT', headers: signedHeaders(place, make, new Date()) })
  expect([made.status, await made.text()]).toEqual([200, ''])
})
afterAll(endAll)

test("files lie at an S3 service of others' as they were put, are listed over its pages, and go", async () => {
  const store = s3Store(place)
  const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 256))
  const names = ['c.webp', 'a.webp', 'b.webp', 'e.webp', 'd.webp']
  for (const name of names)
    await store.put('zelle_screenshots', name, bytes, { contentType, cacheControl: 'max-age=60' })
  await store.put('damage', 'z.webp', bytes, { contentType })
  expect(await store.get('zelle_screenshots', 'a.webp')).toEqual({
    bytes,
    contentType,
    cacheControl: 'max-age=60',
  })
  expect(await store.list('zelle_screenshots')).toEqual(names.toSorted())
  await store.remove('zelle_screenshots', 'a.webp')
  await store.remove('zelle_screenshots', 'a.webp')
  expect(await store.get('zelle_screenshots', 'a.webp')).toBeNull()
  expect(await store.list('damage')).toEqual(['z.webp'])
})

test('a wrong secret is refused at once', async () => {
  const store = s3Store({ ...place, secret: 'of-somebody-else' })
  await expect(store.get('damage', 'z.webp')).rejects.toThrow(/answered 403 to GET/)
})

/** The service behind a gate that says so many times that it is busy, before it lets each request through. */
async function busyAtFirst(times: number) {
  let refused = 0
  const server = http.createServer((request, response) => {
    if (refused < times) {
      refused += 1
      request.resume()
      response.writeHead(503, { 'Retry-After': '1' }).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    refused = 0
    const { method, url, headers } = request
    const onward = http.request(`${place.endpoint}${url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('while it says that it is busy the file is sent and fetched again, whole', async () => {
  const store = s3Store({ ...place, endpoint: await busyAtFirst(2) })
  const bytes = Buffer.alloc(300_000, 'girasol')
  await store.put('damage', 'busy.webp', bytes, { contentType })
  expect((await store.get('damage', 'busy.webp'))?.bytes).toEqual(bytes)
  expect(await store.list('damage')).toContain('busy.webp')
  await store.remove('damage', 'busy.webp')
  expect(await store.get('damage', 'busy.webp')).toBeNull()
})
