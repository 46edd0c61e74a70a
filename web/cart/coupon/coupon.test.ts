import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'

const json = { 'Content-Type': 'application/json', Accept: 'application/json' }
type App = Awaited<ReturnType<typeof testApp>>

const request = (app: App, body: string, headers: Record<string, string> = json) =>
  app.request('http://shop.test/cupon', { method: 'POST', headers, body })
const askFor = (app: App, code: unknown, headers: Record<string, string> = {}) =>
  request(app, JSON.stringify({ code }), { ...json, ...headers })

test('a valid code returns its discount (S-011, S-304)', async () => {
  const response = await askFor(await testApp(), 'girasol1')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    ok: true,
    discount: { code: 'GIRASOL1', kind: 'percent', basisPoints: 500, amount: 0 },
  })
})

test('any other code returns ’Cupón inválido’ (S-306)', async () => {
  const app = await testApp()
  for (const code of [
    'GIRASOL2',
    '',
    'GIRАSOL1',
    'x'.repeat(10_000),
    null,
    7,
    { a: 1 },
    ['GIRASOL1'],
  ]) {
    const response = await askFor(app, code)
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      ok: false,
      code: 'coupon_invalid',
      title: 'Cupón inválido',
      description: 'El código de cupón introducido no es válido.',
    })
  }
  const english = await askFor(app, 'nothing', { Cookie: 'i18next=en', Origin: 'http://shop.test' })
  expect(await english.json()).toMatchObject({ title: 'Invalid coupon' })
})

test('an unreadable body is an invalid code, not a fault', async () => {
  const app = await testApp()
  for (const body of ['{', 'null', '[]', '"GIRASOL1"', ''])
    expect((await request(app, body)).status).toBe(409)
})

const send = async (fields: Record<string, string>) => {
  const app = await testApp()
  return app.request('http://shop.test/cupon', {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams(fields),
  })
}

test('without scripts a code is stored in a cookie, and removed again (S-266, S-267)', async () => {
  const saved = await send({ code: 'girasol1', back: '/carrito?cupon=invalido' })
  expect(saved.status).toBe(303)
  expect(saved.headers.get('Location')).toBe('/carrito')
  expect(saved.headers.get('Set-Cookie')).toContain('cartCoupon=GIRASOL1;')
  const removed = await send({ remove: '1', back: '/carrito' })
  expect(removed.headers.get('Location')).toBe('/carrito')
  expect(removed.headers.get('Set-Cookie')).toContain('cartCoupon=; Path=/; Max-Age=0')
})

test('without scripts an invalid code removes the stored one, and the page says so (S-307)', async () => {
  const invalid = await send({ code: 'OTRO', back: '/carrito' })
  expect(invalid.headers.get('Location')).toBe('/carrito?cupon=invalido')
  expect(invalid.headers.get('Set-Cookie')).toContain('cartCoupon=; Path=/; Max-Age=0')
  expect((await send({ code: 'x', back: '//evil.example' })).headers.get('Location')).toBe(
    '/?cupon=invalido',
  )
})

test('too many codes in a row are refused with the time to wait, and accepted again later', async () => {
  let at = new Date('2026-11-21T17:00:00Z')
  const app = await testApp({ now: () => at })
  const attempts = await Promise.all(Array.from({ length: 30 }, (_, n) => askFor(app, `X${n}`)))
  expect(new Set(attempts.map(({ status }) => status))).toEqual(new Set([409]))
  const refused = await askFor(app, 'GIRASOL1')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toEqual({ ok: false, code: 'too_many_tries' })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  const page = await app.request('http://shop.test/cupon', {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams({ code: 'GIRASOL1' }),
  })
  expect([page.status, await page.text()]).toEqual([
    429,
    expect.stringContaining('Espera un minuto'),
  ])
  expect((await app.request('http://shop.test/catalogo')).status).toBe(200)
  at = new Date('2026-11-21T17:01:00Z')
  expect((await askFor(app, 'GIRASOL1')).status).toBe(200)
})
