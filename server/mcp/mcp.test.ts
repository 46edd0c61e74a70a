import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, describe, expect, test } from 'vitest'
import { testApp } from '#tests/harness/app/app.ts'

const headers = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
}
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

async function onPort(): Promise<URL> {
  const app = await testApp()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  open.push(() => new Promise((resolve) => server.close(resolve)))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`)
}

const modes = {
  'the present protocol': { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  'the protocol of 2025': {},
} as const

async function connected(mode: keyof typeof modes): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' }, modes[mode])
  await client.connect(new StreamableHTTPClientTransport(await onPort()))
  open.unshift(() => client.close())
  return client
}

async function called(client: Client, name: string, input: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: input })
  const [first] = answer.content
  const text = first?.type === 'text' ? first.text : ''
  return { isError: answer.isError ?? false, value: JSON.parse(text) as Record<string, unknown> }
}

const slug = 'panel-solar-perc-550-w'
const devices = [{ code: 'vp' }, { code: 'bl', quantity: 4 }]

/** A text that no database can hold, for every tool that takes any. */
const halves = ['a\0b', '\uD83D'].flatMap((text) => [
  ['search_products', { text }],
  ['show_product', { slug: text }],
  ['compare', { slugs: [slug, text] }],
  ['landed_price', { slug: text }],
  ['province_delivery', { province: text }],
  ['compose_set', { devices, place: text }],
  ['estimate_runtime', { slug: text, devices }],
  ['check_system', { parts: [{ sku: text, quantity: 1 }] }],
  ['guide', { chapter: text }],
  ['search_texts', { question: `${text} paneles` }],
]) as (readonly [string, Record<string, unknown>])[]

test('a text with NUL or half a character is invalid input of every tool', async () => {
  const client = await connected('the present protocol')
  for (const [name, input] of halves)
    expect([name, await called(client, name, input)]).toMatchObject([
      name,
      { isError: true, value: { error: 'invalid input' } },
    ])
})

describe.each(Object.keys(modes) as (keyof typeof modes)[])('the SDK’s client, by %s', (mode) => {
  test('finds read-only tools with their schemas, each in both languages', async () => {
    const client = await connected(mode)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search_products', 'show_product', 'compare', 'landed_price', 'province_delivery'],
      ...['calculate_energy', 'compose_set', 'estimate_runtime', 'check_system'],
      ...['guide', 'policy', 'search_texts'],
    ])
    for (const { annotations, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true)
      expect(Object.keys(inputSchema.properties ?? {})).toContain('language')
    }
  })

  test('asks every tool', async () => {
    const client = await connected(mode)
    const ask = async (name: string, input: Record<string, unknown>) => {
      const { isError, value } = await called(client, name, input)
      expect([name, isError]).toEqual([name, false])
      return value
    }
    const found = await ask('search_products', { family: 'panel' })
    expect(await ask('show_product', { slug })).toMatchObject({ price_usa: '$209.99' })
    expect(await ask('show_product', { slug, language: 'en' })).toMatchObject({
      name: 'PERC Solar Panel 550 W',
    })
    expect(await ask('landed_price', { slug })).toHaveProperty('parts')
    const { products } = found as { products: { slug: string; sku: string }[] }
    const slugs = products.slice(0, 2).map((product) => product.slug)
    expect(await ask('compare', { slugs })).toMatchObject({
      products: slugs.map((each) => ({ slug: each })),
    })
    expect(await ask('province_delivery', { province: 'Holguín' })).toMatchObject({
      name: 'Holguín',
    })
    expect(await ask('calculate_energy', { devices })).toHaveProperty('batteryWh')
    const composed = await ask('compose_set', { devices, place: 'US-FL', destination: 'usa' })
    expect(composed).toMatchObject({ destination: 'usa', nearest: null })
    const evening = [{ code: 'vp' }, { code: 'bl', quantity: 4 }, { code: 'ro' }, { code: 'te' }]
    const asked = { devices: evening, blackout_hours: 10, place: 'US-FL', panels: false }
    const { sets } = await ask('compose_set', { ...asked, destination: 'usa' })
    for (const { parts } of sets as { parts: { sku: string; quantity: number }[] }[]) {
      const bought = parts.map(({ sku, quantity }) => ({ sku, quantity }))
      const { findings } = await ask('check_system', { parts: bought, place: 'US-FL' })
      expect((findings as { rule: string }[]).map(({ rule }) => rule)).not.toContain('E20')
    }
    const station = await ask('search_products', { family: 'portable' })
    const [{ slug: stationSlug } = { slug: '' }] = (station as typeof found).products as [
      { slug: string },
    ]
    expect(await ask('estimate_runtime', { slug: stationSlug, devices })).toMatchObject({
      hours: expect.any(Number),
      runs: expect.any(Boolean),
      asks_volts: [],
    })
    const sick = [{ code: 'ox' }]
    const note = { medical: expect.stringContaining('dependas nunca de una sola fuente') }
    expect(await ask('estimate_runtime', { slug: stationSlug, devices: sick })).toMatchObject(note)
    expect(await ask('calculate_energy', { devices: sick })).toMatchObject(note)
    expect(await ask('compose_set', { devices: sick, panels: false })).toMatchObject(note)
    const split = await ask('compose_set', { devices: [{ code: 'sc' }], blackout_hours: 4 })
    expect(split).toHaveProperty('asks_volts', ['sc'])
    const small = { parts: [{ sku: 'KIT-LUZ-640', quantity: 1 }], devices: sick }
    expect(await ask('check_system', small)).toHaveProperty('findings.0.rule', 'E29')
    const sku = products[0]?.sku
    expect(await ask('check_system', { parts: [{ sku, quantity: 2 }] })).toHaveProperty('findings')
    expect(await ask('guide', {})).toHaveProperty('chapters')
    expect(await ask('guide', { chapter: 'protecciones' })).toHaveProperty('points')
    expect(await ask('policy', { topic: 'warranty' })).toHaveProperty('lines')
    const texts = await ask('search_texts', { question: '¿cuánto dura la garantía?' })
    expect(texts).toHaveProperty('passages.0.href')
  })

  test.each([
    ['show_product', {}, 'slug'],
    ['compose_set', { devices: [{ code: 'zz' }] }, 'devices.0.code'],
    ['compose_set', { devices, place: 'Marte' }, 'place'],
    ['compose_set', { devices, destination: 'canada' }, 'destination'],
    ['province_delivery', { province: 'Florida' }, 'province'],
    ['policy', { topic: 'x' }, 'topic'],
  ])('%s with %j is told which field is not right', async (name, input, field) => {
    const { isError, value } = await called(await connected(mode), name, input)
    expect(isError).toBe(true)
    expect(Object.keys(value.fields as object)).toContain(field)
  })

  test('an unknown tool, and one of the chat alone, is an error of the protocol', async () => {
    const client = await connected(mode)
    for (const name of ['drop_table', 'hand_over'])
      await expect(client.callTool({ name, arguments: {} })).rejects.toThrow(/unknown tool/)
  })
})

async function send(body: unknown, init: RequestInit = {}) {
  const app = await testApp()
  return app.request('http://shop.test/mcp', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { ...headers, ...(init.headers as Record<string, string> | undefined) },
  })
}
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

test('the answer is JSON and stored by nobody', async () => {
  const answer = await send(list)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toContain('application/json')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('no stream is held open for a client that listens', async () => {
  const version = '2026-07-28'
  const meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'a test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const params = { _meta: meta, notifications: { toolsListChanged: true } }
  const answer = await send(
    { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params },
    { headers: { 'MCP-Protocol-Version': version, 'Mcp-Method': 'subscriptions/listen' } },
  )
  expect(await answer.json()).toMatchObject({ error: { message: 'Subscription limit reached' } })
})

test.each(['GET', 'DELETE', 'PUT'])('%s is not allowed', async (method) => {
  const app = await testApp()
  const answer = await app.request('http://shop.test/mcp', { method, headers })
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: {} })
})

test.each(['', '{', '[]', '7', 'null', JSON.stringify([list, list])])(
  '%j is refused as no message',
  async (body) => {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: {}, id: null })
  },
)

test('a page of another address is refused, also one whose name points here', async () => {
  const evil = { Origin: 'http://evil.example', 'Sec-Fetch-Site': 'same-origin' }
  const app = await testApp()
  for (const url of ['http://shop.test/mcp', 'http://evil.example/mcp']) {
    const init = { method: 'POST', headers: { ...headers, ...evil }, body: JSON.stringify(list) }
    expect((await app.request(url, init)).status).toBe(403)
  }
  expect((await send(list, { headers: { Origin: 'http://shop.test' } })).status).toBe(200)
})

test('a body that is too large is not read', async () => {
  const long = { ...list, params: { text: 'x'.repeat(70_000) } }
  expect((await send(long)).status).toBe(413)
})

test('requests count together with those to the functions of the shop', async () => {
  const app = await testApp()
  const post = (path: string, body: unknown) =>
    app.request(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  for (let at = 0; at < 120; at += 1) await post('/functions/v1/none', {})
  for (let at = 0; at < 120; at += 1) await post('/mcp', 0)
  const answer = await post('/mcp', list)
  expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
})
