import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openFiles } from './open-files.ts'
import { signedHeaders } from './s3-signature.ts'
import { s3Store } from './s3-store.ts'

const example = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const signatureOf = (url: string, headers: Record<string, string>) =>
  signedHeaders(
    example,
    { method: 'GET', url: new URL(url), headers, body: Buffer.alloc(0) },
    new Date('2013-05-24T00:00:00Z'),
  ).authorization?.split('Signature=')[1]

test("requests match AWS's published signature examples", () => {
  const host = 'https://examplebucket.s3.amazonaws.com'
  expect(signatureOf(`${host}/test.txt`, { range: 'bytes=0-9' })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
  expect(signatureOf(`${host}/?max-keys=2&prefix=J`, {})).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})

const access = { keyId: 'key', secret: 'secret', region: 'auto' }

/** An S3-compatible service that returns two names per page and rejects unsigned requests. */
async function s3Fake() {
  const files = new Map<string, { bytes: Buffer; headers: http.OutgoingHttpHeaders }>()
  const isSigned = (requests: http.IncomingMessage, body: Buffer) => {
    const { authorization = '', 'x-amz-date': time = '', host } = requests.headers
    const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? []
    const overrides = names.split(';').filter((name) => !/^(host|x-amz-)/.test(name))
    const headers = Object.fromEntries(
      overrides.map((name) => [name, String(requests.headers[name])]),
    )
    const at = String(time).replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5')
    const method = requests.method as 'GET'
    const url = new URL(requests.url ?? '', `http://${host}`)
    const expected = signedHeaders(access, { method, url, headers, body }, new Date(at))
    return expected.authorization === authorization
  }
  const listing = (url: URL) => {
    const from = Number(url.searchParams.get('continuation-token') ?? 0)
    const prefix = `/shop/${url.searchParams.get('prefix')}`
    const keys = [...files.keys()].filter((key) => key.startsWith(prefix)).sort()
    const page = keys.slice(from, from + 2).map((key) => `<Key>${key.slice('/shop/'.length)}</Key>`)
    const next = `<NextContinuationToken>${from + 2}</NextContinuationToken>`
    return `<ListBucketResult>${page.join('')}${from + 2 < keys.length ? next : ''}</ListBucketResult>`
  }
  const perform = ({ method, headers }: http.IncomingMessage, key: string, bytes: Buffer) => {
    const { 'content-type': type, 'cache-control': cacheControl } = headers
    if (method === 'PUT')
      files.set(key, { bytes, headers: { 'content-type': type, 'cache-control': cacheControl } })
    if (method === 'DELETE') files.delete(key)
    return files.get(key)
  }
  const server = http.createServer(async (requests, response) => {
    const bytes = Buffer.concat(await requests.toArray())
    const url = new URL(requests.url ?? '', 'http://twin')
    if (!isSigned(requests, bytes)) return response.writeHead(403).end()
    if (url.searchParams.has('list-type')) return response.writeHead(200).end(listing(url))
    const file = perform(requests, url.pathname, bytes)
    return response.writeHead(file ? 200 : 404, file?.headers).end(file?.bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('by configuration the files lie at a service that speaks as S3 does (S-045)', async () => {
  const configured = (secret: string, endpoint: string) =>
    openFiles(
      readConfig({
        FILES_ENDPOINT: endpoint,
        FILES_BUCKET: 'shop',
        FILES_REGION: 'auto',
        FILES_KEY_ID: 'key',
        FILES_SECRET: secret,
      }),
    )
  const endpoint = await s3Fake()
  const store = configured('secret', endpoint)
  const bytes = Buffer.from([0, 255, 10])
  for (const name of ['c.webp', 'a.webp', 'b.webp'])
    await store.put('zelle_screenshots', name, bytes, { contentType: 'image/webp' })
  expect(await store.get('zelle_screenshots', 'a.webp')).toEqual({
    bytes,
    contentType: 'image/webp',
    cacheControl: 'max-age=3600',
  })
  expect(await store.list('zelle_screenshots')).toEqual(['a.webp', 'b.webp', 'c.webp'])
  await store.remove('zelle_screenshots', 'a.webp')
  expect(await store.get('zelle_screenshots', 'a.webp')).toBeNull()
  await expect(store.get('zelle_screenshots', '../x')).rejects.toThrow(RangeError)
  await expect(configured('wrong', endpoint).get('zelle_screenshots', 'b.webp')).rejects.toThrow(
    /answered 403/,
  )
})

/** A service that gives these answers one after the other, then the last of them for ever. */
async function answering(...statuses: readonly number[]) {
  const requests: string[] = []
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    requests.push(`${request.method} ${request.url} ${body}`.trim())
    response.writeHead(statuses[requests.length - 1] ?? statuses.at(-1) ?? 200).end('x')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked: requests, store: s3Store({ ...access, endpoint, bucket: 'shop' }) }
}

test('a request to a busy service is retried with the same file', async () => {
  const { asked: requests, store } = await answering(503, 500, 200)
  await store.put('proofs', 'a.webp', Buffer.from('bytes'), { contentType: 'image/webp' })
  expect(requests).toEqual(Array.from({ length: 3 }, () => 'PUT /shop/proofs/a.webp bytes'))
})

test('a service that stays busy is a fault after three times, and a refusal at once', async () => {
  const busy = await answering(503)
  await expect(busy.store.get('proofs', 'a.webp')).rejects.toThrow(/answered 503 to GET/)
  expect(busy.asked).toHaveLength(3)
  const refusing = await answering(403)
  await expect(refusing.store.remove('proofs', 'a.webp')).rejects.toThrow(/answered 403 to DELETE/)
  expect(refusing.asked).toHaveLength(1)
})
