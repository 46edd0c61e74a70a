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

test('a file larger than any list is given up at once, whether announced or not', async () => {
  const large = 200 * 1024 * 1024
  let sent = 0
  const announced = await serverThat((_, response) => {
    response.writeHead(200, { 'Content-Length': `${large}` }).write('x')
  })
  const endless = await serverThat((_, response) => {
    const part = Buffer.alloc(1024 * 1024)
    const more = () => {
      while (sent < large && response.writable) {
        sent += part.length
        if (!response.write(part)) return void response.once('drain', more)
      }
      response.end()
    }
    more()
  })
  for (const url of [announced, endless])
    expect(await fetchFile(url, null)).toEqual({
      is: 'failed',
      error: 'Error: the file is larger than any list',
    })
  expect(sent).toBeLessThan(large / 2)
})

test('a server that says nothing, or never ends, is given up', async () => {
  const silent = await serverThat(() => {})
  const slow = await serverThat((_, response) => void response.writeHead(200).write('SDN'))
  for (const url of [silent, slow])
    expect(await fetchFile(url, null, 200)).toEqual({
      is: 'failed',
      error: expect.stringContaining('TimeoutError'),
    })
})
