import { expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { onePathPerPage } from '#tests/harness/users/guards.ts'
import routes from '#web/routes.ts'

const requestsPerRoute = 200
const seed = 20_261_121

/** The same mistakes on every run. */
function randomFrom(start: number) {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const nasty = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  '[]',
  '{}',
  'true',
  '%',
  '%25',
  '_',
  '\\',
  "'",
  '"',
  "' or 1=1 --",
  '); drop table products; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '$%7B7*7}',
  '{{7*7}}',
  '\u202e',
  '\u2028',
  '😀',
  'ñandú',
  '\ud800',
  'a & b | !c:*',
  '00000000-0000-0000-0000-000000000000',
  '99999999999999999999',
  '2147483648',
  '-9223372036854775809',
  '1,2,3',
  '//evil.example',
  'javascript:alert(1)',
  'x'.repeat(3_000),
  'é'.repeat(900),
  '\u0301'.repeat(200),
  '%00',
  '%ff%fe',
  '%F0%9F',
  '\r\nSet-Cookie: a=b',
]
const parameters = [
  'search',
  'q',
  'product_id',
  'url_slug',
  'lng',
  'orden',
  'sort',
  'pagina',
  'page',
  'categoria',
  'category',
  'precio',
  'min',
  'max',
  'voltage',
  'voltaje',
  'destino',
  'ids',
  'from',
  'v',
  '_routes',
  '__proto__',
  'index',
  'p',
]
const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS']
const types = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data',
  '',
]
const cookies = ['i18next', 'isShippingToCuba', 'destino', 'session', '__proto__']

function requests(path: string, random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const encoded = () => {
    const value = pick(nasty)
    return random() < 0.2 ? value.replace(/[^%\w]/g, '') : encodeURIComponent(value.toWellFormed())
  }
  const query = () =>
    Array.from({ length: Math.floor(random() * 4) }, () => `${pick(parameters)}=${encoded()}`).join(
      '&',
    )
  const url = () => {
    const filled = path.replace(/:\w+/g, () => encoded() || 'x').replace('*', encoded)
    return `${filled}${random() < 0.15 ? '.data' : ''}?${query()}`
  }
  const one = () => {
    const method = pick(methods)
    const headers = new Headers({ Origin: 'http://shop.test' })
    headers.set('Cookie', `${pick(cookies)}=${encoded()}`)
    headers.set('Accept-Language', encodeURIComponent(pick(nasty).toWellFormed()).slice(0, 900))
    headers.set('Content-Type', pick(types))
    const body = method === 'POST' ? `${query()}&${pick(nasty)}` : null
    return { address: url(), init: { method, headers, body } }
  }
  return Array.from({ length: requestsPerRoute }, one)
}

test('any input to any route gets a status below 500', async () => {
  const app = await testApp()
  const random = randomFrom(seed)
  const invalid: string[] = []
  for (const path of [...onePathPerPage(routes), '/healthz', '/__manifest', '/assets/x.js'])
    for (const { address: url, init } of requests(path, random)) {
      const response = await app.request(`http://shop.test${url}`, init)
      await response.arrayBuffer()
      if (response.status >= 500 || response.status < 200)
        invalid.push(`${init.method} ${url} answers ${response.status}`)
    }
  expect(invalid).toEqual([])
})
