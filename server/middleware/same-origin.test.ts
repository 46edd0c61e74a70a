import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Env } from '../env.ts'
import { sameOrigin } from './same-origin.ts'

const app = new Hono<Env>()
app.use(sameOrigin('https://girasol.example'))
app.all('*', (c) => c.text('changed'))

const send = async (headers: Record<string, string>, method = 'POST') =>
  (await app.request('http://10.0.0.5:3000/destino', { method, headers })).status

const cookie = { Cookie: 'session=x' }

test.each([
  ['the form of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
  ['a form of a sister site', { 'Sec-Fetch-Site': 'same-site' }],
  ['an old browser on another site', { Origin: 'https://evil.example' }],
  ['a sandboxed page', { Origin: 'null' }],
  ['a site that begins like ours', { Origin: 'https://girasol.example.evil.example' }],
  ['a site that ends like ours', { Origin: 'https://notgirasol.example' }],
  ['another port', { Origin: 'https://girasol.example:8443' }],
  ['a lie in the origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://girasol.example' }],
  ['an origin that is none', { Origin: 'girasol.example' }],
  ['a page of another site, by its referrer', { Referer: 'https://evil.example/girasol.example' }],
  ['a browser that hides where it comes from', cookie],
])('%s changes nothing', async (_, headers) => {
  expect(await send({ ...cookie, ...headers })).toBe(403)
})

test.each([
  ['a form of the shop', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://girasol.example' }],
  ['an old browser in the shop', { Origin: 'https://girasol.example' }],
  ['the shop by its inner address', { Origin: 'http://10.0.0.5:3000' }],
  ['the shop by its referrer', { Referer: 'https://girasol.example/catalogo?search=x' }],
])('%s is heard', async (_, headers) => {
  expect(await send({ ...cookie, ...headers })).toBe(200)
})

test('a program without cookies has no credentials that could be misused', async () => {
  expect(await send({})).toBe(200)
})

test('reading is free, wherever one comes from', async () => {
  const headers = { ...cookie, 'Sec-Fetch-Site': 'cross-site' }
  expect(await send(headers, 'GET')).toBe(200)
})
