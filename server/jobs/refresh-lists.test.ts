import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchFile } from './refresh-lists.ts'

/** A server on a free port with a configured response. */
async function serverThat(response: http.RequestListener): Promise<string> {
  const server = http.createServer(response).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/SDN.CSV`
}
const known = { etag: '"a1"', lastModified: 'Sat, 21 Nov 2026 00:00:00 GMT' }

test('a file is returned with the validators for a conditional request', async () => {
  const url = await serverThat((request, response) => {
    expect(request.headers['if-none-match']).toBeUndefined()
    response.writeHead(200, { ETag: known.etag, 'Last-Modified': known.lastModified }).end('rows')
  })
  expect(await fetchFile(url, null)).toEqual({ is: 'file', bytes: Buffer.from('rows'), ...known })
})

test('a list that has not changed is reported as such', async () => {
  const url = await serverThat((request, response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers
    response.writeHead(etag === known.etag && since === known.lastModified ? 304 : 500).end()
  })
  expect(await fetchFile(url, known)).toEqual({ is: 'same' })
})

test('error statuses, dropped connections and missing servers are failures with a reason, not exceptions', async () => {
  const failing = await serverThat((_, response) => response.writeHead(503).end())
  expect(await fetchFile(failing, null)).toEqual({ is: 'failed', error: 'answered 503' })
  const unasked = await serverThat((_, response) => response.writeHead(304).end())
  expect(await fetchFile(unasked, null)).toEqual({ is: 'failed', error: 'answered 304' })
  const torn = await serverThat((_, response) => {
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('half', () => response.destroy())
  })
  expect(await fetchFile(torn, null)).toMatchObject({ is: 'failed' })
  expect(await fetchFile('http://127.0.0.1:9/SDN.CSV', null)).toMatchObject({ is: 'failed' })
})
