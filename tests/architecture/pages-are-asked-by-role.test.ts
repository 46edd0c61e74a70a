import fs from 'node:fs'
import { expect, test } from 'vitest'

/** Where the letters of a page are what is tested. */
const about: Readonly<Record<string, string>> = {
  'web/offline/worker/cached-html.rules.test.ts': 'rewrites the text of a page in the worker',
  'web/seo/seo.test.ts': 'the sitemap is XML',
  'web/seo/sitemap-entries.rules.test.ts': 'the sitemap is XML',
  'web/shell/document/valid-html.test.ts': 'validates the text of a page',
}

/** A tag or an attribute within an expression that is matched against a page. */
const expressions = [
  /(?<=[\s(=,])\/(?:[^/\n\\]|\\.)*<(?:\/|\\\/)?[a-z][a-z0-9]*(?:\\b|[\s[(>])(?:[^/\n\\]|\\.)*\//g,
  /(?<=[\s(=,])\/(?:[^/\n\\]|\\.)*\b(?:name|value|href|id|class|type|action|src)="(?:[^/\n\\]|\\.)*\//g,
  /new RegExp\(\s*[`'"][^`'"\n]*(?:<[a-z]|\b(?:name|value|href|id|class|type|action|src)=")/g,
]
/** An attribute as React writes it, looked for in a page. */
const attributes =
  /[hH]tml\)?(?:\.not)?\.(?:to(?:Contain|Match)|includes)\([^)]*\b(?:name|value|href|id|class|type|action|src)=/g

/** What an attacker sent, and no page may hold as it was sent. */
const attack = /<script>|<img src=/

const findings = (text: string): string[] =>
  [...expressions, attributes]
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found))
    .filter((found) => !attack.test(found))

test('tests of pages ask by role, name and field, not by the letters of the HTML', () => {
  const found = fs
    .globSync('web/**/*.test.ts')
    .filter((file) => !(file in about))
    .flatMap((file) => findings(fs.readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`))
  expect(found).toEqual([])
})

test('each of the exceptions is one', () => {
  const needless = Object.keys(about).filter(
    (file) => findings(fs.readFileSync(file, 'utf8')).length === 0,
  )
  expect(needless).toEqual([])
})

test.each([
  'html.matchAll(/<input type="hidden" name="([^"]+)"/g)',
  String.raw`expect(html).toMatch(/href="\/cuenta"[^>]*>Reintentar/)`,
  'new RegExp(`<input[^>]*name="kwh"`)',
  `expect(page.html).toContain('value="paypal"')`,
])('it would find %s', (line) => {
  expect(findings(line)).not.toEqual([])
})
