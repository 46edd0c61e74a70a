import fc from 'fast-check'
import type { Locale } from '#kernel/locale.ts'
import { clientIpOf } from '../app/client-ip.ts'
import { anyText } from './any-text.ts'
import { hostileTexts } from './hostile-texts.ts'

/** Another one finds other mistakes: FUZZ_SEED=7 npx vitest run --project floods server/fuzz.long.test.ts */
export const seed = Number(process.env.FUZZ_SEED) || 20_261_123

export interface AnyRequest {
  readonly locale: Locale
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

interface Known {
  /** Paths of routes, with the names of their parameters. */
  readonly routes: readonly string[]
  readonly functions: readonly string[]
  /** Cookies that a session really has, and texts that name rows that exist. */
  readonly sessions: readonly string[]
  readonly names: readonly string[]
}

const edges =
  '|0|-1|1e309|NaN|null|undefined|[]|{}|true|%|%25|_|\\|\'|"|../../etc/passwd|//evil.example|javascript:alert(1)|$%7B7*7}|{{7*7}}|%00|%ff%fe|%F0%9F|\r\nSet-Cookie: a=b|99999999999999999999|2147483648|00000000-0000-0000-0000-000000000000|a & b : c|1,2,3'
const texts = (names: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...edges.split('|')) },
    { weight: 3, arbitrary: anyText(40) },
    { weight: 2, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 2, arbitrary: fc.constantFrom(...names) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('x'.repeat(3_000), 'é'.repeat(900), '\u0301'.repeat(200)),
    },
  )

const parameters =
  'search q product_id url_slug orden sort pagina page categoria category precio min max voltage destino ids from v _routes __proto__ index p token clave email next code intent id cart back to ver lines'.split(
    ' ',
  )
const types = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  '',
]

const spellings: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path,
  (path) => path,
  (path) => `${path}.data`,
  (path) => `${path}/_.data`,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/.${path}`,
  (path) => path.replace(/[a-z]/, (character) => `%${character.charCodeAt(0).toString(16)}`),
]

/** What a header may hold at all: the browser or the server refuses everything else before us. */
const inHeader = (text: string) => encodeURIComponent(text.toWellFormed()).slice(0, 900)

function anyPath({ routes, functions, names }: Known): fc.Arbitrary<string> {
  const encoded = texts(names).map((text) => encodeURIComponent(text.toWellFormed()))
  const parts = fc.array(encoded, { minLength: 3, maxLength: 3 })
  const ofRoute = fc.tuple(fc.constantFrom(...routes), parts).map(([route, [a, b, c]]) => {
    let at = 0
    const next = () => [a, b, c][at++ % 3] || 'x'
    return route.replace(/:\w+|\*/g, next)
  })
  const ofFunction = fc.constantFrom(...functions).map((name) => `/functions/v1/${name}`)
  const path = fc.oneof({ weight: 5, arbitrary: ofRoute }, { weight: 1, arbitrary: ofFunction })
  const query = fc.array(fc.tuple(fc.constantFrom(...parameters), encoded), { maxLength: 3 })
  return fc.tuple(path, fc.constantFrom(...spellings), query).map(([plain, spell, pairs]) => {
    const search = pairs.map(([name, value]) => `${name}=${value}`).join('&')
    return spell(plain) + (search && `?${search}`)
  })
}

function anyBody({ names }: Known): fc.Arbitrary<string> {
  const fields = fc.array(fc.tuple(fc.constantFrom(...parameters), texts(names)), { maxLength: 6 })
  const form = fields.map((pairs) =>
    new URLSearchParams(pairs.map(([name, value]) => [name, value.toWellFormed()])).toString(),
  )
  return fc.oneof(
    { weight: 4, arbitrary: form },
    { weight: 3, arbitrary: fc.json({ maxDepth: 3 }) },
    { weight: 2, arbitrary: texts(names) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('a=1&'.repeat(20_000), '['.repeat(9_000), '--x\r\n\r\n'),
    },
  )
}

function anyHeaders({ sessions, names }: Known, locale: Locale) {
  const text = texts(names).map(inHeader)
  const cookies = fc.tuple(
    fc.constantFrom('', ...sessions),
    fc.constantFrom('cart', 'isShippingToCuba', 'destino', 'session', 'couponCode', '__proto__'),
    text,
  )
  return fc.record({
    Cookie: cookies.map(([session, name, value]) =>
      [session, `i18next=${locale}`, `${name}=${value}`].filter(Boolean).join('; '),
    ),
    Accept: fc.constantFrom('text/html', 'application/json', '*/*', ''),
    'Accept-Language': text,
    // whole texts are looked through; how they are compressed is tested elsewhere
    'Accept-Encoding': fc.constantFrom('', 'zebra, br;q=0', '*;q=0'),
    'Content-Type': fc.constantFrom(...types),
    Origin: fc.constantFrom('http://shop.test', 'http://shop.test', 'http://shop.test', 'null'),
    'X-Forwarded-For': fc.oneof(fc.uuid().map(clientIpOf), text),
    'If-None-Match': fc.constantFrom('', '*', '"x"'),
    Range: fc.constantFrom('', 'bytes=0-1'),
    'X-HTTP-Method-Override': fc.constantFrom('', 'DELETE'),
  })
}

/** Any request that a stranger or a customer may send to any route or function, in any spelling. */
export function anyRequest(known: Known): fc.Arbitrary<AnyRequest> {
  const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'BREW']
  return fc.constantFrom<Locale>('es', 'en').chain((locale) =>
    fc
      .record({
        locale: fc.constant(locale),
        path: anyPath(known),
        method: fc.constantFrom(...methods),
        headers: anyHeaders(known, locale),
        content: anyBody(known),
      })
      .map(({ content, ...request }) => ({
        ...request,
        body: request.method === 'POST' ? content : null,
      })),
  )
}
