import fs from 'node:fs'
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

describe('the case of a file name', () => {
  const statusAndTarget = async (path: string) => {
    const response = await (await testApp()).request(`${shop}${path}`)
    return [response.status, response.headers.get('Location')]
  }

  test('of the build is part of its address', async () => {
    const name = fs.readdirSync('build/client/assets').find((file) => file.endsWith('.js')) ?? ''
    expect(await statusAndTarget(`/assets/${name}`)).toEqual([200, null])
    expect(await statusAndTarget(`/assets/${name.toUpperCase()}`)).toEqual([404, null])
  })

  test.each([
    '/products/F-0123456789ABCDEF0123-0-0-100-800.webp',
    '/products/Foto%20de%20Casa%20%281%29.webp',
    '/products/ni%C3%B1o.webp',
    '/archivos/zelle_screenshots/ABC.webp?hasta=1&firma=x',
    '/pedido/AbC/foto/Foto.webp',
    '/admin/pedidos/GS-1/foto/Foto.WEBP',
  ])('%s is asked for as it is written', async (path) => {
    expect((await statusAndTarget(path))[1] ?? '').not.toMatch(/products|archivos|foto\//i)
  })
})

describe('a redirect to the one address', () => {
  const stored = async (path: string) =>
    (await (await testApp()).request(`${shop}${path}`)).headers.get('Cache-Control')

  test('is stored by the browser for a day', async () => {
    expect(await stored('/Catalogo/')).toBe('private, max-age=86400')
  })

  test.each([
    '/archivos/zelle_screenshots/a%2fb.webp?hasta=1&firma=x',
    '/Pedido/AbC_d-E',
    '/reset-password/?token=AbC',
    '/Checkout/continuar/AbC',
  ])('%s is not, since it may hold a key', async (path) => {
    expect(await stored(path)).toBe('no-store')
  })
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
