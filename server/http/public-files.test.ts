import fs from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '#platform/files/memory-store.ts'
import { testApp } from '#tests/harness/app/app.ts'
import { browserFiles } from '#tests/harness/app/whole-build.ts'

const image = '/products/kit-luz-640/kit-luz-640-480.avif'
const script = `/assets/${fs.readdirSync(`${browserFiles}/assets`).find((name) => /^react-.*\.js$/.test(name))}`
const uploaded = `/products/f-${'0a'.repeat(10)}-0-0-100-480.webp`

async function shop() {
  const files = memoryStore()
  const name = uploaded.replace('/products/', '')
  await files.put('product_pictures', name, Buffer.from('a photograph'), {
    contentType: 'image/webp',
  })
  const app = await testApp({ files })
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(`http://shop.test${path}`, { method, headers })
}

describe('a file of the shop', () => {
  test.each([image, '/brand/favicon.svg', '/lite-mode.css', '/sw.js', script, uploaded])(
    '%s is not sent again to a client that has it',
    async (path) => {
      const send = await shop()
      const first = await send(path)
      const etag = first.headers.get('ETag') ?? ''
      expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{27}"$/)])
      expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(0)
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await send(path, { 'If-None-Match': known })
        expect([again.status, await again.text()]).toEqual([304, ''])
        for (const name of ['ETag', 'Cache-Control', 'Content-Security-Policy'])
          expect(again.headers.get(name)).toBe(first.headers.get(name))
        expect(again.headers.has('Content-Length')).toBe(false)
      }
      expect((await send(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    },
  )

  test('has an ETag of its content, a different one per encoding', async () => {
    const send = await shop()
    const [plain, packed] = [await send(script), await send(script, { 'Accept-Encoding': 'br' })]
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    expect(packed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'))
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer()))).toEqual(
      Buffer.from(await plain.arrayBuffer()),
    )
    expect((await send('/brand/logo.svg')).headers.get('ETag')).not.toBe(
      (await send('/brand/favicon.svg')).headers.get('ETag'),
    )
  })

  test('has the same headers for HEAD, and no body', async () => {
    const send = await shop()
    for (const path of [image, uploaded]) {
      const [whole, head] = [await send(path), await send(path, {}, 'HEAD')]
      expect([head.status, await head.text()]).toEqual([200, ''])
      for (const name of ['ETag', 'Content-Length', 'Content-Type', 'Cache-Control'])
        expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)])
    }
  })

  test('is immutable where its URL contains a hash, otherwise cached for an hour', async () => {
    const send = await shop()
    const lifetime = async (path: string) => (await send(path)).headers.get('Cache-Control')
    for (const path of [script, uploaded])
      expect(await lifetime(path)).toBe('public, max-age=31536000, immutable')
    expect(await lifetime(image)).toBe('public, max-age=3600, stale-while-revalidate=86400')
    expect(await lifetime('/lite-mode.css')).toBe('public, max-age=3600')
    expect(await lifetime('/sw.js')).toBe('no-cache')
  })
})
