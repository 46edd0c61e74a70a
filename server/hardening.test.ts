import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { serverDatabase } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'

const slug = 'kit-luz-100-w-y-640-wh'
const shop = 'http://shop.test'

describe('an invalid request gets an error page', () => {
  test.each([
    ['/%ff', 400, 'Esta dirección no se puede leer'],
    ['/catalogo/%c3%28', 400, 'Esta dirección no se puede leer'],
    ['/a%00b', 400, 'Esta dirección no se puede leer'],
    [`/catalogo?search=${'a'.repeat(17_000)}`, 414, 'Esta dirección es demasiado larga'],
  ])('%s answers %i', async (path, status, title) => {
    const page = await visit(await testApp(), path)
    expect(page.status).toBe(status)
    expect(page.text).toContain(title)
  })

  test('in the language of the visitor', async () => {
    const page = await visit(await testApp(), '/%ff', { headers: { 'Accept-Language': 'en-US' } })
    expect(page.page.language).toBe('en')
    expect(page.text).toContain('This address cannot be read')
  })

  test('with a style that its own policy allows, and nothing that it forbids', async () => {
    const page = await visit(await testApp(), '/%ff')
    const policy = page.headers.get('Content-Security-Policy') ?? ''
    const style = /<style>([\s\S]*?)<\/style>/.exec(page.html)?.[1] ?? ''
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
    expect(policy).toContain(`'sha256-${Buffer.from(digest).toString('base64')}'`)
    expect(page.html).not.toMatch(/<script|style=|\son\w+=/)
  })

  test('with the request id of the log', async () => {
    const page = await visit(await testApp(), '/%ff')
    const id = page.headers.get('X-Request-Id') ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(page.text).toContain(id)
  })
})

describe('methods', () => {
  const send = async (method: string, path = '/') =>
    (await testApp()).request(`${shop}${path}`, { method })

  test.each(['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'BREW'])(
    '%s is refused calmly',
    async (method) => {
      const response = await send(method)
      expect(response.status).toBe(405)
      expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
    },
  )

  test('OPTIONS lists the allowed methods', async () => {
    const response = await send('OPTIONS')
    expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, HEAD, POST'])
  })

  test.each(['/', '/catalogo', '/baterias', '/terminos-y-condiciones', '/nothing'])(
    'POST to %s, which has no action, gets an error page without a stack or a logged error',
    async (path) => {
      const page = await visit(await testApp(), path, { method: 'POST' })
      expect(page.status).toBe(405)
      expect(page.text).toContain('Aquí no se puede hacer eso')
    },
  )

  test.each(['/', `/catalogo/${slug}`, '/live', '/healthz', '/nothing'])(
    'HEAD %s has no body and the status of GET',
    async (path) => {
      const head = await send('HEAD', path)
      expect(await head.text()).toBe('')
      if (path !== '/live') expect(head.status).toBe((await send('GET', path)).status)
    },
  )
})

describe('bodies', () => {
  const send = async (body: BodyInit, type: string, path = '/destino') => {
    const headers = { 'Content-Type': type, Origin: shop }
    const request = { method: 'POST', body, headers, duplex: 'half' }
    return (await testApp()).request(`${shop}${path}`, request)
  }
  const form = 'application/x-www-form-urlencoded'

  test('a form without end is refused before much of it was read', async () => {
    const piece = new Uint8Array(16_384)
    let read = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        read += piece.length
        stream.enqueue(piece)
      },
    })
    expect((await send(endless, form)).status).toBe(413)
    expect(read).toBeLessThan(10 * 65_536)
  })

  test('10 MB are refused', async () => {
    expect((await send(new Uint8Array(10_000_000), form)).status).toBe(413)
  })

  test.each([
    ['an unknown type', 'abc', 'application/x-nonsense'],
    ['no type', 'abc', ''],
    ['a multipart form without parts', 'abc', 'multipart/form-data; boundary=x'],
    ['a multipart form without boundary', 'abc', 'multipart/form-data'],
    ['broken JSON', '{"a":', 'application/json'],
    ['JSON 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'application/json'],
    ['a form with broken signs', 'a=%ff%zz&%00=%00', form],
    ['ten thousand fields', 'a=1&'.repeat(10_000), form],
    ['a packed bomb', gzipSync(Buffer.alloc(10_000_000)).toString('latin1'), form],
  ])('%s gets an answer below 500', async (_, body, type) => {
    for (const path of ['/destino', '/', '/destino.data'])
      expect((await send(body, type, path)).status).toBeLessThan(500)
  })
})

describe('a database that does not answer', () => {
  const unavailable = async () => {
    const db = serverDatabase('postgres://shop@127.0.0.1:1/girasol', createLog('silent'))
    const { createChangeBus } = await import('./change-bus.ts')
    const changeBus = await createChangeBus({ ...db, listen: async () => () => {} })
    return testApp({ db, changeBus })
  }

  test('pages answer 503, calmly and in the language of the visitor', async () => {
    const app = await unavailable()
    for (const [locale, words] of [
      ['es', 'La tienda vuelve en un momento'],
      ['en', 'The shop will be back in a moment'],
    ]) {
      const page = await visit(app, `/catalogo/${slug}?lng=${locale}`)
      expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
      expect(page.text).toContain(words)
    }
  })

  test('data requests get 503 and reveal no internal details', async () => {
    const page = await visit(await unavailable(), `/catalogo/${slug}.data`)
    expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
    expect(page.html).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|\bat \/|node_modules|\.ts:/)
  })

  test('files are served all the same', async () => {
    expect((await visit(await unavailable(), '/brand/favicon.svg')).status).toBe(200)
  })

  test('healthz is unwell', async () => {
    expect((await visit(await unavailable(), '/healthz')).status).toBe(503)
  })
})

describe('a fault of ours', () => {
  const broken = () =>
    testApp({
      now: () => {
        throw new Error('secret inside')
      },
    })

  test.each(['/', '/catalogo.data', '/destino'])('%s reveals no internal details', async (path) => {
    const page = await visit(await broken(), path)
    expect(page.status).toBe(500)
    expect(page.html).not.toMatch(/secret inside|\bat \/|node_modules|\.ts:/)
    expect(page.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
