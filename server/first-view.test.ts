import fs from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'
import { browserFiles } from '#tests/harness/app/whole-build.ts'

/** Ratchets, in transferred bytes: they may be lowered, never raised. */
const maxScript = 130_100
const maxFirstScreen = 14_100
const maxMessages = 12_300
/** The response head: the headers as sent over HTTP/1.1. */
const headerBytes = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 17)

async function open(path: string) {
  const app = await testApp()
  const send = async (url: string) => {
    const response = await app.request(`http://shop.test${url}`, {
      headers: { 'Accept-Encoding': 'br', 'Accept-Language': 'es' },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isPacked = response.headers.get('Content-Encoding') === 'br'
    return {
      headers: response.headers,
      bytes,
      text: isPacked ? brotliDecompressSync(bytes) : bytes,
    }
  }
  const { headers, bytes, text } = await send(path)
  return { send, headers, bytes, html: text.toString() }
}

/** How much of a packed page must have come before a browser can read this part of it. */
function neededFor(packed: Buffer, html: string, part: string, times = 1): number {
  let end = 0
  for (let time = 0; time < times; time++) end = html.indexOf(part, end) + part.length
  expect(end).toBeGreaterThan(part.length)
  const overrides = Buffer.byteLength(html.slice(0, end))
  const read = (bytes: number) =>
    brotliDecompressSync(packed.subarray(0, bytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }).length
  let [few, enough] = [1, packed.length]
  while (few < enough) {
    const half = (few + enough) >> 1
    if (read(half) >= overrides) enough = half
    else few = half + 1
  }
  return enough
}

test('the home page names no more scripts than a phone fetches gladly', async () => {
  const { send, html } = await open('/')
  const files = [...new Set(html.match(/\/assets\/[\w.~-]+\.js/g))]
  expect(files.length).toBeGreaterThan(5)
  const sizes = await Promise.all(files.map(async (file) => (await send(file)).bytes.length))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(maxScript)
})

test('the messages that every visitor fetches are packed as small as they can be', async () => {
  const { send, html } = await open('/catalogo')
  const [file = ''] = html.match(/\/locales\/es\/translation\.json\?v=\w+/) ?? []
  const { bytes, text } = await send(file)
  expect(JSON.parse(text.toString())).toHaveProperty('listing')
  expect(bytes.length).toBeLessThanOrEqual(maxMessages)
})

test('the chat adds nothing to a page before it is opened (S-184)', async () => {
  const { html } = await open('/')
  expect(html).toMatch(/assets\/storefront-layout/)
  expect(html).not.toMatch(/assets\/assistant-(chat|bubble|store|answer)/)
})

describe('head and first screen fit in the first packets of the response', () => {
  test.each([
    ['/', '</article>', 1],
    ['/catalogo', '</article>', 2],
    ['/baterias', '</article>', 2],
    ['/catalogo/kit-luz-100-w-y-640-wh', '</h1>', 1],
  ] as const)('%s', async (path, part, times) => {
    const { headers, bytes, html } = await open(path)
    const needed = neededFor(bytes, html, part, times)
    expect(headerBytes(headers) + needed).toBeLessThanOrEqual(maxFirstScreen)
  })
})

test.each([
  ['/baterias', 'touch'],
  ['/catalogo/kit-luz-100-w-y-640-wh', 'touch'],
  ['/guia-instalacion', 'touch'],
  ['/politica-de-cookies', 'touch'],
  ['/catalogo/nothing-of-that-name', ''],
  ['/', ''],
  ['/carrito', ''],
  ['/calculadora-solar', ''],
  ['/login', ''],
])('on a slow connection the scripts of %s wait for “%s”', async (path, sign) => {
  const { html } = await open(path)
  expect(html).toContain(`<script type="text/plain" data-later="${sign}">`)
  expect(html).not.toMatch(/rel="(?:modulepreload|preload)"|<script[^>]* src=/)
})

test('a page contains the styles of all it shows, and the rest is loaded later', async () => {
  const { send, html } = await open('/baterias')
  const [link = '', file = ''] =
    /<link data-later="" rel="later" href="(\/assets\/app-[\w-]+\.css)"/.exec(html) ?? []
  const later = (await send(file)).text.toString()
  const [, own = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  expect(own.length).toBeLessThan(later.length / 1.5)
  for (const rule of ['.cart-panel{', '.product-dialog{']) {
    expect(later).toContain(rule)
    expect(own).not.toContain(rule)
  }
  const overrides = [...html.matchAll(/\sclass="([\w\s-]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/).filter(Boolean),
  )
  for (const name of new Set(overrides)) {
    const rule = `.${name}{`
    if (later.includes(rule)) expect(own).toContain(rule)
  }
  for (const once of ['@font-face', '@property', '@layer base{'])
    expect([own.includes(once), later.includes(once)]).toEqual([true, false])
  // as in one sheet, where rules that depend on width or touch follow those that do not
  expect(html.indexOf('<style>')).toBeLessThan(html.indexOf(link))
})

test('the first view of a product is light: its page, its styles and its first image', async () => {
  const { send, bytes, html } = await open('/catalogo/kit-luz-100-w-y-640-wh')
  const images = html.match(/\/products\/[\w/-]+-800\.avif/) ?? []
  const image = await send(images[0] ?? '')
  expect(fs.existsSync(`${browserFiles}${images[0]}`)).toBe(true)
  expect(bytes.length + image.bytes.length).toBeLessThanOrEqual(60_000)
})

test('the shop does not load the routes of the admin area', async () => {
  const { send, html } = await open('/')
  const [, routes = ''] = /import "(\/assets\/manifest-[\w-]+\.js)"/.exec(html) ?? []
  const { text } = await send(routes)
  expect(text.toString()).toContain('"catalogue/listing/catalogue"')
  expect(text.toString()).not.toContain('admin/orders/')
})
