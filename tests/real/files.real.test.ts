import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedHeaders } from '#platform/files/s3-signature.ts'
import { type S3Place, s3Store } from '#platform/files/s3-store.ts'
import { visit } from '#tests/harness/app/app.ts'
import { aScreenshot } from '#tests/harness/inputs/pictures.ts'
import { aUser } from '#tests/harness/users/users.ts'
import { guestOrder, quotedTotal, type Send, send } from '#tests/stress/guest-order.ts'
import { startPostgres } from './parts/debian-postgres.ts'
import { atEnd, endAll } from './parts/ends.ts'
import { fillShop } from './parts/filled-shop.ts'
import { reached } from './parts/reached.ts'
import { aShopOnPort } from './parts/shop-on-port.ts'
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

test('the screenshot that a buyer sends to one process of a shop is seen by the staff at another', async () => {
  const filled = await fillShop((await startPostgres()).url)
  const environment = {
    DATABASE_URL: filled.url,
    SHOP_URL: 'http://shop.test',
    FILES_BUCKET: place.bucket,
    FILES_REGION: place.region,
    FILES_KEY_ID: place.keyId,
    FILES_SECRET: place.secret,
  }
  const one = await aShopOnPort({ ...environment, FILES_ENDPOINT: await busyAtFirst(2) })
  const other = await aShopOnPort({ ...environment, FILES_ENDPOINT: place.endpoint })
  const [request, elsewhere] = [one, other].map(
    ({ url }): Send =>
      (path, init) =>
        fetch(url + path, init),
  ) as [Send, Send]
  const lines = [{ id: filled.kit, quantity: 1 }]
  const expectedTotal = await quotedTotal(request, lines)
  const { data } = await send(request, guestOrder(lines, { expectedTotal }))
  const body = new FormData()
  const screenshot = new Uint8Array(await aScreenshot('#227755'))
  body.set('file', new File([screenshot], 'captura.png', { type: 'image/png' }))
  const sent = await visit(reached(request), `${data?.link}/comprobante`, { method: 'POST', body })
  expect(sent.status).toBe(303)
  const { cookie } = await aUser(filled.db, { role: 'admin' })
  const asStaff = { headers: { Cookie: cookie } }
  const { page } = await visit(reached(elsewhere), '/admin/zelle', asStaff)
  const [image] = page.all('img[src^="/archivos/"]')
  const seen = await fetch(`${other.url}${image?.getAttribute('src')}`, asStaff)
  expect([seen.status, seen.headers.get('Content-Type')]).toEqual([200, contentType])
  expect(await s3Store(place).list('zelle_screenshots')).toContain(
    new URL(seen.url).pathname.split('/').at(-1),
  )
})
