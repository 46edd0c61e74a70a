import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp, type Visit, visit } from '#tests/harness/app/app.ts'

const pages = [
  '/',
  '/catalogo',
  '/catalogo/kit-luz-100-w-y-640-wh',
  '/?url_slug=kit-luz-100-w-y-640-wh',
  '/terminos-y-condiciones',
  '/nothing',
  '/catalogo?lng=en',
]

const directive = ({ headers }: Visit, name: string): string[] =>
  (headers.get('Content-Security-Policy') ?? '')
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? []

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const blocks = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=|ld\+json|type="application\/json"/.test(attributes))
    .map(([, , text = '']) => text)

describe.each(pages)('the policy of %s', (path) => {
  const open = async () => visit(await testApp(), path)

  test('would allow a maps service, a geolocation API and an e-mail API only where a page calls one; none does (S-354, S-355, S-356)', async () => {
    expect((await open()).headers.get('Content-Security-Policy')).not.toContain('://')
  })

  test('names every inline block by its hash and allows no other', async () => {
    const page = await open()
    for (const tag of ['script', 'style'] as const) {
      const allowed = directive(page, `${tag}-src`)
      expect(allowed).not.toContain("'unsafe-inline'")
      expect(allowed).not.toContain("'unsafe-eval'")
      for (const block of blocks(page.html, tag)) expect(allowed).toContain(hashOf(block))
    }
  })

  test('is not needed for anything that it would forbid', async () => {
    const { html } = await open()
    const tags = html.match(/<[a-z][^>]*>/gi) ?? []
    expect(tags.filter((tag) => /\s(style|on[a-z]+)=/i.test(tag))).toEqual([])
    expect(
      tags.filter((tag) => /^<(script|link|img)/.test(tag) && /(src|href)="\/\//.test(tag)),
    ).toEqual([])
  })
})

test('every response has the security headers', async () => {
  const app = await testApp()
  for (const path of ['/', '/nothing', '/healthz', '/robots.txt', '/brand/favicon.svg', '/%ff']) {
    const { headers } = await visit(app, path)
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff')
    expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Content-Security-Policy'), path).toContain("default-src 'none'")
    expect(headers.get('X-Request-Id'), path).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('what only documents obey is sent with them, and not with each of twenty files of a page', async () => {
  const app = await testApp()
  const namesAt = async (path: string) => [...(await visit(app, path)).headers.keys()]
  const ofDocuments = ['cross-origin-opener-policy', 'permissions-policy']
  for (const path of ['/', '/nothing', '/healthz', '/robots.txt', '/brand/favicon.svg'])
    expect(await namesAt(path), path).toEqual(expect.arrayContaining(ofDocuments))
  for (const path of ['/products/bat-12v050/bat-12v050-480.avif', '/sw.js', '/lite-mode.css']) {
    const names = await namesAt(path)
    expect(names, path).toEqual(expect.arrayContaining(['content-security-policy', 'etag']))
    for (const name of [...ofDocuments, 'last-modified']) expect(names, path).not.toContain(name)
  }
})

test('the cookie of the language is sent over TLS only, where the shop uses it', async () => {
  const cookieAt = async (shopUrl: string) => {
    const { headers } = await visit(await testApp({ shopUrl }), '/catalogo?lng=en')
    return headers.getSetCookie().find((cookie) => cookie.startsWith('i18next=')) ?? ''
  }
  expect(await cookieAt('https://girasol.example')).toMatch(/; Secure/)
  expect(await cookieAt('http://shop.test')).not.toMatch(/Secure/)
})

test('HSTS is sent exactly when the shop uses https', async () => {
  const secure = await visit(await testApp({ shopUrl: 'https://girasol.example' }), '/')
  expect(secure.headers.get('Strict-Transport-Security')).toContain('max-age=31536000')
  const plain = await visit(await testApp(), '/')
  expect(plain.headers.has('Strict-Transport-Security')).toBe(false)
})
