import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { aClientIp } from '#tests/harness/app/client-ip.ts'

const shop = 'http://shop.test'
const coupon = [
  '/cupon',
  '/cupon/',
  '/CUPON',
  '//cupon',
  '/cupon//',
  '/%63upon',
  '/Cup%6fn/',
  '/./cupon',
  '/cupon.data',
  '/cupon/_.data',
  '/CUPON.data',
  '/cupon%2Edata',
]

async function poster(ip = aClientIp()) {
  const app = await testApp()
  const post = async (path: string, code: string): Promise<Response> => {
    const headers = { Origin: shop, 'X-Forwarded-For': ip }
    const body = new URLSearchParams({ code })
    const response = await app.request(`${shop}${path}`, { method: 'POST', headers, body })
    const target = response.headers.get('Location')
    return response.status === 308 && target ? post(target, code) : response
  }
  return post
}

test('another spelling of a path does not renew its allowance', async () => {
  const post = await poster()
  const statuses: number[] = []
  for (let n = 0; n < 48; n += 1)
    statuses.push((await post(coupon[n % coupon.length] ?? '', `NO-${n}`)).status)
  expect(statuses.filter((status) => status !== 429)).toHaveLength(30)
})

test('nor does that of a proof, a damage report or a function', async () => {
  for (const [paths, max] of [
    [['/pedido/x/comprobante', '/Pedido/x/Comprobante', '/pedido/x/comprobante.data'], 20],
    [['/pedido/x/danos/', '/pedido//x/danos', '/pedido/x/danos.data'], 20],
    [['/functions/v1/nothing', '/Functions/V1/nothing', '/functions/v1/nothing.data'], 240],
  ] as const) {
    const post = await poster()
    const statuses: number[] = []
    for (let n = 0; n < max + 9; n += 1)
      statuses.push((await post(paths[n % paths.length] ?? '', 'x')).status)
    expect(statuses.filter((status) => status !== 429)).toHaveLength(max)
  }
})

test('a form sent to another spelling of its page is answered as at the page itself', async () => {
  const post = await poster()
  expect((await post('/CUPON/', 'NO-SUCH')).status).toBe((await post('/cupon', 'NO-SUCH')).status)
})

describe('a page has one address', () => {
  test.each([
    ['/CATALOGO?page=2', '/catalogo?page=2'],
    ['/catalogo/', '/catalogo'],
    ['//catalogo//', '/catalogo'],
    ['/%63atalogo', '/catalogo'],
    ['/Catalogo/Kit-Luz', '/catalogo/Kit-Luz'],
    ['/catalogo/_.data?page=2', '/catalogo.data?page=2'],
    ['/Admin-Signup', '/admin-signup'],
  ])('%s leads to %s', async (path, target) => {
    const response = await (await testApp()).request(`${shop}${path}`)
    expect([response.status, response.headers.get('Location')]).toEqual([308, target])
  })

  test.each([
    '//evil.example',
    '///evil.example/',
    '/%2F%2Fevil.example/',
    '/%5c%5cevil.example',
    '/\\evil.example',
  ])('%s leads nowhere else', async (path) => {
    const response = await (await testApp()).request(`${shop}${path}`)
    expect(response.headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/)
  })

  test.each([
    '/',
    '/catalogo',
    '/_.data',
    '/catalogo.data',
    '/pedido/AbC',
    '/assets/AbC.js',
    '/catalogo/a%2Fb',
  ])('%s is one already', async (path) => {
    expect((await (await testApp()).request(`${shop}${path}`)).headers.get('Location')).toBeNull()
  })
})
