import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { asSystem, inTransaction } from '#platform/database/transaction.ts'
import { testApp, visit } from '#tests/harness/app/app.ts'
import { testDatabase } from '#tests/harness/database/database.ts'
import { countedShop, isRendered } from '#tests/harness/database/query-counter.ts'
import { aUser } from '#tests/harness/users/users.ts'
import type { ChangeBus } from '../change-bus.ts'
import type { Env } from '../env.ts'
import { publicPaths } from './cacheable-urls.ts'

const kit = '/catalogo/kit-luz-100-w-y-640-wh'

const bodyOf = async (app: Hono<Env>, path: string, encoding: string) => {
  const response = await app.request(`http://shop.test${path}`, {
    headers: { 'Accept-Encoding': encoding },
  })
  return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }
}

describe('a page without user data', () => {
  test('is rendered once, and then is the same page again', async () => {
    const shop = await countedShop()
    const first = await isRendered(shop, kit)
    const again = await isRendered(shop, kit)
    expect([first.isNew, again.isNew]).toEqual([true, false])
    expect(again.html).toBe(first.html)
    expect(again.headers.get('Content-Security-Policy')).toContain("'sha256-")
    expect(again.headers.get('X-Request-Id')).not.toBe(first.headers.get('X-Request-Id'))
  })

  test('is rendered once for concurrent requests', async () => {
    const alone = await countedShop()
    await visit(alone.app, kit)
    const shop = await countedShop()
    await Promise.all(Array.from({ length: 20 }, () => visit(shop.app, kit)))
    expect(shop.asked.mock.calls.length).toBe(alone.asked.mock.calls.length)
  })

  test('may be cached by others if they revalidate each time, and sets no cookie', async () => {
    const { headers } = await visit(await testApp(), kit)
    expect(headers.get('Cache-Control')).toBe('public, no-cache')
    expect(headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding, Save-Data, ECT')
    expect(headers.has('Set-Cookie')).toBe(false)
  })

  test('has a separate version for slow connections, however they are detected', async () => {
    const app = await testApp()
    const isLite = async (headers: Record<string, string>) =>
      (await visit(app, '/baterias', { headers })).html.includes('<body class="lite-mode">')
    expect(await isLite({})).toBe(false)
    for (const headers of [{ 'Save-Data': 'on' }, { ECT: '2g' }, { Cookie: 'lite-mode=1' }])
      expect(await isLite(headers as unknown as Record<string, string>)).toBe(true)
    expect(await isLite({ ECT: '4g' })).toBe(false)
  })

  test('comes in the encoding that the visitor reads', async () => {
    const app = await testApp()
    const [plain, br, gzip] = [
      await bodyOf(app, kit, ''),
      await bodyOf(app, kit, 'br'),
      await bodyOf(app, kit, 'gzip;q=1, br;q=0'),
    ]
    expect([plain, br, gzip].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
      null,
      'br',
      'gzip',
    ])
    expect(plain.body.toString()).toContain('</html>')
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    for (const { headers, body } of [plain, br, gzip])
      expect(headers.get('Content-Length')).toBe(String(body.length))
  })

  test('is not sent again to a client that has it', async () => {
    const app = await testApp()
    const etag = (await visit(app, kit)).headers.get('ETag') ?? ''
    const known = await visit(app, kit, { headers: { 'If-None-Match': `"other", ${etag}` } })
    expect([known.status, known.html, known.headers.get('ETag')]).toEqual([304, '', etag])
    const other = await visit(app, kit, { headers: { 'If-None-Match': '"other"' } })
    expect(other.status).toBe(200)
  })

  test('has the same headers for HEAD, and no body', async () => {
    const app = await testApp()
    const head = await visit(app, kit, { method: 'HEAD' })
    const page = await visit(app, kit)
    expect(head.html).toBe('')
    for (const name of ['ETag', 'Content-Length', 'Content-Type', 'Content-Security-Policy'])
      expect(head.headers.get(name)).toBe(page.headers.get(name))
  })

  test.each(publicPaths)('%s answers from memory', async (path) => {
    const shop = await countedShop()
    await isRendered(shop, path)
    expect((await isRendered(shop, path)).isNew).toBe(false)
  })
})

describe('the data of a page without user data', () => {
  const data = `${kit}.data?_routes=catalogue%2Fproduct%2Fproduct`

  test('comes from memory, may be cached if it is revalidated, and is not sent twice', async () => {
    const shop = await countedShop()
    const first = await isRendered(shop, data)
    const again = await isRendered(shop, data)
    expect([first.isNew, again.isNew, again.html]).toEqual([true, false, first.html])
    expect(first.html).toContain('Kit Luz')
    expect(again.headers.get('Content-Type')).toContain('text/x-script')
    expect(again.headers.get('Cache-Control')).toBe('public, no-cache')
    const headers = { 'If-None-Match': again.headers.get('ETag') ?? '' }
    expect((await visit(shop.app, data, { headers })).status).toBe(304)
  })

  test('is cached per set of route parts, and for the home page too', async () => {
    const shop = await countedShop()
    const home = await isRendered(shop, '/_.data')
    expect((await isRendered(shop, '/_.data')).isNew).toBe(false)
    expect((await isRendered(shop, '/_.data?_routes=root')).html).not.toBe(home.html)
    expect((await isRendered(shop, '/_.data?unknown=1')).isNew).toBe(true)
    expect((await isRendered(shop, '/_.data?unknown=1')).isNew).toBe(true)
  })

  test('is rendered again for a signed-in user, and shows their data to no other', async () => {
    const shop = await countedShop({ now: () => new Date() })
    const { cookie, email } = await aUser(await testDatabase())
    const url = `${kit}.data`
    for (let visits = 0; visits < 2; visits++) {
      const own = await isRendered(shop, url, { Cookie: cookie })
      expect([own.isNew, own.html.includes(email)]).toEqual([true, true])
      expect(own.headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect((await isRendered(shop, url)).html).not.toContain(email)
  })
})

test('suggestions are the same for every visitor, and come from memory', async () => {
  const shop = await countedShop({ now: () => new Date() })
  const { cookie } = await aUser(await testDatabase())
  const first = await isRendered(shop, '/buscar/sugerencias?q=kit')
  const again = await isRendered(shop, '/buscar/sugerencias?q=kit', { Cookie: cookie })
  expect([first.isNew, again.isNew, again.html]).toEqual([true, false, first.html])
  expect(again.headers.get('Cache-Control')).toBe('private, max-age=60')
  expect((await isRendered(shop, '/buscar/sugerencias?q=ki')).isNew).toBe(true)
})

describe('the key of a page', () => {
  test.each([
    ['the language', { 'Accept-Language': 'en' }, '<html lang="en">'],
    ['the destination', { Cookie: 'isShippingToCuba=true' }, 'Cuba'],
    ['whether a destination was chosen', { Cookie: 'isShippingToCuba=false' }, '</html>'],
  ])('holds %s', async (_, headers, sign) => {
    const shop = await countedShop()
    const plain = await isRendered(shop, kit)
    const other = await isRendered(shop, kit, headers)
    expect(other.isNew).toBe(true)
    expect(other.html).not.toBe(plain.html)
    expect(other.html).toContain(sign)
    expect((await isRendered(shop, kit)).html).toBe(plain.html)
  })

  test('contains nothing of other request headers', async () => {
    const app = await testApp()
    const headers = {
      Host: 'evil.test',
      'X-Forwarded-Host': 'evil.test',
      'User-Agent': 'evil.test',
    }
    expect((await visit(app, kit, { headers })).html).not.toContain('evil.test')
    const invalid = await app.request(`http://evil.test${kit}?utm_source=evil.test`)
    expect(await invalid.text()).not.toContain('evil.test')
  })

  test.each(['coupon=GIRASOL1', 'something'])(
    'contains nothing of a cookie that no page shows: %s',
    async (cookie) => {
      const shop = await countedShop()
      const plain = await isRendered(shop, kit)
      const page = await isRendered(shop, kit, { Cookie: cookie })
      expect(page.isNew).toBe(false)
      expect(page.html).toBe(plain.html)
    },
  )

  test('holds the query in one order, without empty fields and without where one came from', async () => {
    const shop = await countedShop()
    const first = await isRendered(shop, '/catalogo?sort=weight&category=battery')
    const again = await isRendered(
      shop,
      '/catalogo?utm_source=x&category=battery&search=&sort=weight&fbclid=%3Cscript%3E',
    )
    expect(again.isNew).toBe(false)
    expect(again.html).toBe(first.html)
    expect((await isRendered(shop, '/catalogo?category=battery')).isNew).toBe(true)
  })
})

describe('a page is rendered for one visitor alone', () => {
  test.each([
    ['with a cart', { Cookie: 'cart=abc' }],
    ['with a sentence left for the next page', { Cookie: 'aviso=welcome' }],
    ['with a session that is over', { Cookie: 'girasol.session_token=1' }],
    ['with an Authorization header', { Authorization: 'Bearer 1' }],
  ])('%s', async (_, headers) => {
    const shop = await countedShop()
    await isRendered(shop, kit)
    const page = await isRendered(shop, kit, headers)
    expect(page.isNew).toBe(true)
    expect(page.headers.get('Cache-Control')).toMatch(/^private/)
    expect(page.headers.has('ETag')).toBe(false)
  })

  test('with a session of the staff', async () => {
    const shop = await countedShop()
    const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
    for (let visits = 0; visits < 2; visits++) {
      const page = await isRendered(shop, kit, { Cookie: cookie })
      expect(page.isNew).toBe(true)
      expect(page.text).toContain('Panel')
    }
  })

  test('a request with a parameter that pages are not known to read, or with a language', async () => {
    const shop = await countedShop()
    for (const path of ['/?unknown=1', '/?lng=en', '/catalogo?cupon=invalido', '/carrito']) {
      await isRendered(shop, path)
      expect((await isRendered(shop, path)).isNew).toBe(true)
    }
  })

  test('a page that does not exist is not cached', async () => {
    const { app, asked: requests } = await countedShop()
    for (let visits = 0; visits < 2; visits++) {
      requests.mockClear()
      expect((await visit(app, '/catalogo/nothing')).status).toBe(404)
      expect(requests).toHaveBeenCalled()
    }
  })
})

test('a change of the shop is on the next requested page (S-047)', async () => {
  const app = await testApp()
  const system = asSystem(await testDatabase(), 'a test changes the weight of a product')
  const weigh = (more: number) =>
    inTransaction(system, ({ tx }) =>
      sql`update products set weight_lbs = weight_lbs + ${more} where sku = 'KIT-LUZ-640'`.execute(
        tx,
      ),
    )
  const shown = async () => (await visit(app, kit)).text
  const before = await shown()
  await weigh(1000)
  try {
    await vi.waitUntil(async () => (await shown()) !== before, { timeout: 10_000 })
  } finally {
    await weigh(-1000)
  }
  await vi.waitUntil(async () => (await shown()) === before, { timeout: 10_000 })
})

test('a user who saves something sees it on the next page, before its notification arrives', async () => {
  const deaf: ChangeBus = {
    subscribe: () => () => {},
    size: 0,
    dropCaches: () => {},
    watch: () => {},
    isConnected: true,
    closed: new Promise(() => {}),
    close: () => {},
  }
  const shop = await countedShop({ changeBus: deaf, now: () => new Date() })
  const { cookie } = await aUser(await testDatabase(), { role: 'admin' })
  const says = async (banner_text: string, headers: Record<string, string>) => {
    const body = new URLSearchParams({ form: 'banner', banner_text })
    await visit(shop.app, '/admin/settings', { method: 'POST', headers, body })
    return (await visit(shop.app, '/baterias')).text
  }
  expect(await says('Cerramos el 24', { Cookie: cookie })).toContain('Cerramos el 24')
  expect(await says('', { Cookie: cookie })).not.toContain('Cerramos el 24')
  await says('Todo gratis', {})
  expect((await isRendered(shop, '/baterias')).isNew).toBe(false)
})

test('a page shows an outdated date for a minute at most', async () => {
  let now = new Date('2026-11-21T17:00:00Z')
  const shop = await countedShop({ now: () => now })
  await isRendered(shop, kit)
  now = new Date('2026-11-21T17:00:59Z')
  expect((await isRendered(shop, kit)).isNew).toBe(false)
  now = new Date('2026-11-21T17:01:01Z')
  expect((await isRendered(shop, kit)).isNew).toBe(true)
})
